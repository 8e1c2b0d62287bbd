import { listeningEndpoints } from '@lectern/contract/listening'
import { routes } from '../../http/routes.ts'
import { getAttempt } from './attempts/get-attempt.ts'
import { getTotals, listAttempts } from './attempts/list-attempts.ts'
import { submitAnswers } from './attempts/submit-answers.ts'
import { deleteSet } from './delete-set.ts'
import { generateSet } from './generate-set.ts'
import { getAudio } from './get-audio.ts'
import { getSet } from './get-set.ts'
import { listSets } from './list-sets.ts'
import { listUnfinished } from './list-unfinished.ts'
import { getPractice } from './practices/get-practice.ts'
import { keepPractice } from './practices/keep-practice.ts'
import { questionTranscript } from './processing/question-transcript.ts'
import { retrySet } from './processing/retry-set.ts'
import { renameSet } from './rename-set.ts'

export const listeningRoutes = routes(listeningEndpoints, (services) => ({
  generate: ({ form }, { caller, idempotencyKey, signal }) =>
    generateSet(services, caller.student, form, idempotencyKey, signal),

  questionTranscript: ({ body }, { caller, idempotencyKey }) =>
    questionTranscript(services, caller.student, body, idempotencyKey),

  retry: ({ params }, { caller, idempotencyKey, signal }) =>
    retrySet(services, caller.student, params.id, idempotencyKey, signal),

  listSets: ({ query }, { caller, language }) => listSets(services, caller.student, query, language),
  listUnfinished: (_, { caller, language }) => listUnfinished(services, caller.student, language),
  getSet: ({ params }, { caller }) => getSet(services, caller.student, params.id),
  getAudio: ({ params }, { caller, header }) => getAudio(services, caller.student, params.id, header('range')),
  renameSet: ({ params, body }, { caller }) => renameSet(services, caller.student, params.id, body.title),
  deleteSet: ({ params }, { caller }) => deleteSet(services, caller.student, params.id),
  cancelSet: ({ params }, { caller }) => deleteSet(services, caller.student, params.id, { keepsDone: true }),

  getPractice: ({ params, query }, { caller }) => getPractice(services, caller.student, params.id, query),
  keepPractice: ({ params, body }, { caller }) => keepPractice(services, caller.student, params.id, body),
  submit: ({ params, body }, { caller, signal }) => submitAnswers(services, caller.student, params.id, body, signal),
  history: ({ query }, { caller }) => listAttempts(services, caller.student, query),
  getAttempt: ({ params }, { caller }) => getAttempt(services, caller.student, params.id),
  score: (_, { caller }) => getTotals(services, caller.student),
}))
