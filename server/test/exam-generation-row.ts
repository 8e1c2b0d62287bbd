import { randomUUID } from 'node:crypto'
import type { GenerationRow } from '../src/modules/exam/generations/generation-store.ts'

/** An exam that came to nothing, in which every text is `text`. */
export const examGenerationRow = (studentId: number, text: string, createdAt: Date): GenerationRow => ({
  id: randomUUID(),
  studentId,
  method: 'content',
  language: 'auto',
  title: text,
  text,
  questionCount: 30,
  agreedCount: null,
  kinds: ['mcq'],
  level: null,
  creditCost: 10,
  failure: text,
  createdAt,
})
