import { desc, eq, getColumns, inArray, sql } from 'drizzle-orm'
import { type BegunWork, begunColumns, countAnswered, MOST_BEGUN } from '../../../core/begun/begun-work.ts'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { isAnyOf } from '../../../platform/database/rows.ts'
import { examPractices, examSessions, examSets } from '../tables.ts'

export type PracticeRow = typeof examPractices.$inferSelect

/** What a session has been answered so far; the caller has seen whose it is. Null where nothing is kept. */
export async function findPractice(queries: Queries, sessionId: number): Promise<PracticeRow | null> {
  const [practice] = await queries.select().from(examPractices).where(eq(examPractices.sessionId, sessionId))
  return practice ?? null
}

/** Writes the practice of a locked session in place of what was kept. */
export async function writePractice(tx: Transaction, practice: PracticeRow): Promise<void> {
  const { sessionId: _sessionId, ...kept } = practice
  await tx.insert(examPractices).values(practice).onConflictDoUpdate({ target: examPractices.sessionId, set: kept })
}

/** Without effect where nothing is kept. */
export async function removePractice(tx: Transaction, sessionId: number): Promise<void> {
  await tx.delete(examPractices).where(eq(examPractices.sessionId, sessionId))
}

/** Takes a question out of what sessions of a locked exam have been answered so far. */
export async function withdrawFromPractices(tx: Transaction, setId: number, questionId: number): Promise<void> {
  const { answers, flaggedIds, sessionId } = examPractices
  const others = sql`(select coalesce(jsonb_agg(id), '[]')
    from jsonb_array_elements(${flaggedIds}) as one (id) where id <> to_jsonb(${questionId}::bigint))`
  const ofSet = tx.select({ id: examSessions.id }).from(examSessions).where(eq(examSessions.setId, setId))
  await tx
    .update(examPractices)
    .set({ answers: sql`${answers} - ${String(questionId)}::text`, flaggedIds: others })
    .where(inArray(sessionId, ofSet))
}

/** Practices of the student that are not handed in, the last changed first. */
export const begunPractices: BegunWork = (queries, studentId) =>
  queries
    .select(
      begunColumns('exam', {
        id: examSessions.id,
        title: examSets.title,
        done: countAnswered(examPractices.answers),
        total: sql<number>`jsonb_array_length(${examSessions.questionIds})`,
        since: examPractices.savedAt,
      }),
    )
    .from(examPractices)
    .innerJoin(examSessions, eq(examSessions.id, examPractices.sessionId))
    .innerJoin(examSets, eq(examSets.id, examSessions.setId))
    .where(eq(examSessions.studentId, studentId))
    .orderBy(desc(examPractices.savedAt))
    .limit(MOST_BEGUN)

/** The practices of all sessions of some exams. */
export const listPracticesOfSets = (queries: Queries, setIds: readonly number[]): Promise<PracticeRow[]> =>
  queries
    .select(getColumns(examPractices))
    .from(examPractices)
    .innerJoin(examSessions, eq(examSessions.id, examPractices.sessionId))
    .where(isAnyOf(examSessions.setId, setIds))
