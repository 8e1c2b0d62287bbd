import { notesEndpoints } from '@lectern/contract/notes'
import { checkNotesContent } from '@lectern/domain/notes'
import { discardGeneration, endGeneration, goOnGeneration, openGeneration } from '../../core/generation/run-calls.ts'
import { getGeneration, listGenerations, summariseGeneration } from '../../core/generation/view-runs.ts'
import { routes } from '../../http/routes.ts'
import { createNote } from './create-note.ts'
import { deleteNote } from './delete-note.ts'
import { generateNotes, showMadeNotes } from './generate-notes.ts'
import { getNote } from './get-note.ts'
import { listNotes } from './list-notes.ts'
import { renameNote } from './rename-note.ts'

const runOf = ({ generation_id }: { generation_id: string }) => ({
  module: 'notes' as const,
  generationId: generation_id,
})

export const notesRoutes = routes(notesEndpoints, (services) => ({
  generate: ({ body }, { caller, idempotencyKey }) => generateNotes(services, caller.student, body, idempotencyKey),

  openGeneration: ({ body }, { caller, idempotencyKey }) =>
    openGeneration(services, caller.student, 'notes', body, idempotencyKey, checkNotesContent),
  listGenerations: ({ query }, { caller }) => listGenerations(services, caller.student, 'notes', query),
  getGeneration: ({ params }, { caller, language }) =>
    getGeneration(services, caller.student, runOf(params), showMadeNotes, language),
  summariseGeneration: ({ params }, { caller }) => summariseGeneration(services, caller.student, runOf(params)),
  goOnGeneration: ({ params }, { caller }) => goOnGeneration(services, caller.student, runOf(params)),
  endGeneration: ({ params }, { caller }) => endGeneration(services, caller.student, runOf(params)),
  discardGeneration: ({ params }, { caller }) => discardGeneration(services, caller.student, runOf(params)),

  list: ({ query }, { caller }) => listNotes(services, caller.student, query),
  create: ({ body }, { caller }) => createNote(services, caller.student, body),
  get: ({ params }, { caller }) => getNote(services, caller.student, params.id),
  rename: ({ params, body }, { caller }) => renameNote(services, caller.student, params.id, body.title),
  delete: ({ params }, { caller }) => deleteNote(services, caller.student, params.id),
}))
