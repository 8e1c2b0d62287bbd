import { NOTES_TEXTS } from '@lectern/domain/notes'
import { ChunkedRuns } from '../../core/generation/chunked-runs.ts'
import type { Run } from '../../core/generation/run-state.ts'
import { say } from '../../lib/language.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { toastSuccess } from '../../ui/toasts/toasts.ts'
import { notesApi } from './api.ts'
import { clearDraft, draftStore } from './draft.ts'
import { openMadeNotes, saveNotes } from './made-notes.ts'

/** What is made of a chunk. */
interface Made {
  notes_html: string
}
export type Generation = Run<Made>

/** Notes being made of a student's material, handed over to be read and kept. */
export const noteRuns = new ChunkedRuns<Made>({
  api: notesApi,
  texts: {
    failed: NOTES_TEXTS.generationFailed,
    logIn: NOTES_TEXTS.loginToGenerate,
    nothingMade: NOTES_TEXTS.noNotesMade,
  },
  hasResult: ({ outcomes }) => [...outcomes.values()].some((outcome) => 'answer' in outcome),
  handOver: (generation, isFresh) => {
    const made = openMadeNotes(generation)
    // Notes without some of their parts wait for the student to try those again, or to keep them as they are.
    if (!made.missing) saveNotes(made).catch((error: unknown) => logFailure('The notes wait to be saved', error))
    if (!isFresh) return
    if (draftStore.get().content.trim() === generation.material.content) clearDraft()
    toastSuccess(say('notes.notesMade'))
  },
})
