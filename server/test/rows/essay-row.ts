import type { GradingRow } from '../../src/modules/writing/gradings/grading-store.ts'
import type { essays } from '../../src/modules/writing/tables.ts'

/** A graded essay of `studentId` in which every text is `text`. */
export const essayRow = (studentId: number, text: string, createdAt: Date): typeof essays.$inferInsert => ({
  studentId,
  previousId: null,
  examType: 'DSE',
  purpose: text,
  topic: text,
  isTopicImageUnread: false,
  content: text,
  words: 3,
  score: 12,
  mistakeCount: 0,
  report: { criteria: [], estimate: null, mistakes: [], suggestions: [], feedback: text, revised: text },
  madeBy: 'model',
  creditCost: 1,
  createdAt,
})

/** A grading that came to nothing, in which every text is `text`; its id is that of its hold. */
export const gradingRow = (studentId: number, text: string, createdAt: Date): Omit<GradingRow, 'id'> => ({
  studentId,
  previousId: null,
  examType: 'DSE',
  purpose: text,
  topic: text,
  content: text,
  words: 3,
  materialId: null,
  isMaterialGone: false,
  creditCost: 1,
  failure: text,
  createdAt,
})
