import { notesEndpoints } from '@lectern/contract/notes'
import { endGeneration } from '../../core/generation/chunk-call.ts'
import { routes } from '../../http/routes.ts'
import { createNote } from './create-note.ts'
import { deleteNote } from './delete-note.ts'
import { generateNotes } from './generate-notes.ts'
import { getNote } from './get-note.ts'
import { listNotes } from './list-notes.ts'
import { renameNote } from './rename-note.ts'

export const notesRoutes = routes(notesEndpoints, (services) => ({
  generate: ({ body }, { caller, idempotencyKey }) => generateNotes(services, caller.student, body, idempotencyKey),
  endGeneration: ({ params }, { caller }) => endGeneration(services, caller.student, 'notes', params.generation_id),

  list: ({ query }, { caller }) => listNotes(services, caller.student, query),
  create: ({ body }, { caller }) => createNote(services, caller.student, body),
  get: ({ params }, { caller }) => getNote(services, caller.student, params.id),
  rename: ({ params, body }, { caller }) => renameNote(services, caller.student, params.id, body.title),
  delete: ({ params }, { caller }) => deleteNote(services, caller.student, params.id),
}))
