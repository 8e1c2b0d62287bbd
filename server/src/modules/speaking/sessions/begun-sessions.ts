import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { type BegunWork, begunColumns, MOST_BEGUN } from '../../../core/begun/begun-work.ts'
import { speakingSessions } from '../tables.ts'
import { turnCount } from './session-store.ts'

/** Talks, presentations and rounds of shadowing that are not ended and whose time still runs, the newest first. */
export const begunSessions: BegunWork = (queries, studentId, now) => {
  const { id, topic, startedAt, endedAt, deadlineAt } = speakingSessions
  return queries
    .select(begunColumns('speaking', { id, title: topic, done: turnCount, total: sql`null`, since: startedAt }))
    .from(speakingSessions)
    .where(and(eq(speakingSessions.studentId, studentId), isNull(endedAt), gt(deadlineAt, now)))
    .orderBy(desc(id))
    .limit(MOST_BEGUN)
}
