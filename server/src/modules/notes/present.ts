import type { Note, NoteSummary } from '@lectern/contract/notes'
import { presentOrigin } from '../../core/documents/present-origin.ts'
import { presentMaker } from '../../core/generation/present-maker.ts'
import { partsOf } from '../../core/study-html/parts.ts'
import type { NoteRow, NoteSummaryRow } from './note-store.ts'

export const presentSummary = (note: NoteSummaryRow): NoteSummary => ({
  id: note.id,
  title: note.title,
  purpose: note.purpose,
  excerpt: note.excerpt,
  word_count: note.words,
  ...presentMaker(note),
  ...presentOrigin(note),
  created_at: note.createdAt.toISOString(),
})

export const presentNote = (note: NoteRow): Note => ({
  ...presentSummary(note),
  html: note.html,
  ...(note.runId !== null && { parts: partsOf(note.html) }),
})
