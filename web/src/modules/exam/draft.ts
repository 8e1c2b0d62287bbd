import type { ExamLanguage, ExamMethod } from '@lectern/domain/exam'
import { createSavedStudentStore } from '../../core/account/student-store.ts'

/** What an exam is to be made from; each method keeps its own text. Survives leaving the screen and a reload. */
export interface Draft {
  method: ExamMethod
  language: ExamLanguage
  texts: Record<ExamMethod, string>
}

const EMPTY: Draft = { method: 'content', language: 'auto', texts: { content: '', topic: '', prompt: '' } }

export const draftStore = createSavedStudentStore<Draft>('exam.draft', EMPTY)

export const changeDraft = (change: Partial<Draft>): void => draftStore.update((draft) => ({ ...draft, ...change }))

/** Changes the text of the chosen method. */
export const changeText = (text: string): void =>
  draftStore.update((draft) => ({ ...draft, texts: { ...draft.texts, [draft.method]: text } }))
