import { NOTES_TEXTS, suggestNotesTitle } from '@lectern/domain/notes'
import { ChunkedRuns, type Run } from '../../core/generation/chunked-runs.ts'
import { outlineOf } from '../../core/study-text/outline.ts'
import type { StudyText } from '../../core/study-text/study-text.ts'
import { writeHtml } from '../../core/study-text/write-html.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import { notesApi } from './api.ts'
import { combineNotes } from './combine-notes.ts'
import { clearDraft, draftStore } from './draft.ts'
import { madeNotesStore, saveNotes } from './made-notes.ts'

/** What notes are made from. */
export interface Material {
  content: string
  purpose: string
  documentName: string
  materialId: number | null
}

type Answer = Awaited<ReturnType<typeof notesApi.generate>>
export type Generation = Run<Material, Answer>

/** Notes being made of a student's material, handed over to be read and kept. */
const runs = new ChunkedRuns<Material, Answer>({
  generate: (input, options) => notesApi.generate(input, options),
  end: (generation_id) => notesApi.endGeneration({ params: { generation_id } }),
  texts: {
    failed: NOTES_TEXTS.generationFailed,
    logIn: NOTES_TEXTS.loginToGenerate,
    nothingMade: NOTES_TEXTS.noNotesMade,
  },
  hasResult: ({ outcomes }) => [...outcomes.values()].some((outcome) => 'answer' in outcome),
  handOver: (generation) => {
    const { content, documentName, purpose, materialId } = generation.material
    const text = combineNotes(generation)
    const made = {
      clientId: crypto.randomUUID(),
      title: suggestNotesTitle(documentName, firstHeadingOf(text) || content),
      html: writeHtml(text),
      purpose,
      materialId,
      madeBy: generation.madeBy,
      savedId: null,
    }
    madeNotesStore.set(made)
    saveNotes(made).catch((error: unknown) => logFailure('The notes wait here to be saved', error))
    if (draftStore.get().content.trim() === content) clearDraft()
    toastSuccess(NOTES_TEXTS.notesMade)
  },
})

const firstHeadingOf = (text: StudyText): string => outlineOf(text)[0]?.title ?? ''

export const generationStore = runs.store
export const startGeneration = runs.start
export const retryGeneration = runs.retry
export const cancelGeneration = runs.cancel
