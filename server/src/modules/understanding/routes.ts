import { understandingEndpoints } from '@lectern/contract/understanding'
import type { ChatEvent } from '@lectern/contract/understanding/shapes'
import { routes } from '../../http/routes.ts'
import { workEvents } from '../../platform/concurrency/work-events.ts'
import { answerMessage } from './answer-message.ts'
import { createSession } from './create-session.ts'
import { deleteSession } from './delete-session.ts'
import { getImage } from './get-image.ts'
import { getSession } from './get-session.ts'
import { listSessions, listSummaries } from './list-sessions.ts'
import { updateSession } from './update-session.ts'

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
