import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Attributes, beginSpan, type Span } from '../../platform/tracing/tracing.ts'

/**
 * Traces every call of the API by its route's pattern. A trace is gone on with only where a proxy of ours hands the call on: anybody
 * else could make up one.
 */
export function traceRequests(server: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  const end = (request: FastifyRequest, attributes: Attributes, failure?: string) => {
    spans.get(request)?.end(attributes, failure)
    spans.delete(request)
  }
  server.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    if (!route.startsWith('/api/') || NOT_TRACED.has(route)) return done()
    const { traceparent } = request.headers
    const span = beginSpan({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': request.method, 'http.route': route, 'lectern.request_id': request.id },
      parent: isFromProxy(request) && typeof traceparent === 'string' ? traceparent : undefined,
    })
    spans.set(request, span)
    // Where the student leaves before the answer is out, nothing else is said of it.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) end(request, { 'error.type': 'client_left' })
    })
    span.run(done)
  })
  // Whoever reads a body goes on in the work of the connection.
  server.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })
  server.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply
    const failure = statusCode >= 500 ? `status ${statusCode}` : undefined
    end(request, { 'http.response.status_code': statusCode }, failure)
  })
}

/** Whether who connects is among TRUSTED_PROXIES and says for whom: only then there is an address beside its own. */
const isFromProxy = ({ ips }: FastifyRequest): boolean => ips !== undefined && ips.length > 1

/** Asked for every few seconds by whatever watches the process. */
const NOT_TRACED = new Set(['/api/health/', '/api/ready/'])
