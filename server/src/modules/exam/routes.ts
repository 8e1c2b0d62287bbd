import { examEndpoints } from '@lectern/contract/exam'
import { routes } from '../../http/routes.ts'
import { compareAnswer } from './compare-answer.ts'
import { compareAnswers } from './compare-answers.ts'
import { deleteSet } from './delete-set.ts'
import { endSession } from './end-session.ts'
import { generateExam } from './generate-exam.ts'
import { getSession } from './get-session.ts'
import { getSet } from './get-set.ts'
import { listSessions } from './list-sessions.ts'
import { listSets } from './list-sets.ts'
import { quoteExam } from './quote-exam.ts'
import { renameSet } from './rename-set.ts'
import { startSession } from './start-session.ts'

export const examRoutes = routes(examEndpoints, (services) => ({
  listSets: ({ query }, { caller }) => listSets(services, caller.student, query),
  getSet: ({ params }, { caller }) => getSet(services, caller.student, params.id),
  renameSet: ({ params, body }, { caller }) => renameSet(services, caller.student, params.id, body.title),
  deleteSet: ({ params }, { caller }) => deleteSet(services, caller.student, params.id),

  quote: ({ body }, { caller, signal }) => quoteExam(services, caller.student, body, signal),
  generate: ({ body }, { caller, idempotencyKey }) => generateExam(services, caller.student, body, idempotencyKey),

  listSessions: ({ params, query }, { caller }) => listSessions(services, caller.student, params.id, query),
  getSession: ({ params }, { caller }) => getSession(services, caller.student, params.id),
  startSession: ({ params, body }, { caller }) => startSession(services, caller.student, params.id, body?.question_ids),
  endSession: ({ params, body }, { caller }) => endSession(services, caller.student, params.id, body.answers),
  compareAnswers: ({ body }, { caller }) => compareAnswers(services, caller.student, body),
  compareAnswer: ({ body }, { caller }) => compareAnswer(services, caller.student, body),
}))
