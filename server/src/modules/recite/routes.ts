import { reciteEndpoints } from '@lectern/contract/recite'
import { endGeneration } from '../../core/generation/chunk-call.ts'
import { routes } from '../../http/routes.ts'
import { answerCard } from './answer-card.ts'
import { clearProgress } from './clear-progress.ts'
import { createCard } from './create-card.ts'
import { createSet } from './create-set.ts'
import { deleteCard } from './delete-card.ts'
import { deleteSet } from './delete-set.ts'
import { endStudy } from './end-study.ts'
import { expireStudy } from './expire-study.ts'
import { generateCards } from './generate-cards.ts'
import { getSet } from './get-set.ts'
import { getStudy } from './get-study.ts'
import { importCards } from './import-cards.ts'
import { listHistory } from './list-history.ts'
import { listStudies } from './list-studies.ts'
import { renameSet } from './rename-set.ts'
import { reorderCards } from './reorder-cards.ts'
import { startStudy } from './start-study.ts'
import { updateCard } from './update-card.ts'
import { uploadDocument } from './upload-document.ts'

export const reciteRoutes = routes(reciteEndpoints, (services) => ({
  history: ({ query }, { caller }) => listHistory(services, caller.student, query),

  upload: ({ form }, { caller, signal }) => uploadDocument(services, caller.student, form.file, signal),
  generate: ({ body }, { caller, idempotencyKey }) => generateCards(services, caller.student, body, idempotencyKey),
  endGeneration: ({ params }, { caller }) => endGeneration(services, caller.student, 'recite', params.generation_id),

  createSet: ({ body }, { caller }) => createSet(services, caller.student, body),
  getSet: ({ params }, { caller }) => getSet(services, caller.student, params.id),
  renameSet: ({ params, body }, { caller }) => renameSet(services, caller.student, params.id, body.title),
  deleteSet: ({ params }, { caller }) => deleteSet(services, caller.student, params.id),
  clearProgress: ({ params }, { caller }) => clearProgress(services, caller.student, params.id),
  reorderCards: ({ params, body }, { caller }) => reorderCards(services, caller.student, params.id, body.flashcard_ids),

  createCard: ({ params, body }, { caller }) => createCard(services, caller.student, params.id, body),
  importCards: ({ params, body }, { caller }) => importCards(services, caller.student, params.id, body),
  updateCard: ({ params, body }, { caller }) => updateCard(services, caller.student, params.id, body),
  deleteCard: ({ params }, { caller }) => deleteCard(services, caller.student, params.id),

  startStudy: ({ params }, { caller }) => startStudy(services, caller.student, params.id),
  listStudies: (_, { caller }) => listStudies(services, caller.student),
  getStudy: ({ params }, { caller }) => getStudy(services, caller.student, params.id),
  answerCard: ({ params, body }, { caller }) => answerCard(services, caller.student, params.id, body),
  endStudy: ({ params }, { caller }) => endStudy(services, caller.student, params.id),
  expireStudy: ({ params }, { caller }) => expireStudy(services, caller.student, params.id),
}))
