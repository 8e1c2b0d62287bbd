import type { Note } from '@lectern/contract/notes'
import type { Maker } from '@lectern/domain/content'
import { suggestTitle } from '@lectern/domain/content'
import { createSavedStudentStore } from '../../core/account/student-store.ts'
import { type MissingParts, missingParts, type Run } from '../../core/generation/run-state.ts'
import { outlineOf } from '../../core/study-text/outline.ts'
import { writeHtml } from '../../core/study-text/write-html.ts'
import { isMissing } from '../../lib/api/is-missing.ts'
import { say } from '../../lib/language.ts'
import { notesApi } from './api.ts'
import { combineNotes } from './combine-notes.ts'

/** Notes that were made: the run that made them keeps them until they are kept as notes. */
export interface MadeNotes extends Maker {
  /** The run; null where the server could not name it. */
  generationId: string | null
  /** By it they are kept once, however often and from however many windows they are sent. */
  clientId: string
  title: string
  html: string
  purpose: string
  materialId: number | null
  /** Parts that no notes were made of and that can be tried again; null where there are none: what holds nothing is told in its place. */
  missing: MissingParts | null
  /** What the server keeps them as; null before. */
  savedId: number | null
}

export const madeNotesStore = createSavedStudentStore<MadeNotes | null>('notes.made', null)

/** Lays out the notes of a run to be read and kept. */
export function openMadeNotes(run: Run<{ notes_html: string }>): MadeNotes {
  const { content, documentName, purpose, materialId } = run.material
  const text = combineNotes(run)
  const missing = missingParts(run)
  const made = {
    generationId: run.id,
    clientId: run.id ?? crypto.randomUUID(),
    title: suggestTitle(documentName, outlineOf(text)[0]?.title || content) || say('notes.defaultTitle'),
    html: writeHtml(text),
    purpose,
    materialId,
    ...run.maker,
    missing: missing && missing.parts.length > 0 ? missing : null,
    savedId: null,
  }
  madeNotesStore.set(made)
  return made
}

let saving: { clientId: string; done: Promise<Note> } | null = null

/** Keeps made notes on the server. Rejects where that fails: then it may be tried again. */
export function saveNotes(made: MadeNotes): Promise<Note> {
  if (saving?.clientId === made.clientId) return saving.done
  const done = send(made)
    // Their material has been deleted meanwhile, or the run discarded in another window.
    .catch((error: unknown) => orWithout(error, { ...made, materialId: null }))
    .catch((error: unknown) => orWithout(error, { ...made, materialId: null, generationId: null }))
    .then((note) => {
      markSaved(made.clientId, note.id)
      return note
    })
    .finally(() => {
      saving = null
    })
  saving = { clientId: made.clientId, done }
  return done
}

function orWithout(error: unknown, made: MadeNotes): Promise<Note> {
  if (!isMissing(error)) throw error
  return send(made)
}

const send = ({
  generationId,
  clientId,
  title,
  html,
  purpose,
  materialId,
  madeBy,
  modelName,
}: MadeNotes): Promise<Note> =>
  notesApi.create({
    body: {
      title,
      html,
      purpose,
      made_by: madeBy,
      model_name: modelName ?? undefined,
      material_id: materialId,
      client_id: clientId,
      generation_id: generationId,
    },
  })

const markSaved = (clientId: string, savedId: number): void =>
  madeNotesStore.update((made) => (made?.clientId === clientId ? { ...made, savedId } : made))
