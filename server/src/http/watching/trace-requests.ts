import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginSpan, type Span } from '../../platform/tracing/tracing.ts'

/**
 * Traces every call of the API by its route's pattern. A trace is gone on with only where a proxy of ours stands in front: anybody
 * else could make up one.
 */
export function traceRequests(server: FastifyInstance, isBehindProxy: boolean): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  server.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    if (!route.startsWith('/api/') || NOT_TRACED.has(route)) return done()
    const { traceparent } = request.headers
    const span = beginSpan({
      name: `${request.method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': request.method, 'http.route': route, 'lectern.request_id': request.id },
      parent: isBehindProxy && typeof traceparent === 'string' ? traceparent : undefined,
    })
    spans.set(request, span)
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
    spans.get(request)?.end({ 'http.response.status_code': statusCode }, failure)
  })
}

/** Asked for every few seconds by whatever watches the process. */
const NOT_TRACED = new Set(['/api/health/', '/api/ready/'])
