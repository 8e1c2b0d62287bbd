import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Score } from '../../bound-module.ts'
import type { Queries } from '../../platform/database/database.ts'
import { examSessions, examSets } from './tables.ts'

/** What practices that ended came to, the newest first. */
export async function examScores(queries: Queries, studentId: number, limit: number): Promise<Score[]> {
  const { endedAt, correctCount, questionIds } = examSessions
  const rows = await queries
    .select({
      at: endedAt,
      title: examSets.title,
      score: correctCount,
      most: sql`jsonb_array_length(${questionIds})`.mapWith(Number),
    })
    .from(examSessions)
    .innerJoin(examSets, eq(examSets.id, examSessions.setId))
    .where(and(eq(examSessions.studentId, studentId), isNotNull(endedAt)))
    .orderBy(desc(endedAt), desc(examSessions.id))
    .limit(limit)
  return rows.flatMap(({ at, ...score }) => (at === null ? [] : [{ at, ...score }]))
}
