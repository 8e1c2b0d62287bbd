import { unfinishedRuns } from '../../core/generation/unfinished-runs.ts'
import type { Module } from '../../module.ts'
import { exportNotes } from './export-notes.ts'
import { findNotes } from './find-notes.ts'
import { listMadeNotes } from './list-made.ts'
import { notesFeedback } from './part-feedback.ts'
import { notesRoutes } from './routes.ts'
import { notesSharing } from './share-notes.ts'
import { sumNotesBytes } from './sum-bytes.ts'

/** Owns notes: making them from a student's material, and keeping them. */
export const notes: Module = {
  id: 'notes',
  routes: notesRoutes,
  exportStudent: exportNotes,
  madeOf: listMadeNotes,
  storageBytes: sumNotesBytes,
  feedback: notesFeedback,
  sharing: notesSharing,
  unfinishedWork: unfinishedRuns('notes'),
  find: findNotes,
}
