import { EXAM_SCALES, maximumScore } from '@lectern/domain/writing'
import type { Score } from '../../bound-module.ts'
import type { Queries } from '../../platform/database/database.ts'
import { listEssayRows } from './store.ts'

const TITLE_CHARACTERS = 100

/** What essays were marked with, the newest first, each on the scale of its exam. */
export async function essayScores(queries: Queries, studentId: number, limit: number): Promise<Score[]> {
  const rows = await listEssayRows(queries, studentId, { search: '', limit, offset: 0 })
  return rows.map(({ createdAt, topic, excerpt, examType, score }) => ({
    at: createdAt,
    title: (topic || excerpt).slice(0, TITLE_CHARACTERS),
    score,
    most: maximumScore(EXAM_SCALES[examType]),
  }))
}
