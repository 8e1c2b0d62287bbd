import type { Queries } from '../../platform/database/database.ts'
import { sumPracticeBytes } from './practices/practice-store.ts'
import { sumSetBytes } from './set-store.ts'

/** Bytes of the student's sets and recordings, and of what is answered and not handed in. */
export const sumListeningBytes = async (queries: Queries, studentId: number): Promise<number> =>
  (await sumSetBytes(queries, studentId)) + (await sumPracticeBytes(queries, studentId))
