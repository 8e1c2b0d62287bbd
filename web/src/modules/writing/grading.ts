import { ApiError } from '@lectern/contract/api-error'
import type { EssayReport } from '@lectern/contract/writing/shapes'
import { SIMULATED_PROGRESS_LIMIT } from '@lectern/domain/writing'
import { createStudentStore } from '../../core/account/student-store.ts'
import { repeatLostCall } from '../../core/generation/repeat-lost-call.ts'
import { errorText } from '../../lib/api/error-text.ts'
import { isMissing } from '../../lib/api/is-missing.ts'
import { say } from '../../lib/language.ts'
import { wait } from '../../lib/wait.ts'
import { writingApi } from './api.ts'
import { clearDraft } from './change-draft.ts'
import { attemptStore, type Draft, draftStore, EMPTY, nameOf, topicImageStore } from './draft.ts'
import { keptEssay } from './kept-essay.ts'

/** Where the grading of the draft stands. It goes on while the student is elsewhere in the product. */
export type Grading =
  | { phase: 'idle'; failure: GradingFailure | null }
  | { phase: 'grading'; percent: number }
  | { phase: 'done'; report: EssayReport }

export interface GradingFailure {
  text: string
  /** Only what the server has committed (requirements/credits.md#refunds). */
  refundedCredits: number
}

const IDLE: Grading = { phase: 'idle', failure: null }
const TICK_MS = 400
/** Grading waits no longer for what was written last to be kept. */
const LONGEST_SAVE_MS = 3000
/** Share of the way left that each tick takes: quick at first, then ever slower, as waiting feels. */
const SHARE_A_TICK = 0.06
/** How long the full bar stands before the report takes its place. */
const FULL_BAR_MS = 300

export const gradingStore = createStudentStore<Grading>(IDLE)

export const forgetGrading = (): void => gradingStore.set(IDLE)

/** The key of a draft that is sent now: that of its last try where there was one. */
function keyOf(draft: string): string {
  const attempt = attemptStore.get()
  const key = attempt?.draft === draft ? attempt.key : crypto.randomUUID()
  attemptStore.set({ draft, key, hasFailed: false })
  return key
}

/** What was graded leaves the form, where it would be sent and paid once more, on any device; what was written since stays. */
function clearGraded(graded: string): void {
  const isStillHere = nameOf(draftStore.get(), topicImageStore.get()) === graded
  if (isStillHere) {
    // Had the server been told too late what was sent, it would still keep what was written before.
    keptEssay.rebase(draftStore.get())
    clearDraft()
  }
  attemptStore.set(null)
}

/** Has the draft graded; a second call while one is under way does nothing. */
export async function startGrading(): Promise<void> {
  if (gradingStore.get().phase === 'grading') return
  const draft = draftStore.get()
  const image = topicImageStore.get()
  gradingStore.set({ phase: 'grading', percent: 0 })
  const stopProgress = simulateProgress()
  const name = nameOf(draft, image)
  // Only where the server keeps all of it does it know that this is the essay which was sent.
  await Promise.race([keptEssay.save(), wait(LONGEST_SAVE_MS)])
  if (gradingStore.get().phase !== 'grading') return stopProgress()
  const key = keyOf(name)
  // It is emptied there as it arrives: where nothing comes of it, it is kept anew.
  keptEssay.rebase(EMPTY)
  const outcome = await send(draft, image, key).finally(stopProgress)
  // Its student has signed out: nobody waits for it any more.
  if (gradingStore.get().phase !== 'grading') return
  if (outcome.phase === 'done') {
    clearGraded(name)
    gradingStore.set({ phase: 'grading', percent: 100 })
    await wait(FULL_BAR_MS, new AbortController().signal)
    if (gradingStore.get().phase !== 'grading') return
  } else attemptStore.update((attempt) => attempt && { ...attempt, hasFailed: true })
  gradingStore.set(outcome)
}

function simulateProgress(): () => void {
  const timer = setInterval(() => {
    gradingStore.update((state) =>
      state.phase === 'grading'
        ? { ...state, percent: state.percent + (SIMULATED_PROGRESS_LIMIT - state.percent) * SHARE_A_TICK }
        : state,
    )
  }, TICK_MS)
  return () => clearInterval(timer)
}

function send(draft: Draft, image: File | null, idempotencyKey: string): Promise<Grading> {
  const form = {
    content: draft.content,
    exam_type: draft.examType,
    purpose: draft.examType === 'Other' ? draft.purpose : '',
    topic: image ? '' : draft.topic,
    previous_id: draft.previousId ?? undefined,
    image: image ?? undefined,
  }
  const gone = { is_material_gone: 'true' } as const
  const grade = (origin: { material_id?: number | undefined; is_material_gone?: 'true' }) =>
    repeatLostCall(
      () => writingApi.grade({ form: { ...form, ...origin } }, { idempotencyKey }),
      new AbortController().signal,
    )
  const answer = grade(draft.isMaterialGone ? gone : { material_id: draft.materialId ?? undefined })
  // The text is there all the same where the file that it was read from has been deleted meanwhile.
  const orWithoutMaterial = answer.catch((error: unknown) => {
    if (!draft.materialId || !isMissing(error)) throw error
    return grade(gone)
  })
  return orWithoutMaterial.then(
    (report): Grading => ({ phase: 'done', report }),
    (error: unknown): Grading => ({ phase: 'idle', failure: describeFailure(error) }),
  )
}

/** The catalogue's words. */
function describeFailure(error: unknown): GradingFailure {
  const refunded = error instanceof ApiError ? error.data.credits_refunded : undefined
  const isLost = error instanceof ApiError && error.status === 0
  return {
    text: isLost ? say('writing.networkFailed') : errorText(error, say('writing.failed')),
    refundedCredits: typeof refunded === 'number' ? refunded : 0,
  }
}
