import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { requireRow } from '../../../platform/database/rows.ts'
import { cardMedia, flashcardSets, flashcards } from '../tables.ts'

export type MediaRow = typeof cardMedia.$inferSelect
export type NewMediaRow = Omit<typeof cardMedia.$inferInsert, 'id'>

const isThis = (studentId: number, name: string) => and(eq(cardMedia.studentId, studentId), eq(cardMedia.name, name))

/** What the student has of these names, as sent again now. Rows are taken in one order, so that two calls do not wait for each other. */
export async function touchMedia(
  tx: Transaction,
  { studentId, sentAt }: Pick<NewMediaRow, 'studentId' | 'sentAt'>,
  names: readonly string[],
): Promise<MediaRow[]> {
  if (names.length === 0) return []
  const locked = await tx
    .select({ id: cardMedia.id })
    .from(cardMedia)
    .where(and(eq(cardMedia.studentId, studentId), sql`${cardMedia.name} = any(${listOfNames(names)})`))
    .orderBy(cardMedia.id)
    .for('update')
  if (locked.length === 0) return []
  const ids = locked.map(({ id }) => id)
  return tx.update(cardMedia).set({ sentAt }).where(inArray(cardMedia.id, ids)).returning()
}

/** Those of content that the student did not have. */
export async function insertMedia(tx: Transaction, media: readonly NewMediaRow[]): Promise<MediaRow[]> {
  return tx
    .insert(cardMedia)
    .values([...media])
    .onConflictDoNothing()
    .returning()
}

/** @throws Problem `not_found` where there is none of this name, or it is another student's */
export async function requireMedia(queries: Queries, studentId: number, name: string): Promise<MediaRow> {
  return requireRow(await queries.select().from(cardMedia).where(isThis(studentId, name)))
}

export const listMedia = (queries: Queries, studentId: number): Promise<MediaRow[]> =>
  queries.select().from(cardMedia).where(eq(cardMedia.studentId, studentId)).orderBy(cardMedia.id)

export async function listNeededMediaFiles(queries: Queries, fileKeys: readonly string[]): Promise<string[]> {
  const { fileKey } = cardMedia
  const rows = await queries
    .select({ fileKey })
    .from(cardMedia)
    .where(inArray(fileKey, [...fileKeys]))
  return rows.map((row) => row.fileKey)
}

/** Names as one value, not as parameters: a student may have more media than a statement takes. */
const listOfNames = (names: readonly string[]) => sql`${`{${names.join(',')}}`}::text[]`

/** What in a card's texts looks like the names of media, as an index has it. */
const namesInCard = sql<string[]>`card_media_names(${flashcards.question}, ${flashcards.answer})`

/** The media that the cards of a set name. */
export async function listNamesInSet(queries: Queries, studentId: number, setId: number): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ name: sql<string>`unnest(${namesInCard})` })
    .from(flashcards)
    .innerJoin(flashcardSets, eq(flashcardSets.id, flashcards.setId))
    .where(and(eq(flashcardSets.id, setId), eq(flashcardSets.studentId, studentId)))
  return rows.map(({ name }) => name)
}

/** Whether a card of the set names a medium. */
export async function isNamedInSet(queries: Queries, setId: number, name: string): Promise<boolean> {
  const [found] = await queries
    .select({ id: flashcards.id })
    .from(flashcards)
    .where(and(eq(flashcards.setId, setId), sql`${namesInCard} && ${listOfNames([name])}`))
    .limit(1)
  return found !== undefined
}

/** Removes media that no card of the student names now: those of `names`, or those sent before a moment. */
export async function removeUnusedMedia(
  tx: Transaction,
  studentId: number,
  which: { names: readonly string[] } | { sentBefore: Date },
): Promise<{ fileKey: string }[]> {
  if ('names' in which && which.names.length === 0) return []
  const names = 'names' in which ? listOfNames(which.names) : null
  // One list for all of them, by the index or by the student's cards: a shared deck has the same names for everybody.
  const used = tx
    .selectDistinct({ name: sql<string>`unnest(${namesInCard})`.as('name') })
    .from(flashcards)
    .innerJoin(flashcardSets, eq(flashcardSets.id, flashcards.setId))
    .where(and(eq(flashcardSets.studentId, studentId), names ? sql`${namesInCard} && ${names}` : undefined))
    .as('used')
  return tx
    .delete(cardMedia)
    .where(
      and(
        eq(cardMedia.studentId, studentId),
        'names' in which ? sql`${cardMedia.name} = any(${names})` : lt(cardMedia.sentAt, which.sentBefore),
        notExists(tx.select().from(used).where(eq(used.name, cardMedia.name))),
      ),
    )
    .returning({ fileKey: cardMedia.fileKey })
}

/** Who has media that were sent before a moment. */
export async function listStudentsWithMediaBefore(queries: Queries, moment: Date): Promise<number[]> {
  const rows = await queries
    .selectDistinct({ studentId: cardMedia.studentId })
    .from(cardMedia)
    .where(lt(cardMedia.sentAt, moment))
  return rows.map(({ studentId }) => studentId)
}

/** Those of `names` that the student has. */
export async function listMediaNamed(
  queries: Queries,
  studentId: number,
  names: readonly string[],
): Promise<MediaRow[]> {
  if (names.length === 0) return []
  return queries
    .select()
    .from(cardMedia)
    .where(and(eq(cardMedia.studentId, studentId), sql`${cardMedia.name} = any(${listOfNames(names)})`))
    .orderBy(cardMedia.id)
}
