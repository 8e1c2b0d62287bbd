import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, sum } from 'drizzle-orm'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { insertedRow, requireRow } from '../../../platform/database/rows.ts'
import { LeaseLostError } from '../../../platform/queue/job-queue.ts'
import { cardImportSets, cardImports, flashcardSets, flashcards } from '../tables.ts'

export type ImportRow = typeof cardImports.$inferSelect
export type NewImportRow = Omit<typeof cardImports.$inferInsert, 'id'>

/** One attempt of the job that takes an import in, or removes it: only the latest may write. */
export interface Claim {
  importId: number
  attempt: number
  status: 'processing' | 'undoing'
}

const ownedBy = (studentId: number, importId: number) =>
  and(eq(cardImports.id, importId), eq(cardImports.studentId, studentId))

export async function insertImport(tx: Transaction, row: NewImportRow): Promise<ImportRow> {
  return insertedRow(await tx.insert(cardImports).values(row).returning())
}

export async function findImportOf(queries: Queries, studentId: number, clientId: string): Promise<ImportRow | null> {
  const [row] = await queries
    .select()
    .from(cardImports)
    .where(and(eq(cardImports.studentId, studentId), eq(cardImports.clientId, clientId)))
  return row ?? null
}

/** @throws Problem `not_found` where there is no such import, or it is another student's */
export async function requireImport(queries: Queries, studentId: number, importId: number): Promise<ImportRow> {
  return requireRow(await queries.select().from(cardImports).where(ownedBy(studentId, importId)))
}

/** Like `requireImport`, and keeps the row from everybody else until `tx` ends. */
export async function lockImport(tx: Transaction, studentId: number, importId: number): Promise<ImportRow> {
  return requireRow(await tx.select().from(cardImports).where(ownedBy(studentId, importId)).for('update'))
}

export const listOfStatus = (queries: Queries, studentId: number, status: ImportRow['status']): Promise<ImportRow[]> =>
  queries
    .select()
    .from(cardImports)
    .where(and(eq(cardImports.studentId, studentId), eq(cardImports.status, status)))

/** The import as this attempt takes it up; null where it is over, or a later attempt's by now. */
export async function claimImport(tx: Transaction, { importId, attempt, status }: Claim): Promise<ImportRow | null> {
  const [row] = await tx
    .update(cardImports)
    .set({ attempt })
    .where(and(eq(cardImports.id, importId), eq(cardImports.status, status), lt(cardImports.attempt, attempt)))
    .returning()
  return row ?? null
}

/** Keeps the import of a running attempt until `tx` ends. @throws LeaseLostError where it is over, or another's by now */
export async function lockClaimed(tx: Transaction, { importId, attempt, status }: Claim): Promise<ImportRow> {
  const [row] = await tx.select().from(cardImports).where(eq(cardImports.id, importId)).for('update')
  if (row?.status !== status || row.attempt !== attempt)
    throw new LeaseLostError(`The import ${importId} is not attempt ${attempt}'s`)
  return row
}

/** An import of a status, whichever attempt has it, kept until `tx` ends; null where it is of another by now. */
export async function lockOfStatus(
  tx: Transaction,
  importId: number,
  status: ImportRow['status'],
): Promise<ImportRow | null> {
  const [row] = await tx.select().from(cardImports).where(eq(cardImports.id, importId)).for('update')
  return row?.status === status ? row : null
}

/** What a locked import is from now on. */
export async function saveImport(
  tx: Transaction,
  importId: number,
  change: Partial<Omit<NewImportRow, 'studentId' | 'clientId'>>,
): Promise<ImportRow> {
  return requireRow(await tx.update(cardImports).set(change).where(eq(cardImports.id, importId)).returning())
}

/** A set that the import made, and how many cards it holds now. */
export interface ImportedSet {
  setId: number
  title: string
  deck: string
  part: number
  cardCount: number
}

