import { beginningWithin } from '@lectern/domain/cards/set-folders'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { materials } from '../../../core/documents/tables.ts'
import type { Listed, Slice } from '../../../core/pages/read-page.ts'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { containing, requireRow } from '../../../platform/database/rows.ts'
import { flashcardSets, flashcards, studySessions } from '../tables.ts'

/** A set without its cards, with the figures that a list shows. */
export interface SetRow {
  id: number
  title: string
  documentName: string
  contentPurpose: string
  folder: string
  materialId: number | null
  isMaterialGone: boolean
  createdAt: Date
  cardCount: number
  /** Sessions that ran to an end and still count. */
  sessionCount: number
  /** Mean score of those sessions, 0 to 100; null where there are none. */
  averageScore: number | null
}

export type NewSetRow = Omit<typeof flashcardSets.$inferInsert, 'id'>

const ownedBy = (studentId: number, setId: number) =>
  and(eq(flashcardSets.id, setId), eq(flashcardSets.studentId, studentId))

const finishedSessions = sql`from ${studySessions}
  where ${studySessions.setId} = ${flashcardSets.id}
    and ${studySessions.isCounted} and ${studySessions.completedAt} is not null`

export const cardCount =
  sql`(select count(*) from ${flashcards} where ${flashcards.setId} = ${flashcardSets.id})`.mapWith(Number)

/** The text that a set was made of: its material's, unless it has its own; '' where there is none, or it was deleted. */
export const textOfSet = sql<string>`coalesce(
  nullif(${flashcardSets.documentContent}, ''),
  (select ${materials.text} from ${materials} where ${materials.id} = ${flashcardSets.materialId}),
  '')`

/** The cards of a new set up to this one were made by its run. */
export async function writeNewestMade(tx: Transaction, setId: number, newestMadeCardId: number): Promise<void> {
  await tx.update(flashcardSets).set({ newestMadeCardId }).where(eq(flashcardSets.id, setId))
}

/** `document_content` is left out: it may be megabytes, and no list shows it. */
export const setColumns = {
  id: flashcardSets.id,
  title: flashcardSets.title,
  documentName: flashcardSets.documentName,
  contentPurpose: flashcardSets.contentPurpose,
  folder: flashcardSets.folder,
  materialId: flashcardSets.materialId,
  isMaterialGone: flashcardSets.isMaterialGone,
  createdAt: flashcardSets.createdAt,
  cardCount,
  sessionCount: sql`(select count(*) ${finishedSessions})`.mapWith(Number),
  averageScore: sql<
    number | null
  >`(select round(avg(100.0 * ${studySessions.correctCount} / ${studySessions.totalCards}))::int
    ${finishedSessions})`,
}

/** Sets of the student whose title, folder or document name contains `search`, whatever its case; all where it is empty. */
export const matchingSets = (studentId: number, search: string) =>
  and(
    eq(flashcardSets.studentId, studentId),
    containing(search, flashcardSets.title, flashcardSets.folder, flashcardSets.documentName),
  )

/** Sets in a folder, and in those within it. */
export const isInFolder = (folder: string) =>
  or(eq(flashcardSets.folder, folder), sql`starts_with(${flashcardSets.folder}, ${beginningWithin(folder)})`)

interface SetFilter {
  search: string
  /** '' for all sets, in whatever folder. */
  folder?: string
}

const areMeant = (studentId: number, { search, folder = '' }: SetFilter) =>
  and(matchingSets(studentId, search), folder === '' ? undefined : isInFolder(folder))

/** Newest first. */
export function listSets(
  queries: Queries,
  studentId: number,
  { limit, offset, ...filter }: SetFilter & Slice,
): Promise<Listed<SetRow>[]> {
  return queries
    .select({ ...setColumns, total: queries.$count(flashcardSets, areMeant(studentId, filter)) })
    .from(flashcardSets)
    .where(areMeant(studentId, filter))
    .orderBy(desc(flashcardSets.id))
    .limit(limit)
    .offset(offset)
}

/** Sets in a folder and in those within it, folder by folder, the earliest first. */
export function listSetsOfFolder(
  queries: Queries,
  studentId: number,
  folder: string,
): Promise<Pick<SetRow, 'id' | 'title' | 'folder' | 'cardCount'>[]> {
  const { id, title, folder: name } = flashcardSets
  return queries
    .select({ id, title, folder: name, cardCount })
    .from(flashcardSets)
    .where(areMeant(studentId, { search: '', folder }))
    .orderBy(asc(name), asc(id))
}

/** @throws Problem `not_found` where there is no such set, or it is another student's */
export async function requireSet(queries: Queries, studentId: number, setId: number): Promise<SetRow> {
  return requireRow(await queries.select(setColumns).from(flashcardSets).where(ownedBy(studentId, setId)))
}

/**
 * Keeps other writers of this set, its cards and its sessions waiting until `tx` ends.
 * @throws Problem `not_found` where there is no such set, or it is another student's
 */
export async function lockSet(
  tx: Transaction,
  studentId: number,
  setId: number,
): Promise<{ materialId: number | null }> {
  const { materialId } = flashcardSets
  return requireRow(
    await tx.select({ materialId }).from(flashcardSets).where(ownedBy(studentId, setId)).for('no key update'),
  )
}

/** The new set's id; null where the student already has one with this `clientId`. */
export async function insertSet(tx: Transaction, set: NewSetRow): Promise<number | null> {
  const [row] = await tx.insert(flashcardSets).values(set).onConflictDoNothing().returning({ id: flashcardSets.id })
  return row?.id ?? null
}

/** The id of the set that the student's browser made as `clientId`; null where there is none. */
export async function findSetIdByClientId(
  queries: Queries,
  studentId: number,
  clientId: string,
): Promise<number | null> {
  const isThis = and(eq(flashcardSets.studentId, studentId), eq(flashcardSets.clientId, clientId))
  const [row] = await queries.select({ id: flashcardSets.id }).from(flashcardSets).where(isThis)
  return row?.id ?? null
}

/** @throws Problem `not_found` where there is no such set, or it is another student's */
export async function updateTitle(tx: Transaction, studentId: number, setId: number, title: string): Promise<void> {
  requireRow(
    await tx.update(flashcardSets).set({ title }).where(ownedBy(studentId, setId)).returning({ id: flashcardSets.id }),
  )
}

/** Takes its cards, sessions and answers with it. @throws Problem `not_found` as above */
export async function removeSet(tx: Transaction, studentId: number, setId: number): Promise<void> {
  requireRow(await tx.delete(flashcardSets).where(ownedBy(studentId, setId)).returning({ id: flashcardSets.id }))
}
