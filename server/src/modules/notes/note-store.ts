import { NOTE_EXCERPT_CHARACTERS } from '@lectern/domain/notes'
import { and, desc, eq, getColumns, sql } from 'drizzle-orm'
import type { Sized } from '../../core/archives/batches.ts'
import type { Listed, Slice } from '../../core/pages/read-page.ts'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { containing, isAnyOf, requireRow } from '../../platform/database/rows.ts'
import { rowBytes } from '../../platform/database/text-bytes.ts'
import { Problem } from '../../problem.ts'
import { notes } from './tables.ts'

/** Notes without their text, which may be megabytes. */
export type NoteSummaryRow = Omit<typeof notes.$inferSelect, 'studentId' | 'clientId' | 'html' | 'text'> & {
  excerpt: string
}
export type NoteRow = NoteSummaryRow & { html: string }
export type NewNoteRow = Omit<typeof notes.$inferInsert, 'id'>

const { studentId: _studentId, clientId: _clientId, html, text, ...shortColumns } = getColumns(notes)
const summaryColumns = { ...shortColumns, excerpt: sql<string>`left(${text}, ${NOTE_EXCERPT_CHARACTERS})` }
const noteColumns = { ...summaryColumns, html }

const ownedBy = (studentId: number, noteId: number) => and(eq(notes.id, noteId), eq(notes.studentId, studentId))

/** Notes of the student whose title or text contains `search`, whatever its case; all where it is empty. */
export const matchingNotes = (studentId: number, search: string) =>
  and(eq(notes.studentId, studentId), containing(search, notes.title, text))

/** Newest first. */
export function selectNotes(
  queries: Queries,
  studentId: number,
  { search, limit, offset }: Slice & { search: string },
): Promise<Listed<NoteSummaryRow>[]> {
  return queries
    .select({ ...summaryColumns, total: queries.$count(notes, matchingNotes(studentId, search)) })
    .from(notes)
    .where(matchingNotes(studentId, search))
    .orderBy(desc(notes.id))
    .limit(limit)
    .offset(offset)
}

/** What each of the student's notes takes, the newest first. */
export const listNoteSizes = (queries: Queries, studentId: number): Promise<Sized<number>[]> =>
  queries
    .select({ id: notes.id, bytes: rowBytes(html, text) })
    .from(notes)
    .where(eq(notes.studentId, studentId))
    .orderBy(desc(notes.id))

/** Those of the student's notes that are still there, the newest first. */
export const selectWholeNotes = (queries: Queries, studentId: number, ids: readonly number[]): Promise<NoteRow[]> =>
  queries
    .select(noteColumns)
    .from(notes)
    .where(and(eq(notes.studentId, studentId), isAnyOf(notes.id, ids)))
    .orderBy(desc(notes.id))

/** @throws Problem `not_found` where there are no such notes, or they are another student's */
export async function requireNote(queries: Queries, studentId: number, noteId: number): Promise<NoteRow> {
  return requireRow(await queries.select(noteColumns).from(notes).where(ownedBy(studentId, noteId)))
}

/** Like `requireNote`, and keeps the row from everybody else until `tx` ends. */
export async function lockNote(tx: Transaction, studentId: number, noteId: number): Promise<NoteRow> {
  return requireRow(await tx.select(noteColumns).from(notes).where(ownedBy(studentId, noteId)).for('update'))
}

/** The notes that the student's browser made as `clientId`. */
export async function findNoteByClientId(
  queries: Queries,
  studentId: number,
  clientId: string,
): Promise<NoteRow | null> {
  const isThis = and(eq(notes.studentId, studentId), eq(notes.clientId, clientId))
  const [note] = await queries.select(noteColumns).from(notes).where(isThis)
  return note ?? null
}

/** Keeps the notes; where the student already has some with this `clientId`, those are given as they are now. */
export async function saveNote(tx: Transaction, note: NewNoteRow): Promise<NoteRow> {
  const [inserted] = await tx.insert(notes).values(note).onConflictDoNothing().returning({ id: notes.id })
  if (inserted) return requireNote(tx, note.studentId, inserted.id)
  const other = await findNoteByClientId(tx, note.studentId, note.clientId)
  // Made by a call at the same time, and deleted again.
  if (!other) throw Problem.notFound()
  return other
}

/** @throws Problem `not_found` as above */
export async function updateTitle(tx: Transaction, studentId: number, noteId: number, title: string): Promise<void> {
  requireRow(await tx.update(notes).set({ title }).where(ownedBy(studentId, noteId)).returning({ id: notes.id }))
}

/** The caller has locked them. */
export async function updateText(
  tx: Transaction,
  noteId: number,
  changed: Pick<typeof notes.$inferSelect, 'html' | 'text' | 'words'>,
): Promise<void> {
  await tx.update(notes).set(changed).where(eq(notes.id, noteId))
}

/** @throws Problem `not_found` as above */
export async function removeNote(tx: Transaction, studentId: number, noteId: number): Promise<void> {
  requireRow(await tx.delete(notes).where(ownedBy(studentId, noteId)).returning({ id: notes.id }))
}
