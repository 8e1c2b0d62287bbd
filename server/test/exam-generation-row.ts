import type { GenerationRow } from '../src/modules/exam/generations/generation-store.ts'

/** An exam that came to nothing, in which every text is `text`; its id is that of its hold. */
export const examGenerationRow = (studentId: number, text: string, createdAt: Date): Omit<GenerationRow, 'id'> => ({
  studentId,
  method: 'content',
  language: 'auto',
  title: text,
  text,
  materialId: null,
  otherMaterialIds: [],
  questionCount: 30,
  agreedCount: null,
  kinds: ['mcq'],
  level: null,
  creditCost: 10,
  failure: text,
  createdAt,
})
