import { and, count, desc, eq, inArray, isNotNull, lt, ne, not, sql, sum } from 'drizzle-orm'
import type { Sized } from '../../core/archives/batches.ts'
import { isFileOfMaterial } from '../../core/documents/material-reference.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { insertedRow, isAnyOf, requireRow } from '../../platform/database/rows.ts'
import { sharedLook } from '../../platform/database/shared-look.ts'
import { rowBytes, sumBytes } from '../../platform/database/text-bytes.ts'
import { ocrReadings } from './tables.ts'

export type ReadingRow = typeof ocrReadings.$inferSelect
export type NewReadingRow = Omit<typeof ocrReadings.$inferInsert, 'id'>

/** How many lists show, the latest. */
export const MOST_SHOWN = 20

const ownedBy = (studentId: number, readingId: number) =>
  and(eq(ocrReadings.id, readingId), eq(ocrReadings.studentId, studentId))

/** The latest twenty. */
export function listReadingRows(queries: Queries, studentId: number): Promise<ReadingRow[]> {
  const isTheirs = eq(ocrReadings.studentId, studentId)
  return queries.select().from(ocrReadings).where(isTheirs).orderBy(desc(ocrReadings.id)).limit(MOST_SHOWN)
}

/** What the text of each of the student's readings takes. */
export const listReadingSizes = (queries: Queries, studentId: number): Promise<Sized<number>[]> => {
  const { id, pages, found } = ocrReadings
  return queries
    .select({ id, bytes: rowBytes(pages, found) })
    .from(ocrReadings)
    .where(eq(ocrReadings.studentId, studentId))
    .orderBy(id)
}

/** Those of the student's readings that are still there. */
export const selectReadings = (queries: Queries, studentId: number, ids: readonly number[]): Promise<ReadingRow[]> =>
  queries
    .select()
    .from(ocrReadings)
    .where(and(eq(ocrReadings.studentId, studentId), isAnyOf(ocrReadings.id, ids)))
    .orderBy(ocrReadings.id)

/** How many pages of a reading are still to be read; all that were found are scans of it. */
const countFound = sql`select count(*) from jsonb_object_keys(${ocrReadings.found})`
const countLeft = sql`jsonb_array_length(${ocrReadings.scanned}) - (${countFound})`
export const pagesLeft = sql`case when ${ocrReadings.status} = 'reading' then ${countLeft} else 0 end`.mapWith(Number)

/** How far one is, without its text, for a caller whose own it is; null where it is discarded. */
export const lookAtProgress = sharedLook(async (queries, ids: readonly number[]) => {
  const { id, status, runPages } = ocrReadings
  const rows = await queries.select({ id, status, runPages, pagesLeft }).from(ocrReadings).where(isAnyOf(id, ids))
  return new Map(rows.map((row) => [row.id, row]))
})

/** @throws Problem `not_found` where there is no such reading, or it is another student's */
export async function requireReading(queries: Queries, studentId: number, readingId: number): Promise<ReadingRow> {
  return requireRow(await queries.select().from(ocrReadings).where(ownedBy(studentId, readingId)))
}

/** Like `requireReading`, and keeps the row from everybody else until `tx` ends. */
export async function lockReading(tx: Transaction, studentId: number, readingId: number): Promise<ReadingRow> {
  return requireRow(await tx.select().from(ocrReadings).where(ownedBy(studentId, readingId)).for('update'))
}

export async function findReadingOfHold(queries: Queries, holdId: string): Promise<ReadingRow | null> {
  const [reading] = await queries.select().from(ocrReadings).where(eq(ocrReadings.firstHoldId, holdId))
  return reading ?? null
}

export async function insertReading(tx: Transaction, reading: NewReadingRow): Promise<ReadingRow> {
  return insertedRow(await tx.insert(ocrReadings).values(reading).returning())
}

export async function updateReading(
  tx: Transaction,
  readingId: number,
  set: Partial<NewReadingRow>,
): Promise<ReadingRow> {
  return requireRow(await tx.update(ocrReadings).set(set).where(eq(ocrReadings.id, readingId)).returning())
}

export async function removeReading(tx: Transaction, readingId: number): Promise<void> {
  await tx.delete(ocrReadings).where(eq(ocrReadings.id, readingId))
}

/** Those of the student that are being read. */
export function selectUnderWay(queries: Queries, studentId: number): Promise<ReadingRow[]> {
  const isUnderWay = and(eq(ocrReadings.studentId, studentId), eq(ocrReadings.status, 'reading'))
  return queries.select().from(ocrReadings).where(isUnderWay)
}

export async function countUnderWay(queries: Queries, studentId: number): Promise<number> {
  const isUnderWay = and(eq(ocrReadings.studentId, studentId), eq(ocrReadings.status, 'reading'))
  const [row] = await queries.select({ count: count() }).from(ocrReadings).where(isUnderWay)
  return row?.count ?? 0
}

/** Those that have waited since before `moment`. */
export function selectWaitingSince(queries: Queries, moment: Date): Promise<ReadingRow[]> {
  return queries
    .select()
    .from(ocrReadings)
    .where(and(lt(ocrReadings.createdAt, moment), ne(ocrReadings.status, 'reading')))
    .limit(100)
}

export async function listNeededFiles(queries: Queries, fileKeys: readonly string[]): Promise<string[]> {
  const { fileKey, status } = ocrReadings
  const isNeeded = and(inArray(fileKey, [...fileKeys]), ne(status, 'failed'))
  return (await queries.select({ fileKey }).from(ocrReadings).where(isNeeded)).flatMap((row) => row.fileKey ?? [])
}

/** Bytes of the PDFs that are kept to be read and that no material has, and of the texts that wait. */
export async function sumReadingBytes(queries: Queries, studentId: number): Promise<number> {
  const { pages, found, fileKey, sizeBytes } = ocrReadings
  const isTheirs = eq(ocrReadings.studentId, studentId)
  const isOwn = and(isTheirs, isNotNull(fileKey), not(isFileOfMaterial(fileKey, ocrReadings.studentId)))
  const [files] = await queries
    .select({ bytes: sum(sizeBytes).mapWith(Number) })
    .from(ocrReadings)
    .where(isOwn)
  const [texts] = await queries
    .select({ bytes: sumBytes(pages, found) })
    .from(ocrReadings)
    .where(isTheirs)
  return (files?.bytes ?? 0) + (texts?.bytes ?? 0)
}
