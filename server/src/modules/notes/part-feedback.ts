import { countWords } from '@lectern/domain/words'
import { type FeedbackSource, originOf } from '../../core/feedback/feedback-source.ts'
import { withoutPart } from '../../core/study-html/parts.ts'
import { readHtmlText } from '../../core/study-html/read-html-text.ts'
import { Problem } from '../../problem.ts'
import { deleteNoteIn } from './delete-note.ts'
import { lockNote, updateText } from './note-store.ts'

/** A part of notes goes from them, with its heading; the notes go with their last words. */
export const notesFeedback: FeedbackSource = {
  kind: 'notes',
  isParted: true,
  async remove(tx, _services, student, { id, part }) {
    const note = await lockNote(tx, student.id, id)
    const { runId, html } = note
    const left = withoutPart(html, part)
    if (runId === null || !left) throw Problem.notFound()
    const text = readHtmlText(left.html)
    if (text === '') await deleteNoteIn(tx, student, id)
    else await updateText(tx, id, { html: left.html, text, words: countWords(text) })
    return { runId, words: readHtmlText(left.part), source: null, material: originOf(note) }
  },
}
