import { reciteEndpoints } from '@lectern/contract/recite'
import { checkContent } from '@lectern/domain/recite'
import { discardGeneration, endGeneration, goOnGeneration, openGeneration } from '../../core/generation/run-calls.ts'
import { getGeneration, listGenerations, summariseGeneration } from '../../core/generation/view-runs.ts'
import { routes } from '../../http/routes.ts'
import { createCard } from './cards/create-card.ts'
import { deleteCard } from './cards/delete-card.ts'
import { deleteCards } from './cards/delete-cards.ts'
import { findSameCards } from './cards/find-same-cards.ts'
import { importCards } from './cards/import-cards.ts'
import { makeMissedCards } from './cards/make-missed-cards.ts'
import { reorderCards } from './cards/reorder-cards.ts'
import { suspendCards } from './cards/suspend-cards.ts'
import { updateCard } from './cards/update-card.ts'
import { exportFolder } from './export/export-set.ts'
import { dropAskedSuggestions, generateCards, showMadeCards } from './generate-cards.ts'
import { getMedia } from './media/get-media.ts'
import { uploadMedia } from './media/keep-media.ts'
import { createSet } from './sets/create-set.ts'
import { deleteSet } from './sets/delete-set.ts'
import { changeFolder, listFolders, putInFolder } from './sets/folders.ts'
import { getSet } from './sets/get-set.ts'
import { listHistory } from './sets/list-history.ts'
import { renameSet } from './sets/rename-set.ts'
import { answerCard } from './study/answer-card.ts'
import { clearProgress } from './study/clear-progress.ts'
import { endStudy } from './study/end-study.ts'
import { expireStudy } from './study/expire-study.ts'
import { getStudy } from './study/get-study.ts'
import { listStudies } from './study/list-studies.ts'
import { startStudy } from './study/start-study.ts'
import { uploadDocument } from './upload-document.ts'

const runOf = ({ generation_id }: { generation_id: string }) => ({
  module: 'recite' as const,
  generationId: generation_id,
})

export const reciteRoutes = routes(reciteEndpoints, (services) => ({
  history: ({ query }, { caller }) => listHistory(services, caller.student, query),

  upload: ({ form }, { caller, signal }) => uploadDocument(services, caller.student, form.file, signal),
  generate: ({ body }, { caller, idempotencyKey }) => generateCards(services, caller.student, body, idempotencyKey),

  openGeneration: ({ body }, { caller, idempotencyKey }) =>
    openGeneration(services, caller.student, 'recite', body, idempotencyKey, checkContent),
  listGenerations: ({ query }, { caller }) => listGenerations(services, caller.student, 'recite', query),
  getGeneration: async ({ params }, { caller, language }) => {
    const run = await getGeneration(services, caller.student, runOf(params), showMadeCards, language)
    return { ...run, chunks: dropAskedSuggestions(run.chunks) }
  },
  summariseGeneration: ({ params }, { caller }) => summariseGeneration(services, caller.student, runOf(params)),
  goOnGeneration: ({ params }, { caller }) => goOnGeneration(services, caller.student, runOf(params)),
  endGeneration: ({ params }, { caller }) => endGeneration(services, caller.student, runOf(params)),
  discardGeneration: ({ params }, { caller }) => discardGeneration(services, caller.student, runOf(params)),

  createSet: ({ body }, { caller, language }) => createSet(services, caller.student, body, language),
  getSet: ({ params }, { caller }) => getSet(services, caller.student, params.id),
  renameSet: ({ params, body }, { caller }) => renameSet(services, caller.student, params.id, body.title),
  listFolders: (_, { caller, language }) => listFolders(services.database.queries, caller.student, language),
  changeFolder: ({ body }, { caller, language }) => changeFolder(services, caller.student, body, language),
  exportFolder: ({ query }, { caller }) => exportFolder(services, caller.student, query.folder),
  putInFolder: ({ params, body }, { caller }) => putInFolder(services, caller.student, params.id, body),
  deleteSet: ({ params }, { caller }) => deleteSet(services, caller.student, params.id),
  clearProgress: ({ params }, { caller }) => clearProgress(services, caller.student, params.id),
  reorderCards: ({ params, body }, { caller }) => reorderCards(services, caller.student, params.id, body.flashcard_ids),

  createCard: ({ params, body }, { caller }) => createCard(services, caller.student, params.id, body),
  makeMissedCards: ({ body }, { caller }) => makeMissedCards(services, caller.student, body),
  importCards: ({ params, body }, { caller }) => importCards(services, caller.student, params.id, body),
  updateCard: ({ params, body }, { caller }) => updateCard(services, caller.student, params.id, body),
  findSameCards: ({ body }, { caller }) => findSameCards(services, caller.student, body),
  deleteCard: ({ params }, { caller }) => deleteCard(services, caller.student, params.id),
  deleteCards: ({ params, body }, { caller }) => deleteCards(services, caller.student, params.id, body.flashcard_ids),
  suspendCards: ({ params, body }, { caller }) => suspendCards(services, caller.student, params.id, body),

  uploadMedia: ({ form }, { caller }) => uploadMedia(services, caller.student, form.file),
  getMedia: ({ params }, { caller, header }) => getMedia(services, caller.student, params.name, header('range')),

  startStudy: ({ params }, { caller }) => startStudy(services, caller.student, params.id),
  listStudies: (_, { caller }) => listStudies(services, caller.student),
  getStudy: ({ params }, { caller }) => getStudy(services, caller.student, params.id),
  answerCard: ({ params, body }, { caller }) => answerCard(services, caller.student, params.id, body),
  endStudy: ({ params }, { caller }) => endStudy(services, caller.student, params.id),
  expireStudy: ({ params }, { caller }) => expireStudy(services, caller.student, params.id),
}))
