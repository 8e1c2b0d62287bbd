import { randomUUID } from 'node:crypto'
import { countWords } from '@lectern/domain/words'
import { and, eq, sql } from 'drizzle-orm'
import { presentMaker } from '../../core/generation/present-maker.ts'
import { digestOf, type Followed, planChanges, takenOf } from '../../core/sharing/plan-changes.ts'
import type { SharingSource } from '../../core/sharing/sharing-source.ts'
import { readHtmlText } from '../../core/study-html/read-html-text.ts'
import { requireRow } from '../../platform/database/rows.ts'
import { requireNote, saveNote, updateTitle } from './note-store.ts'
import { notes } from './tables.ts'

/** Notes are shared as they are read. Their text never changes once they are kept: a copy follows the title. */
export const notesSharing: SharingSource = {
  kind: 'notes',
  async measure(queries, { studentId, id }) {
    const isThis = and(eq(notes.id, id), eq(notes.studentId, studentId))
    const bytes = sql`octet_length(${notes.html})`.mapWith(Number)
    return requireRow(await queries.select({ bytes }).from(notes).where(isThis)).bytes
  },
  async show(queries, { studentId, id }) {
    const note = await requireNote(queries, studentId, id)
    return { content: { kind: 'notes', title: note.title, html: note.html, ...presentMaker(note) }, leftOutCount: 0 }
  },
  async copy(tx, original, _terms, student, now) {
    const { title, html, madeBy, modelName } = await requireNote(tx, original.studentId, original.id)
    const text = readHtmlText(html)
    const made = { title, html, text, words: countWords(text), purpose: '', madeBy, modelName, materialId: null }
    const { id } = await saveNote(tx, { ...made, studentId: student.id, clientId: randomUUID(), createdAt: now })
    return { id, taken: takenOf(followed(title)) }
  },
  async compare(queries, { original, copy, taken }) {
    const [{ title }, own] = [
      await requireNote(queries, original.studentId, original.id),
      await requireNote(queries, copy.studentId, copy.id),
    ]
    return planChanges(taken, followed(title), followed(own.title))
  },
  async takeOver(tx, pair) {
    const plan = await notesSharing.compare(tx, pair)
    const { title } = await requireNote(tx, pair.original.studentId, pair.original.id)
    if (plan.isRenamed) await updateTitle(tx, pair.copy.studentId, pair.copy.id, title)
    return plan
  },
}

const followed = (title: string): Followed => ({ titleDigest: digestOf(title), pieces: [] })
