import { ApiError } from '@lectern/contract/api-error'
import type { ExamSet } from '@lectern/contract/exam'
import { EXAM_TEXTS, generateFailed } from '@lectern/domain/exam'
import { createStudentStore } from '../../core/account/student-store.ts'
import { repeatLostCall } from '../../core/generation/repeat-lost-call.ts'
import { errorText } from '../../lib/error-text.ts'
import { toastError } from '../../ui/toasts.ts'
import { examApi } from './api.ts'
import type { Draft } from './draft.ts'

/** An exam being made. It goes on whatever the student looks at. */
export type Generation =
  | { phase: 'idle' }
  | { phase: 'generating' }
  | { phase: 'done'; exam: ExamSet }
  | { phase: 'failed'; error: string; refundedCredits: number | null }

const IDLE: Generation = { phase: 'idle' }
export const generationStore = createStudentStore<Generation>(IDLE)
export const forgetGeneration = (): void => generationStore.set(IDLE)

/** Makes an exam of a draft that has been checked. A lost answer is asked for again, and paid once. */
export async function generate({ method, language, texts }: Draft): Promise<void> {
  const mine: Generation = { phase: 'generating' }
  generationStore.set(mine)
  const idempotencyKey = crypto.randomUUID()
  const body = { method, language, content: '', topics: '', prompt: '', ...named(method, texts[method]) }
  const stop = new AbortController()
  try {
    const exam = await repeatLostCall(() => examApi.generate({ body }, { idempotencyKey }), stop.signal)
    if (generationStore.get() === mine) generationStore.set({ phase: 'done', exam })
  } catch (error) {
    if (generationStore.get() === mine) fail(error)
  }
}

const named = (method: Draft['method'], text: string) =>
  method === 'content' ? { content: text } : method === 'topic' ? { topics: text } : { prompt: text }

function fail(error: unknown): void {
  const text = explain(error)
  const refunded = error instanceof ApiError ? error.data.credits_refunded : null
  toastError(text, 'session')
  generationStore.set({
    phase: 'failed',
    error: text,
    refundedCredits: typeof refunded === 'number' ? refunded : null,
  })
}

function explain(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 402) return EXAM_TEXTS.notEnoughCredits
  if (status === 401) return EXAM_TEXTS.loginToGenerate
  return generateFailed(errorText(error, 'Network error'))
}

window.addEventListener('beforeunload', (event) => {
  if (generationStore.get().phase === 'generating') event.preventDefault()
})
