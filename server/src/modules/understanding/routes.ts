import { understandingEndpoints } from '@lectern/contract/understanding'
import type { ChatEvent } from '@lectern/contract/understanding/shapes'
import { routes } from '../../http/routes.ts'
import { workEvents } from '../../platform/concurrency/work-events.ts'
import { answerMessage } from './answer-message.ts'
import { getImage } from './get-image.ts'
import { createSession } from './sessions/create-session.ts'
import { deleteSession } from './sessions/delete-session.ts'
import { getSession } from './sessions/get-session.ts'
import { listSessions, listSummaries } from './sessions/list-sessions.ts'
import { updateSession } from './sessions/update-session.ts'

export const understandingRoutes = routes(understandingEndpoints, (services) => ({
  chat: {
    json: ({ form }, { caller, language, signal, idempotencyKey }) =>
      answerMessage(services, caller.student, form, { signal, language, onEvent: null }, idempotencyKey),
    stream: ({ form }, { caller, language, signal, idempotencyKey }) =>
      workEvents<ChatEvent>(async (tell, ending) => {
        const reader = { signal: ending, language, onEvent: tell }
        return { type: 'done', ...(await answerMessage(services, caller.student, form, reader, idempotencyKey)) }
      }, signal),
  },

  listSessions: ({ query }, { caller }) => listSessions(services, caller.student, query),
  listSummaries: ({ query }, { caller }) => listSummaries(services, caller.student, query),
  createSession: ({ body }, { caller }) => createSession(services, caller.student, body),
  getSession: ({ params }, { caller }) => getSession(services, caller.student, params.id),
  updateSession: ({ params, body }, { caller }) => updateSession(services, caller.student, params.id, body),
  deleteSession: ({ params }, { caller }) => deleteSession(services, caller.student, params.id),
  getImage: ({ params }, { caller }) => getImage(services, caller.student, params.id),
}))
