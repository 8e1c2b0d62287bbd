import type { ExamGenerationOrder } from '@lectern/contract/exam/shapes'
import {
  EXAM_QUESTION_COUNT,
  EXAM_QUESTION_COUNTS,
  type ExamLanguage,
  type ExamLevel,
  type ExamMethod,
  type ExamQuestionCount,
  MOST_OTHER_MATERIALS,
  QUESTION_TYPES,
  type QuestionType,
} from '@lectern/domain/exam'
import { createSavedStudentStore } from '../../core/account/student-store.ts'
import { isStillFrom } from '../../core/documents/still-from.ts'

/** What an exam is to be made from; each method keeps its own text. Survives leaving the screen and a reload. */
export interface Draft {
  method: ExamMethod
  language: ExamLanguage
  texts: Record<ExamMethod, string>
  /** What the content is kept as, where it began with a document. */
  materialId: number | null
  /** What further documents in the content are kept as. */
  otherMaterialIds: readonly number[]
  /** Names of the documents that the content was brought as, where it began with one. */
  documentNames: readonly string[]
  questionCount: ExamQuestionCount
  /** At least one, in the order of the kinds. */
  kinds: readonly QuestionType[]
  /** Null for a mixture. */
  level: ExamLevel | null
}

const EMPTY: Draft = {
  method: 'content',
  language: 'auto',
  texts: { content: '', topic: '', prompt: '' },
  materialId: null,
  otherMaterialIds: [],
  documentNames: [],
  questionCount: EXAM_QUESTION_COUNT,
  kinds: QUESTION_TYPES,
  level: null,
}

export const draftStore = createSavedStudentStore<Draft>('exam.draft', EMPTY)
// A tab may hold a draft of before kinds and numbers could be chosen, or several documents were named.
if (!draftStore.get().kinds || !draftStore.get().otherMaterialIds)
  draftStore.update((draft) => ({ ...EMPTY, ...draft }))

/** What a whole material is made an exam of, with nothing chosen. */
export const draftOfMaterial = (content: string, materialId: number): Draft => ({
  ...EMPTY,
  texts: { ...EMPTY.texts, content },
  materialId,
})

export const changeDraft = (change: Partial<Draft>): void => draftStore.update((draft) => ({ ...draft, ...change }))

/** The draft of what was ordered before. It stands in the form again, unless something else is written there. */
export function takeBack(order: ExamGenerationOrder): Draft {
  const { method, text, chosen_count, kinds, language, level } = order
  const written = draftStore.get()
  const questionCount = EXAM_QUESTION_COUNTS.find((count) => count === chosen_count) ?? EXAM_QUESTION_COUNT
  const texts = { ...written.texts, [method]: text }
  const [materialId, otherMaterialIds] =
    method === 'content'
      ? [order.material_id, order.other_material_ids.slice(0, MOST_OTHER_MATERIALS)]
      : [written.materialId, written.otherMaterialIds]
  // The content of the draft may be another one by now, which was brought as other documents.
  const documentNames = texts.content.trim() === written.texts.content.trim() ? written.documentNames : []
  const draft = { method, language, level, kinds, questionCount, texts, materialId, otherMaterialIds, documentNames }
  if (['', text.trim()].includes(written.texts[method].trim())) draftStore.set(draft)
  return draft
}

/** Changes the text of the chosen method; content may no longer come from its documents. */
export const changeText = (text: string): void =>
  draftStore.update((draft) => ({
    ...draft,
    texts: { ...draft.texts, [draft.method]: text },
    ...(draft.method === 'content' &&
      !isStillFrom(draft.texts.content, text) && { materialId: null, otherMaterialIds: [], documentNames: [] }),
  }))

/** Names a document that has been added to the content, from which questions may come. */
export const nameOtherMaterial = (id: number): void =>
  draftStore.update((draft) => {
    const others = new Set([...draft.otherMaterialIds, id])
    return { ...draft, otherMaterialIds: [...others].slice(0, MOST_OTHER_MATERIALS) }
  })

/** Asks for a kind of question, or no longer; the last one stays. */
export const toggleKind = (kind: QuestionType): void =>
  draftStore.update((draft) => {
    const kinds = QUESTION_TYPES.filter((one) => (one === kind) !== draft.kinds.includes(one))
    return kinds.length === 0 ? draft : { ...draft, kinds }
  })
