import { ApiError } from '@lectern/contract/api-error'
import type { ExamSet } from '@lectern/contract/exam/shapes'
import { suggestTitle } from '@lectern/domain/content'
import { MOST_OTHER_MATERIALS } from '@lectern/domain/exam'
import { createStudentStore } from '../../core/account/student-store.ts'
import { repeatLostCall } from '../../core/generation/repeat-lost-call.ts'
import { errorText } from '../../lib/api/error-text.ts'
import { isMissing } from '../../lib/api/is-missing.ts'
import { say } from '../../lib/language.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { toastError } from '../../ui/toasts/toasts.ts'
import { examApi } from './api.ts'
import type { Draft } from './draft.ts'

/** An exam being made. It goes on whatever the student looks at. */
export type Generation =
  | { phase: 'idle' }
  | { phase: 'quoting' }
  /** Fewer good questions than were chosen: what the draft would give, as long as it stays as it is. */
  | { phase: 'offered'; draft: Draft; availableCount: number; credits: number }
  | { phase: 'generating'; questionCount: number }
  /** `opensItself`: the student waited for it, and it has not been opened yet. */
  | { phase: 'done'; exam: ExamSet; opensItself: boolean }
  /** `generationId`: what the server calls it, where it was begun. */
  | { phase: 'failed'; error: string; refundedCredits: number | null; generationId: string | null }

const IDLE: Generation = { phase: 'idle' }
export const generationStore = createStudentStore<Generation>(IDLE)

/** An exam that was made is practised: there is no more to say of it. */
export function forgetGeneration(examId: number): void {
  const generation = generationStore.get()
  if (generation.phase === 'done' && generation.exam.id === examId) generationStore.set(IDLE)
}

/** What was said of an exam that could not be made has been read: another one is asked for. */
export function forgetFailure(): void {
  const generation = generationStore.get()
  if (generation.phase !== 'failed') return
  generationStore.set(IDLE)
  if (generation.generationId) void dismiss(generation.generationId)
}

/** Where another one of the same text is asked for, the server may have forgotten it by itself. */
const dismiss = (id: string) =>
  examApi
    .dismissGeneration({ params: { id } })
    .catch((error: unknown) => isMissing(error) || logFailure('What failed is told again', error))

let isWatched = false
/** The screen that shows what becomes of an exam is in view, until what it gives back is called. */
export function watchGeneration(): () => void {
  isWatched = true
  return () => {
    isWatched = false
  }
}

/** How many good questions a draft gives, and their price. */
export const quote = (draft: Draft) => orWithoutMaterial(bodyOf(draft), (body) => examApi.quote({ body }))

/**
 * Makes an exam of a draft that has been checked, where its material gives as many good questions as were chosen; else
 * keeps what it does give as an offer, and nothing is paid.
 */
export async function quoteAndGenerate(draft: Draft): Promise<void> {
  forgetFailure()
  const mine: Generation = { phase: 'quoting' }
  generationStore.set(mine)
  try {
    const { available_count, credits } = await quote(draft)
    if (generationStore.get() !== mine) return
    if (available_count >= draft.questionCount) return await generate(draft)
    generationStore.set({ phase: 'offered', draft, availableCount: available_count, credits })
  } catch (error) {
    if (generationStore.get() === mine) fail(error)
  }
}

/**
 * Makes an exam of a draft that has been checked, with the number of questions that was agreed on where it is not the one
 * that was chosen. A lost answer is asked for again, and paid once.
 */
export async function generate(draft: Draft, agreedCount: number | null = null): Promise<void> {
  forgetFailure()
  const mine: Generation = { phase: 'generating', questionCount: agreedCount ?? draft.questionCount }
  generationStore.set(mine)
  const idempotencyKey = crypto.randomUUID()
  const order = { ...bodyOf(draft), agreed_count: agreedCount }
  const stop = new AbortController()
  try {
    const exam = await orWithoutMaterial(order, (body) =>
      repeatLostCall(() => examApi.generate({ body }, { idempotencyKey }), stop.signal),
    )
    if (generationStore.get() === mine) generationStore.set({ phase: 'done', exam, opensItself: isWatched })
  } catch (error) {
    if (generationStore.get() === mine) fail(error)
  }
}

/** Takes a finished exam to be opened, once; null where it was taken, or finished while the student was elsewhere. */
export function takeFinishedExam(): ExamSet | null {
  const generation = generationStore.get()
  if (generation.phase !== 'done' || !generation.opensItself) return null
  generationStore.set({ ...generation, opensItself: false })
  return generation.exam
}

/**
 * The text is there all the same where the material that it came from has been deleted meanwhile. It is named among the others, of
 * which those that have gone are passed over: what is named by nobody was typed, and becomes a material.
 */
const orWithoutMaterial = <Body extends { material_id: number | null; other_material_ids: number[] }, Answer>(
  body: Body,
  call: (body: Body) => Promise<Answer>,
): Promise<Answer> =>
  call(body).catch((error: unknown) => {
    if (body.material_id === null || !isMissing(error)) throw error
    const named = [body.material_id, ...body.other_material_ids].slice(0, MOST_OTHER_MATERIALS)
    return call({ ...body, material_id: null, other_material_ids: named })
  })

const bodyOf = ({ method, language, texts, documentNames, questionCount, kinds, level, ...draft }: Draft) => ({
  method,
  language,
  content: '',
  topics: '',
  prompt: '',
  ...named(method, texts[method]),
  material_id: method === 'content' ? draft.materialId : null,
  other_material_ids: method === 'content' ? [...draft.otherMaterialIds] : [],
  question_count: questionCount,
  kinds: [...kinds],
  level,
  title: method === 'content' ? titleOfSeveral(documentNames) : undefined,
})

/** One document gives its own title to the exam, as the server knows it; several are named by the first one. */
function titleOfSeveral([first = '', ...others]: readonly string[]): string | undefined {
  if (others.length === 0) return undefined
  return say('exam.titleOfSeveral', { first: suggestTitle(first, ''), more: others.length })
}

const named = (method: Draft['method'], text: string) =>
  method === 'content' ? { content: text } : method === 'topic' ? { topics: text } : { prompt: text }

/** Said once: where the form is in view it tells, else a toast does. */
function fail(error: unknown): void {
  const text = explain(error)
  const { credits_refunded: refunded, generation_id: id } = error instanceof ApiError ? error.data : {}
  if (!isWatched) toastError(text, 'session')
  generationStore.set({
    phase: 'failed',
    error: text,
    refundedCredits: typeof refunded === 'number' ? refunded : null,
    generationId: typeof id === 'string' ? id : null,
  })
}

function explain(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 402) return say('exam.notEnoughCredits')
  if (status === 401) return say('exam.loginToGenerate')
  return say('exam.generateFailed', { reason: errorText(error, say('exam.networkError')) })
}
