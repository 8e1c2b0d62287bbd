import { DEFAULT_EXAM_TYPE, type ExamType } from '@lectern/domain/writing'
import { createSavedStudentStore, createStudentStore } from '../../core/account/student-store.ts'
import { useStore } from '../../lib/store.ts'

/** An essay on its way to being graded. Survives leaving the screen and a reload. */
export interface Draft {
  content: string
  examType: ExamType
  purpose: string
  topic: string
  /** The graded essay that this one revises. */
  previousId: number | null
  /** What the file is kept as that it was read from. */
  materialId: number | null
  /** Whether that has been deleted since. */
  isMaterialGone: boolean
}

/** A text that was read from no file. */
export const OWN = { materialId: null, isMaterialGone: false }
export const EMPTY: Draft = {
  ...{ content: '', examType: DEFAULT_EXAM_TYPE, purpose: '', topic: '', previousId: null },
  ...OWN,
}

export const draftStore = createSavedStudentStore<Draft>('writing.draft', EMPTY)
/** The topic as an image takes the place of its text. A reload loses it: a file cannot be kept. */
export const topicImageStore = createStudentStore<File | null>(null)

/** What was sent last: `draft` as `nameOf` names it, the key of every try of it, and whether the last one gave no report. */
interface Attempt {
  draft: string
  key: string
  hasFailed: boolean
}

/** Sent with every try of the same draft, so that it is paid once, also after a reload. */
export const attemptStore = createSavedStudentStore<Attempt | null>('writing.attempt', null)

/** What tells one draft from another. */
export const nameOf = (draft: Draft, image: File | null): string =>
  JSON.stringify([draft, image && [image.name, image.size, image.lastModified]])

/** Whether the essay in the form is being graded, or was. */
export function isSent(): boolean {
  const attempt = attemptStore.get()
  return attempt !== null && !attempt.hasFailed && attempt.draft === nameOf(draftStore.get(), topicImageStore.get())
}

/** The essay in the form, unless it is being graded, or was: '' then. */
export function useUnsentEssay(): string {
  const { content } = useStore(draftStore)
  useStore(topicImageStore)
  useStore(attemptStore)
  return isSent() ? '' : content.trim()
}
