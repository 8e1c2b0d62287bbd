import { finished, type Readable, Stream } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { isOperator } from '../admission.ts'
import { namesThisMachine } from '../bounds/host-guard.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
/** The client left before its answer was out: nobody was sent this status, which proxies use for it too. */
const CLIENT_LEFT = 499
/** A file or a bucket broke off after the answer had begun, so that its client was told of another status. */
const BROKEN_OFF = 500
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Counts and times every request by its route, writes one log line each, and serves `/metrics`, the model's calls among them. */
export function measureRequests(
  server: FastifyInstance,
  { config }: { config: Pick<Services['config'], 'operator'> },
  modelFigures: Registry | null,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status'] as const
  const count = new Counter({ name: 'http_requests_total', help: 'Requests', labelNames, registers: [registry] })
  const time = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from the first byte to the last',
    labelNames,
    buckets: SECONDS,
    registers: [registry],
  })
  // Its fields are named below, and none of them is a secret: looking for some takes ten times what the line does.
  const lines = server.log.child({}, { redact: [] })

  const note = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    // The route's pattern, never the address itself: ids and searches are the student's.
    const route = request.routeOptions.url ?? 'none'
    const labels = { method: request.method, route, status: String(status) }
    count.inc(labels)
    time.observe(labels, reply.elapsedTime / 1000)
    if (!route.startsWith('/api/') || QUIET.has(route)) return
    const student = request.admission?.caller?.student.id
    lines.info({ reqId: request.id, ...labels, ms: Math.round(reply.elapsedTime), student }, 'request')
  }
  const broken = new WeakSet<FastifyRequest>()
  server.addHook('onRequest', (request, reply, done) => {
    // The answer is out by then, or its connection broke.
    reply.raw.on('close', () => {
      const isOut = reply.raw.writableFinished
      note(request, reply, isOut ? reply.statusCode : broken.has(request) ? BROKEN_OFF : CLIENT_LEFT)
    })
    done()
  })
  server.addHook('onSend', (request, reply, payload, done) => {
    // What is sent ends early by itself, or because nobody is there any more: the first of both counts.
    if (payload instanceof Stream)
      finished(payload as Readable, { writable: false }, (error) => {
        if (error && !reply.raw.destroyed) broken.add(request)
      })
    done(null, payload)
  })

  server.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.operator.token)) throw Problem.notFound()
    return reply.type(registry.contentType).send(await gathered(registry, modelFigures))
  })
}

const gathered = async (registry: Registry, modelFigures: Registry | null): Promise<string> =>
  modelFigures ? `${await registry.metrics()}\n${await modelFigures.metrics()}` : registry.metrics()

/** Asked for every few seconds by whatever watches the process. */
const QUIET = new Set(['/api/health/', '/api/ready/'])

/** From this machine, by its own name and without a proxy in between, or with the operator's token. */
function mayReadMetrics(request: FastifyRequest, operatorToken: string | null): boolean {
  if (isOperator(request, operatorToken)) return true
  const isFromHere = LOOPBACK.has(request.socket.remoteAddress ?? '') && namesThisMachine(request)
  return isFromHere && request.headers['x-forwarded-for'] === undefined
}
