import { and, asc, desc, eq, getColumns, isNotNull, lte, sql } from 'drizzle-orm'
import type { Sized } from '../../../core/archives/batches.ts'
import type { Slice } from '../../../core/pages/read-page.ts'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { containing, insertedRow, isAnyOf, requireRow } from '../../../platform/database/rows.ts'
import { rowBytes, sumBytes } from '../../../platform/database/text-bytes.ts'
import { speakingSessions, speakingTurns } from '../tables.ts'

export type SessionRow = typeof speakingSessions.$inferSelect
export type TurnRow = typeof speakingTurns.$inferSelect
export type NewTurn = Omit<typeof speakingTurns.$inferInsert, 'id' | 'sessionId'>
export type Mode = SessionRow['mode']

/** Whose sentences are not given again. */
const MOST_EARLIER = 20

/** Sessions of the student whose topic contains `search`, whatever its case; all where it is empty. */
export const matchingSessions = (studentId: number, search: string) =>
  and(eq(speakingSessions.studentId, studentId), containing(search, speakingSessions.topic))

/** The student's own session, in `mode` alone where one is named: calls of one mode do not know those of another. */
const ownedBy = (studentId: number, sessionId: number, mode?: Mode) =>
  and(
    eq(speakingSessions.id, sessionId),
    eq(speakingSessions.studentId, studentId),
    mode && eq(speakingSessions.mode, mode),
  )

/** How many turns a session has. */
export const turnCount = sql`(
  select count(*) from ${speakingTurns} where ${speakingTurns.sessionId} = ${speakingSessions.id}
)`.mapWith(Number)

/** Newest first, with how many turns each has. */
export function listSessionRows(
  queries: Queries,
  studentId: number,
  { search, limit, offset }: Slice & { search: string },
) {
  return queries
    .select({
      ...getColumns(speakingSessions),
      turnCount,
      total: queries.$count(speakingSessions, matchingSessions(studentId, search)),
    })
    .from(speakingSessions)
    .where(matchingSessions(studentId, search))
    .orderBy(desc(speakingSessions.id))
    .limit(limit)
    .offset(offset)
}

/** Sessions with a score, of the mode, language and level of one and not later than it, newest first. */
export function listScoredLike(queries: Queries, one: SessionRow, limit: number) {
  const { id, topic, startedAt, studentId, mode, language, level } = speakingSessions
  return queries
    .select({ id, topic, startedAt, score: sql<number>`${speakingSessions.score}` })
    .from(speakingSessions)
    .where(
      and(
        eq(studentId, one.studentId),
        eq(mode, one.mode),
        eq(language, one.language),
        eq(level, one.level),
        lte(id, one.id),
        isNotNull(speakingSessions.score),
      ),
    )
    .orderBy(desc(id))
    .limit(limit)
}

/** @throws Problem `not_found` where there is no such session (of that mode), or it is another student's */
export async function requireSession(
  queries: Queries,
  studentId: number,
  sessionId: number,
  mode?: Mode,
): Promise<SessionRow> {
  return requireRow(
    await queries
      .select()
      .from(speakingSessions)
      .where(ownedBy(studentId, sessionId, mode)),
  )
}

/** The sentences of a material that the student was given to repeat before. */
export async function listSentencesOf(queries: Queries, studentId: number, materialId: number): Promise<Set<string>> {
  const rows = await queries
    .select({ sentences: speakingSessions.sentences })
    .from(speakingSessions)
    .where(and(eq(speakingSessions.materialId, materialId), eq(speakingSessions.studentId, studentId)))
    .orderBy(desc(speakingSessions.id))
    .limit(MOST_EARLIER)
  return new Set(rows.flatMap(({ sentences }) => sentences))
}

export async function hasSession(queries: Queries, studentId: number, sessionId: number): Promise<boolean> {
  const found = await queries
    .select({ id: speakingSessions.id })
    .from(speakingSessions)
    .where(ownedBy(studentId, sessionId))
  return found.length > 0
}

/** Keeps other writers of this session waiting until `tx` ends. @throws Problem `not_found` as above */
export async function lockSession(
  tx: Transaction,
  studentId: number,
  sessionId: number,
  mode?: Mode,
): Promise<SessionRow> {
  const session = tx
    .select()
    .from(speakingSessions)
    .where(ownedBy(studentId, sessionId, mode))
  return requireRow(await session.for('no key update'))
}

export async function insertSession(
  tx: Transaction,
  session: Omit<typeof speakingSessions.$inferInsert, 'id'>,
): Promise<SessionRow> {
  return insertedRow(await tx.insert(speakingSessions).values(session).returning())
}

/** Changes a locked session. */
export async function updateSession(
  tx: Transaction,
  sessionId: number,
  change: Partial<Pick<SessionRow, 'endedAt' | 'feedback' | 'runId' | 'score' | 'summaryTries'>>,
): Promise<SessionRow> {
  return requireRow(await tx.update(speakingSessions).set(change).where(eq(speakingSessions.id, sessionId)).returning())
}

/** Takes the answer from a turn of a locked session. */
export async function removeReply(tx: Transaction, turnId: number): Promise<void> {
  await tx.update(speakingTurns).set({ reply: null }).where(eq(speakingTurns.id, turnId))
}

/** Takes its turns with it. @throws Problem `not_found` as above */
export async function removeSession(tx: Transaction, studentId: number, sessionId: number): Promise<void> {
  requireRow(
    await tx.delete(speakingSessions).where(ownedBy(studentId, sessionId)).returning({ id: speakingSessions.id }),
  )
}

/** In the order in which they were taken; the caller has seen whose session it is. */
export const listTurns = (queries: Queries, sessionId: number): Promise<TurnRow[]> => listTurnsOf(queries, [sessionId])

/** The turns of some sessions, each session's in the order in which they were taken. */
export const listTurnsOf = (queries: Queries, sessionIds: readonly number[]): Promise<TurnRow[]> =>
  queries
    .select()
    .from(speakingTurns)
    .where(isAnyOf(speakingTurns.sessionId, sessionIds))
    .orderBy(asc(speakingTurns.id))

/** What each of the student's sessions takes with its turns, the newest first. */
export function listSessionSizes(queries: Queries, studentId: number): Promise<Sized<number>[]> {
  const turns = queries
    .select({ bytes: sumBytes(speakingTurns.said, speakingTurns.reply, speakingTurns.words) })
    .from(speakingTurns)
    .where(eq(speakingTurns.sessionId, speakingSessions.id))
  return queries
    .select({ id: speakingSessions.id, bytes: sql`${rowBytes(speakingSessions.feedback)} + ${turns}`.mapWith(Number) })
    .from(speakingSessions)
    .where(eq(speakingSessions.studentId, studentId))
    .orderBy(desc(speakingSessions.id))
}

/** Those of the student's sessions that are still there, the newest first. */
export const selectSessions = (queries: Queries, studentId: number, ids: readonly number[]): Promise<SessionRow[]> =>
  queries
    .select()
    .from(speakingSessions)
    .where(and(eq(speakingSessions.studentId, studentId), isAnyOf(speakingSessions.id, ids)))
    .orderBy(desc(speakingSessions.id))

/** Adds turns to a locked session. */
export async function insertTurns(tx: Transaction, sessionId: number, turns: readonly NewTurn[]): Promise<TurnRow[]> {
  return tx
    .insert(speakingTurns)
    .values(turns.map((turn) => ({ ...turn, sessionId })))
    .returning()
}
