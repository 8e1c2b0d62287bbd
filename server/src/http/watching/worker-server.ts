import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Registry } from 'prom-client'
import type { Services } from '../../services.ts'
import { answerError } from '../error-boundary.ts'
import { securityHeaders } from '../security-headers.ts'
import { measureRequests } from './metrics.ts'

/** What a process that only works answers at `METRICS_PORT`: `/metrics` and whether it runs. Not yet listening. */
export function createWorkerServer(services: Services, modelFigures: Registry | null): FastifyInstance {
  const server = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  })
  const headers = securityHeaders(false)
  server.setErrorHandler(answerError)
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  measureRequests(server, services, modelFigures)
  server.get('/api/health/', async () => ({ status: 'ok' }))
  return server
}
