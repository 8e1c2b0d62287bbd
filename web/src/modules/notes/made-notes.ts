import { ApiError } from '@lectern/contract/api-error'
import type { Note } from '@lectern/contract/notes'
import type { MadeBy } from '@lectern/contract/shapes'
import { createSavedStudentStore } from '../../core/account/student-store.ts'
import { notesApi } from './api.ts'

/** Notes that were made and paid for: they stay until they are on the server and have been seen. */
export interface MadeNotes {
  /** Made here, so that they are kept once however often they are sent. */
  clientId: string
  title: string
  html: string
  purpose: string
  materialId: number | null
  madeBy: MadeBy
  /** What the server keeps them as; null before. */
  savedId: number | null
}

export const madeNotesStore = createSavedStudentStore<MadeNotes | null>('notes.made', null)

let saving: { clientId: string; done: Promise<Note> } | null = null

/** Keeps made notes on the server. Rejects where that fails: then it may be tried again. */
export function saveNotes(made: MadeNotes): Promise<Note> {
  if (saving?.clientId === made.clientId) return saving.done
  const done = send(made)
    .catch((error: unknown) => {
      // Their material has been deleted meanwhile.
      if (error instanceof ApiError && error.status === 404) return send({ ...made, materialId: null })
      throw error
    })
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

const send = ({ clientId, title, html, purpose, materialId, madeBy }: MadeNotes): Promise<Note> =>
  notesApi.create({
    body: { title, html, purpose, made_by: madeBy, material_id: materialId, client_id: clientId },
  })

const markSaved = (clientId: string, savedId: number): void =>
  madeNotesStore.update((made) => (made?.clientId === clientId ? { ...made, savedId } : made))
