import { examEndpoints } from '@lectern/contract/exam'
import { routes } from '../../http/routes.ts'
import { deleteSet } from './delete-set.ts'
import { dismissGeneration } from './generations/dismiss-generation.ts'
import { getGeneration, listGenerations } from './generations/list-generations.ts'
import { getSet } from './get-set.ts'
import { listSets } from './list-sets.ts'
import { generateExam } from './making/generate-exam.ts'
import { quoteExam } from './making/quote-exam.ts'
import { renameSet } from './rename-set.ts'
import { compareAnswer } from './sessions/compare-answer.ts'
import { compareAnswers } from './sessions/compare-answers.ts'
import { endSession } from './sessions/end-session.ts'
import { getSession } from './sessions/get-session.ts'
import { forgetPractice, keepPractice } from './sessions/keep-practice.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { markOwnAnswer } from './sessions/mark-own-answer.ts'
import { startSession } from './sessions/start-session.ts'

export const examRoutes = routes(examEndpoints, (services) => ({
  listSets: ({ query }, { caller }) => listSets(services, caller.student, query),
  getSet: ({ params }, { caller }) => getSet(services, caller.student, params.id),
  renameSet: ({ params, body }, { caller }) => renameSet(services, caller.student, params.id, body.title),
  deleteSet: ({ params }, { caller }) => deleteSet(services, caller.student, params.id),

  quote: ({ body }, { caller, signal }) => quoteExam(services, caller.student, body, signal),
  generate: ({ body }, { caller, idempotencyKey }) => generateExam(services, caller.student, body, idempotencyKey),
  listGenerations: (_input, { caller, language }) => listGenerations(services, caller.student, language),
  getGeneration: ({ params }, { caller, language }) => getGeneration(services, caller.student, params.id, language),
  dismissGeneration: ({ params }, { caller }) => dismissGeneration(services, caller.student, params.id),

  listSessions: ({ params, query }, { caller }) => listSessions(services, caller.student, params.id, query),
  getSession: ({ params }, { caller }) => getSession(services, caller.student, params.id),
  startSession: ({ params, body }, { caller }) => startSession(services, caller.student, params.id, body?.question_ids),
  keepPractice: ({ params, body }, { caller }) => keepPractice(services, caller.student, params.id, body),
  forgetPractice: ({ params }, { caller }) => forgetPractice(services, caller.student, params.id),
  endSession: ({ params, body }, { caller }) => endSession(services, caller.student, params.id, body.answers),
  markOwnAnswer: ({ params, body }, { caller }) => markOwnAnswer(services, caller.student, params.id, body),
  compareAnswers: ({ body }, { caller }) => compareAnswers(services, caller.student, body),
  compareAnswer: ({ body }, { caller }) => compareAnswer(services, caller.student, body),
}))
