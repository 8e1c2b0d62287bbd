import { createSavedStudentStore } from '../../core/account/student-store.ts'
import { isStillFrom } from '../../core/documents/still-from.ts'

/** Material on its way to becoming cards. Survives leaving the screen and a reload. */
export interface Draft {
  tags: readonly string[]
  ownPurpose: string
  content: string
  /** Name of the file that the content was read from; empty for pasted text. */
  documentName: string
  /** What that file is kept as. */
  materialId: number | null
}

const EMPTY: Draft = { tags: [], ownPurpose: '', content: '', documentName: '', materialId: null }

export const draftStore = createSavedStudentStore<Draft>('recite.draft', EMPTY)

export const changeDraft = (change: Partial<Draft>): void => draftStore.update((draft) => ({ ...draft, ...change }))
/** Typed or pasted content; it may no longer come from the document. */
export const changeContent = (content: string): void =>
  changeDraft(
    isStillFrom(draftStore.get().content, content) ? { content } : { content, documentName: '', materialId: null },
  )
export const clearDraft = (): void => draftStore.set(EMPTY)
export const isEmptyDraft = (draft: Draft): boolean => draft.content.trim() === ''
