import { speakingEndpoints } from '@lectern/contract/speaking'
import { routes } from '../../http/routes.ts'
import { answerTurn } from './answer-turn.ts'
import { deleteSession } from './delete-session.ts'
import { endSession } from './end-session.ts'
import { getSession } from './get-session.ts'
import { listSessions } from './list-sessions.ts'
import { listTopics, pickTopic } from './list-topics.ts'
import { presentParts } from './present-parts.ts'
import { readAloud } from './read-aloud.ts'
import { repeatSentence } from './repeat-sentence.ts'
import { startSession } from './start-session.ts'

export const speakingRoutes = routes(speakingEndpoints, (services) => ({
  listTopics: ({ query }) => listTopics(query),
  randomTopic: ({ query }) => pickTopic(query),
  startChat: ({ body }, { caller, signal }) => startSession(services, caller.student, 'chat', body, signal),
  reply: ({ params, form }, { caller, idempotencyKey }) =>
    answerTurn(services, caller.student, params.id, form, idempotencyKey),
  endChat: ({ params }, { caller, signal }) => endSession(services, caller.student, 'chat', params.id, signal),
  startPresentation: ({ body }, { caller, signal }) =>
    startSession(services, caller.student, 'presentation', body, signal),
  present: ({ params, form }, { caller, idempotencyKey }) =>
    presentParts(services, caller.student, params.id, form, idempotencyKey),
  endPresentation: ({ params }, { caller, signal }) =>
    endSession(services, caller.student, 'presentation', params.id, signal),
  startShadowing: ({ body }, { caller, signal }) => startSession(services, caller.student, 'shadowing', body, signal),
  shadow: ({ params, form }, { caller, idempotencyKey }) =>
    repeatSentence(services, caller.student, params.id, form, idempotencyKey),
  endShadowing: ({ params }, { caller, signal }) =>
    endSession(services, caller.student, 'shadowing', params.id, signal),
  listSessions: ({ query }, { caller }) => listSessions(services, caller.student, query),
  getSession: ({ params }, { caller }) => getSession(services, caller.student, params.id),
  deleteSession: ({ params }, { caller }) => deleteSession(services, caller.student, params.id),
  speak: ({ params, query }, { caller, signal }) => readAloud(services, caller.student, params.id, query.turn, signal),
}))
