import { speakingEndpoints } from '@lectern/contract/speaking'
import { routes } from '../../http/routes.ts'
import { listTopics, pickTopic } from './list-topics.ts'
import { deleteSession } from './sessions/delete-session.ts'
import { endSession } from './sessions/end-session.ts'
import { getSession } from './sessions/get-session.ts'
import { listAttempts } from './sessions/list-attempts.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { startSession } from './sessions/start-session.ts'
import { submitParts } from './submit-parts.ts'
import { answerTurn } from './turns/answer-turn.ts'
import { readAloud } from './turns/read-aloud.ts'
import { repeatSentence } from './turns/repeat-sentence.ts'

export const speakingRoutes = routes(speakingEndpoints, (services) => ({
  listTopics: ({ query }) => listTopics(query),
  randomTopic: ({ query }) => pickTopic(query),
  startChat: ({ body }, { caller, signal }) => startSession(services, caller.student, 'chat', body, signal),
  reply: ({ params, form }, { caller, idempotencyKey, signal }) =>
    answerTurn(services, caller.student, params.id, form, { idempotencyKey, signal }),
  endChat: ({ params }, { caller, signal, language }) =>
    endSession(services, caller.student, 'chat', params.id, signal, language),
  startPresentation: ({ body }, { caller, signal }) =>
    startSession(services, caller.student, 'presentation', body, signal),
  present: ({ params, form }, { caller, idempotencyKey, language }) =>
    submitParts(services, caller.student, params.id, form, idempotencyKey, language),
  endPresentation: ({ params }, { caller, signal, language }) =>
    endSession(services, caller.student, 'presentation', params.id, signal, language),
  startShadowing: ({ body }, { caller, signal }) => startSession(services, caller.student, 'shadowing', body, signal),
  shadow: ({ params, form }, { caller, idempotencyKey }) =>
    repeatSentence(services, caller.student, params.id, form, idempotencyKey),
  endShadowing: ({ params }, { caller, signal, language }) =>
    endSession(services, caller.student, 'shadowing', params.id, signal, language),
  listSessions: ({ query }, { caller }) => listSessions(services, caller.student, query),
  getSession: ({ params }, { caller, language }) => getSession(services, caller.student, params.id, language),
  listAttempts: ({ params }, { caller }) => listAttempts(services, caller.student, params.id),
  deleteSession: ({ params }, { caller }) => deleteSession(services, caller.student, params.id),
  speak: ({ params, query }, { caller, signal }) => readAloud(services, caller.student, params.id, query.turn, signal),
}))