const setColumns = (queries: Queries) => ({
  setId: cardImportSets.setId,
  title: flashcardSets.title,
  deck: cardImportSets.deck,
  part: cardImportSets.part,
  cardCount: queries.$count(flashcards, eq(flashcards.setId, cardImportSets.setId)),
})

/** In the order in which they came. */
export function listImportedSets(queries: Queries, importId: number): Promise<ImportedSet[]> {
  return queries
    .select(setColumns(queries))
    .from(cardImportSets)
    .innerJoin(flashcardSets, eq(flashcardSets.id, cardImportSets.setId))
    .where(eq(cardImportSets.importId, importId))
    .orderBy(asc(cardImportSets.setId))
}

/** An import, and the sets that it made and that are there. */
export interface ImportWithSets {
  row: ImportRow
  sets: readonly Omit<ImportedSet, 'deck' | 'part'>[]
}

/** The newest first, each with its sets in the order in which they came. Asked for every second, and so one statement. */
export async function listImportsWithSets(
  queries: Queries,
  studentId: number,
  limit: number,
): Promise<ImportWithSets[]> {
  const latest = queries
    .select({ id: cardImports.id })
    .from(cardImports)
    .where(eq(cardImports.studentId, studentId))
    .orderBy(desc(cardImports.id))
    .limit(limit)
  const { title, cardCount } = setColumns(queries)
  const found = await queries
    .select({ row: getTableColumns(cardImports), setId: flashcardSets.id, title, cardCount })
    .from(cardImports)
    .leftJoin(cardImportSets, eq(cardImportSets.importId, cardImports.id))
    .leftJoin(flashcardSets, eq(flashcardSets.id, cardImportSets.setId))
    .where(inArray(cardImports.id, latest))
    .orderBy(desc(cardImports.id), asc(cardImportSets.setId))
  return [...Map.groupBy(found, ({ row }) => row.id).values()].flatMap((rows) =>
    rows.slice(0, 1).map(({ row }) => ({
      row,
      sets: rows.flatMap(({ setId, title, cardCount }) =>
        setId === null || title === null ? [] : [{ setId, title, cardCount }],
      ),
    })),
  )
}

export const hasImportedSets = async (queries: Queries, importId: number): Promise<boolean> =>
  (await queries.$count(cardImportSets, eq(cardImportSets.importId, importId))) > 0

/** The last of the sets of an import that are there, kept from everybody else until `tx` ends; null where none is left. */
export async function lockLastImportedSet(tx: Transaction, importId: number): Promise<number | null> {
  const ofImport = tx
    .select({ setId: cardImportSets.setId })
    .from(cardImportSets)
    .where(eq(cardImportSets.importId, importId))
  const [row] = await tx
    .select({ id: flashcardSets.id })
    .from(flashcardSets)
    .where(inArray(flashcardSets.id, ofImport))
    .orderBy(desc(flashcardSets.id))
    .limit(1)
    .for('update')
  return row?.id ?? null
}

export async function insertImportedSet(tx: Transaction, set: typeof cardImportSets.$inferInsert): Promise<void> {
  await tx.insert(cardImportSets).values(set)
}

export async function listNeededImportFiles(queries: Queries, fileKeys: readonly string[]): Promise<string[]> {
  const { fileKey } = cardImports
  const rows = await queries
    .select({ fileKey })
    .from(cardImports)
    .where(inArray(fileKey, [...fileKeys]))
  return rows.flatMap((row) => row.fileKey ?? [])
}

/** Bytes of the files that wait to be taken in. Of one that has been opened, what it has brought so far counts in its place. */
export async function sumImportBytes(queries: Queries, studentId: number): Promise<number> {
  const [row] = await queries
    .select({ bytes: sum(cardImports.fileSizeBytes).mapWith(Number) })
    .from(cardImports)
    .where(
      and(eq(cardImports.studentId, studentId), eq(cardImports.status, 'processing'), isNull(cardImports.noteCount)),
    )
  return row?.bytes ?? 0
}
