import { randomUUID } from 'node:crypto'
import { countWords } from '@lectern/domain/words'
import { and, eq, sql } from 'drizzle-orm'
import { presentMaker } from '../../core/generation/present-maker.ts'
import { followTitle, takenOfTitle } from '../../core/sharing/follow-title.ts'
import { readTitles } from '../../core/sharing/read-titles.ts'
import type { SharingSource } from '../../core/sharing/sharing-source.ts'
import { readHtmlText } from '../../core/study-html/read-html-text.ts'
import { requireRow } from '../../platform/database/rows.ts'
import { requireNote, saveNote, updateTitle } from './note-store.ts'
import { notes } from './tables.ts'

/** Notes are shared as they are read, which their owner agrees to (`isShownByLink`). A copy follows the title alone: of their text only what is wrong goes, and whoever copied it keeps it. */
export const notesSharing: SharingSource = {
  kind: 'notes',
  titlesOf: (queries, studentId, ids) => readTitles(queries, notes, studentId, ids),
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
    return { id, taken: takenOfTitle(title) }
  },
  ...followTitle({ readTitle: requireNote, rename: updateTitle }),
}
