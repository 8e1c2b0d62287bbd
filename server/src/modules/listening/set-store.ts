import { and, asc, count, desc, eq, getColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { paidRuns } from '../../core/feedback/tables.ts'
import type { Slice } from '../../core/pages/read-page.ts'
import type { Stretch } from '../../core/recordings/reading/plan-pieces.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { containing, insertedRow, isAnyOf, requireRow } from '../../platform/database/rows.ts'
import { sharedLook } from '../../platform/database/shared-look.ts'
import { listeningAttempts, listeningPieces, listeningQuestions, listeningSets } from './tables.ts'

export type SetRow = typeof listeningSets.$inferSelect
export type NewSetRow = Omit<typeof listeningSets.$inferInsert, 'id'>
export type QuestionRow = typeof listeningQuestions.$inferSelect
export type NewQuestion = Pick<
  QuestionRow,
  'type' | 'question' | 'options' | 'correctAnswer' | 'explanation' | 'sentence'
>

const { sentences: _sentences, ...shortColumns } = getColumns(listeningSets)
export const questionCount = sql`(
  select count(*) from ${listeningQuestions} where ${listeningQuestions.setId} = ${listeningSets.id}
)`.mapWith(Number)
/** Whether it can be said of its questions that they are wrong. */
export const isMade = sql<boolean>`exists (select from ${paidRuns} where ${paidRuns.id} = ${listeningSets.holdId})`
export const summaryColumns = {
  ...shortColumns,
  questionCount,
  isMade,
  /** Percentage of the attempt that was handed in last. */
  latestAccuracy: sql<number | null>`(
    select round(100.0 * ${listeningAttempts.correctCount} / ${listeningAttempts.questionCount})::int
    from ${listeningAttempts} where ${listeningAttempts.setId} = ${listeningSets.id}
    order by ${listeningAttempts.id} desc limit 1
  )`,
}

/** A set without what was said, with the figures that a list shows. */
export type SummaryRow = Omit<Awaited<ReturnType<typeof selectSets>>[number], 'total'>

const ownedBy = (studentId: number, setId: number) =>
  and(eq(listeningSets.id, setId), eq(listeningSets.studentId, studentId))

/** Completed sets whose title or file's name contains `search`; all where it is empty. */
export const matching = (studentId: number, search: string) =>
  and(
    eq(listeningSets.studentId, studentId),
    eq(listeningSets.status, 'completed'),
    containing(search, listeningSets.title, listeningSets.filename),
  )

/** Completed ones, newest first. */
export function selectSets(queries: Queries, studentId: number, { search, limit, offset }: Slice & { search: string }) {
  return queries
    .select({ ...summaryColumns, total: queries.$count(listeningSets, matching(studentId, search)) })
    .from(listeningSets)
    .where(matching(studentId, search))
    .orderBy(desc(listeningSets.id))
    .limit(limit)
    .offset(offset)
}

/** What is being worked on, and what failed. */
export const areUnfinished = (studentId: number) =>
  and(eq(listeningSets.studentId, studentId), ne(listeningSets.status, 'completed'))

/** Newest first, with how many of its pieces have been heard. */
export function selectUnfinished(queries: Queries, studentId: number) {
  return queries
    .select({
      ...getColumns(listeningSets),
      pieces: { total: count(listeningPieces.setId), done: count(listeningPieces.transcript) },
    })
    .from(listeningSets)
    .leftJoin(listeningPieces, eq(listeningPieces.setId, listeningSets.id))
    .where(areUnfinished(studentId))
    .groupBy(listeningSets.id)
    .orderBy(desc(listeningSets.id))
}

/** Completed sets that name no material and whose sound is of this size, the earliest first. */
export async function selectHeardSets(
  queries: Queries,
  studentId: number,
  sizeBytes: number,
): Promise<(Pick<SetRow, 'id' | 'sentences'> & { audioKey: string })[]> {
  const { id, audioKey, sentences, materialId, status } = listeningSets
  const isWanted = and(
    eq(listeningSets.studentId, studentId),
    eq(status, 'completed'),
    eq(listeningSets.sizeBytes, sizeBytes),
    isNull(materialId),
  )
  const rows = await queries.select({ id, audioKey, sentences }).from(listeningSets).where(isWanted).orderBy(asc(id))
  return rows.flatMap((row) => (row.audioKey === null ? [] : [{ ...row, audioKey: row.audioKey }]))
}

/**
 * Says what a set that names none was made of, and which file it shares with that from now on. The caller holds the material, which is the
 * set's student's.
 * @returns whether it was said: the set is still there and names no other
 */
export async function nameMaterial(
  tx: Transaction,
  setId: number,
  named: { materialId: number } & Partial<Pick<SetRow, 'audioKey' | 'sizeBytes'>>,
): Promise<boolean> {
  const { id, materialId } = listeningSets
  const told = await tx
    .update(listeningSets)
    .set({ ...named, earlierDueAt: null })
    .where(and(eq(id, setId), isNull(materialId)))
    .returning({ id })
  return told.length > 0
}

/** @throws Problem `not_found` where there is no such set, or it is another student's */
export async function requireSet(queries: Queries, studentId: number, setId: number): Promise<SetRow> {
  return requireRow(await queries.select().from(listeningSets).where(ownedBy(studentId, setId)))
}

/** Whether a set is still made, for a caller whose own it is; null where it is deleted. */
export const lookAtStatus = sharedLook(async (queries, ids: readonly number[]) => {
  const { id, status } = listeningSets
  const rows = await queries.select({ id, status }).from(listeningSets).where(isAnyOf(id, ids))
  return new Map(rows.map((row) => [row.id, row.status]))
})

/** @throws Problem `not_found` as above */
export async function requireSummary(queries: Queries, studentId: number, setId: number): Promise<SummaryRow> {
  return requireRow(await queries.select(summaryColumns).from(listeningSets).where(ownedBy(studentId, setId)))
}

/** Keeps the set as it is until `tx` ends. @throws Problem `not_found` as above */
export async function lockSet(tx: Transaction, studentId: number, setId: number): Promise<SetRow> {
  return requireRow(await tx.select().from(listeningSets).where(ownedBy(studentId, setId)).for('update'))
}

const ownCompleted = (studentId: number, setId: number) =>
  and(ownedBy(studentId, setId), eq(listeningSets.status, 'completed'))

/** @throws Problem `not_found` as above, also where it is not completed */
export async function requireCompletedSet(queries: Queries, studentId: number, setId: number): Promise<void> {
  requireRow(await queries.select({ id: listeningSets.id }).from(listeningSets).where(ownCompleted(studentId, setId)))
}

/** Keeps a completed set as it is until `tx` ends. @throws Problem `not_found` as above */
export async function lockCompletedSet(tx: Transaction, studentId: number, setId: number): Promise<void> {
  const isMeant = ownCompleted(studentId, setId)
  requireRow(await tx.select({ id: listeningSets.id }).from(listeningSets).where(isMeant).for('update'))
}

/** Keeps the deletion of this set waiting until `tx` ends. @throws Problem `not_found` as above */
export async function holdSet(tx: Transaction, studentId: number, setId: number): Promise<void> {
  requireRow(
    await tx.select({ id: listeningSets.id }).from(listeningSets).where(ownedBy(studentId, setId)).for('key share'),
  )
}

export async function findSetOfHold(queries: Queries, holdId: string): Promise<SetRow | null> {
  const [set] = await queries.select().from(listeningSets).where(eq(listeningSets.holdId, holdId))
  return set ?? null
}

/** A set to be worked on, with the pieces that its recording is to be cut into. */
export async function insertSet(tx: Transaction, set: NewSetRow, pieces: readonly Stretch[]): Promise<SetRow> {
  const inserted = insertedRow(await tx.insert(listeningSets).values(set).returning())
  await tx
    .insert(listeningPieces)
    .values(pieces.map(({ start, end }, position) => ({ setId: inserted.id, position, start, end })))
  return inserted
}

/** A set that needs no work any more, with its questions. */
export async function insertCompletedSet(
  tx: Transaction,
  set: NewSetRow,
  questions: readonly NewQuestion[],
): Promise<SetRow> {
  const inserted = insertedRow(await tx.insert(listeningSets).values(set).returning())
  await insertQuestions(tx, inserted.id, questions)
  return inserted
}

/** In their order. */
export async function insertQuestions(
  tx: Transaction,
  setId: number,
  questions: readonly NewQuestion[],
): Promise<void> {
  await tx.insert(listeningQuestions).values(questions.map((question, position) => ({ ...question, setId, position })))
}

/** @throws Problem `not_found` as above */
export async function updateTitle(tx: Transaction, studentId: number, setId: number, title: string): Promise<void> {
  requireRow(
    await tx.update(listeningSets).set({ title }).where(ownedBy(studentId, setId)).returning({ id: listeningSets.id }),
  )
}

/** Its pieces, questions and attempts go with it. */
export async function removeSet(tx: Transaction, setId: number): Promise<void> {
  await tx.delete(listeningSets).where(eq(listeningSets.id, setId))
}

/** In order; the caller has seen whose set it is. */
export function listQuestions(queries: Queries, setId: number): Promise<QuestionRow[]> {
  return queries
    .select()
    .from(listeningQuestions)
    .where(eq(listeningQuestions.setId, setId))
    .orderBy(asc(listeningQuestions.position))
}

/** @throws Problem `not_found` where there is no such question, or it is another student's */
export async function requireQuestion(queries: Queries, studentId: number, questionId: number): Promise<QuestionRow> {
  return requireRow(
    await queries
      .select(getColumns(listeningQuestions))
      .from(listeningQuestions)
      .innerJoin(listeningSets, eq(listeningSets.id, listeningQuestions.setId))
      .where(and(eq(listeningQuestions.id, questionId), eq(listeningSets.studentId, studentId))),
  )
}

/** How many pieces of a set have been heard, of how many. */
export interface PieceCounts {
  done: number
  total: number
}

/** In one statement, however many sets there are. */
export async function countPieces(
  queries: Queries,
  setIds: readonly number[],
): Promise<(set: Pick<SetRow, 'id'>) => PieceCounts> {
  const { setId, transcript } = listeningPieces
  const rows = await queries
    .select({ setId, total: count(), done: count(transcript) })
    .from(listeningPieces)
    .where(inArray(setId, [...setIds]))
    .groupBy(setId)
  const bySet = new Map(rows.map((row) => [row.setId, row]))
  return ({ id }) => bySet.get(id) ?? { done: 0, total: 0 }
}

/** Whether a set refers to the file. */
export async function listNeededFiles(queries: Queries, fileKeys: readonly string[]): Promise<string[]> {
  const { uploadKey, audioKey } = listeningSets
  const refers = or(inArray(uploadKey, [...fileKeys]), inArray(audioKey, [...fileKeys]))
  const rows = await queries.select({ uploadKey, audioKey }).from(listeningSets).where(refers)
  return rows.flatMap((row) => [row.uploadKey ?? [], row.audioKey ?? []].flat())
}

/** Jobs of the student that are not done. */
export async function selectJobIds(queries: Queries, studentId: number): Promise<string[]> {
  const rows = await queries
    .select({ jobId: listeningSets.jobId })
    .from(listeningSets)
    .where(and(eq(listeningSets.studentId, studentId), eq(listeningSets.status, 'processing')))
  return rows.map(({ jobId }) => jobId)
}
