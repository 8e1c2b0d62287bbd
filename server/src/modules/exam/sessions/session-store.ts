import type { Judgement } from '@lectern/contract/shapes'
import { and, asc, desc, eq, getColumns, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { insertedRow, requireRow } from '../../../platform/database/rows.ts'
import type { QuestionRow } from '../set-store.ts'
import { examAnswers, examQuestions, examSessions, examSets } from '../tables.ts'

export type SessionRow = typeof examSessions.$inferSelect
export type AnswerRow = typeof examAnswers.$inferSelect
/** A mark as it is written: what is known of its checks stays. */
export type Mark = Pick<AnswerRow, 'questionId' | 'answer' | 'isCorrect' | 'method'> & { judgement?: Judgement | null }

export async function insertSession(
  tx: Transaction,
  session: Omit<typeof examSessions.$inferInsert, 'id'>,
): Promise<SessionRow> {
  return insertedRow(await tx.insert(examSessions).values(session).returning())
}

/**
 * Keeps other writers of this session waiting until `tx` ends. The exam is locked first, as by its deletion.
 * @throws Problem `not_found` where there is no such session, or it is another student's
 */
export async function lockSession(tx: Transaction, studentId: number, sessionId: number): Promise<SessionRow> {
  return requireRow(
    await tx
      .select(getColumns(examSessions))
      .from(examSets)
      .innerJoin(examSessions, eq(examSessions.setId, examSets.id))
      .where(and(eq(examSessions.id, sessionId), eq(examSessions.studentId, studentId)))
      .for('no key update'),
  )
}

/** The questions of a session, in the order in which it asks them. */
export async function listSessionQuestions(queries: Queries, session: SessionRow): Promise<QuestionRow[]> {
  const rows = await queries.select().from(examQuestions).where(inArray(examQuestions.id, session.questionIds))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return session.questionIds.flatMap((id) => byId.get(id) ?? [])
}

export function listAnswers(queries: Queries, sessionId: number): Promise<AnswerRow[]> {
  return queries
    .select()
    .from(examAnswers)
    .where(eq(examAnswers.sessionId, sessionId))
    .orderBy(asc(examAnswers.questionId))
}

/** Writes the marks of a locked session in place of earlier ones; how often each was checked stays. */
export async function writeMarks(tx: Transaction, sessionId: number, marks: readonly Mark[]): Promise<void> {
  if (marks.length === 0) return
  await tx
    .insert(examAnswers)
    .values(marks.map((mark) => ({ ...mark, sessionId })))
    .onConflictDoUpdate({
      target: [examAnswers.sessionId, examAnswers.questionId],
      set: {
        answer: sql`excluded.answer`,
        isCorrect: sql`excluded.is_correct`,
        method: sql`excluded.method`,
        judgement: sql`excluded.judgement`,
      },
    })
}

/** Writes how often an answer of a locked session was checked, and the checks under way. */
export async function writeChecks(
  tx: Transaction,
  sessionId: number,
  { questionId, checkCount, checkLeases }: Pick<AnswerRow, 'questionId' | 'checkCount' | 'checkLeases'>,
): Promise<void> {
  await tx
    .update(examAnswers)
    .set({ checkCount, checkLeases })
    .where(and(eq(examAnswers.sessionId, sessionId), eq(examAnswers.questionId, questionId)))
}

const countCorrect = sql`(
  select count(*) from ${examAnswers} where ${examAnswers.sessionId} = ${examSessions.id} and ${examAnswers.isCorrect}
)`

/** Counts the correct answers of a session again, and keeps its end where it has one. */
export async function writeScore(tx: Transaction, sessionId: number, endedAt: Date | null): Promise<SessionRow> {
  const [session] = await tx
    .update(examSessions)
    .set({ correctCount: countCorrect, endedAt })
    .where(eq(examSessions.id, sessionId))
    .returning()
  if (!session) throw new Error(`Session ${sessionId} is gone`)
  return session
}

/** Takes a question out of a locked exam with its answers. No session asks it any more; one that asked nothing else goes. */
export async function withdrawQuestion(tx: Transaction, setId: number, questionId: number): Promise<void> {
  await tx.delete(examQuestions).where(eq(examQuestions.id, questionId))
  const { questionIds } = examSessions
  const others = sql`(select coalesce(jsonb_agg(one.id order by one.place), '[]')
    from jsonb_array_elements(${questionIds}) with ordinality as one (id, place) where one.id <> to_jsonb(${questionId}::bigint))`
  await tx
    .update(examSessions)
    .set({ questionIds: others, correctCount: countCorrect })
    .where(eq(examSessions.setId, setId))
  const isEmpty = sql`jsonb_array_length(${questionIds}) = 0`
  await tx.delete(examSessions).where(and(eq(examSessions.setId, setId), isEmpty))
}

/** @throws Problem `not_found` where there is no such session, or it is another student's */
export async function requireSession(queries: Queries, studentId: number, sessionId: number): Promise<SessionRow> {
  return requireRow(
    await queries
      .select()
      .from(examSessions)
      .where(and(eq(examSessions.id, sessionId), eq(examSessions.studentId, studentId))),
  )
}

/** Sessions of an exam that ended, the one that ended last first; the caller has seen whose it is. */
export function listEndedSessions(
  queries: Queries,
  setId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<SessionRow[]> {
  return queries
    .select()
    .from(examSessions)
    .where(and(eq(examSessions.setId, setId), isNotNull(examSessions.endedAt)))
    .orderBy(desc(examSessions.endedAt), desc(examSessions.id))
    .limit(limit)
    .offset(offset)
}
