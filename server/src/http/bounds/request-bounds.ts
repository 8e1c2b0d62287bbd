import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientSubject } from '../../core/limits/client-subject.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import { ANSWER_BOUNDS, AnswerWatch } from './answer-watch.ts'
import { BODY_BOUNDS, type BodyBounds, BodyWatch, type Pace } from './body-watch.ts'
import { Crowd } from './crowd.ts'
import { OPEN_PATHS } from './host-guard.ts'

export interface RequestBounds {
  /** Until the headers of a request have come. */
  headersMs: number
  /** How often what is slow is looked for. */
  lookEveryMs: number
  body: BodyBounds
  answer: Pace
  /** Calls of the API under way at once in this process. */
  requests: number
  requestsOfStudent: number
  /** Requests of those behind one address who are not signed in. A class that signs in together stays below. */
  requestsOfClient: number
  /** Answers that come as events, each for as long as its work takes. */
  streams: number
  streamsOfStudent: number
  /** Connections from one address, of which each browser opens up to six. */
  connectionsOfClient: number
}

export const REQUEST_BOUNDS: RequestBounds = {
  headersMs: 15_000,
  lookEveryMs: 1000,
  body: BODY_BOUNDS,
  answer: ANSWER_BOUNDS,
  requests: 1000,
  requestsOfStudent: 64,
  requestsOfClient: 150,
  streams: 200,
  streamsOfStudent: 6,
  connectionsOfClient: 512,
}

const RETRY_AFTER_SECONDS = 5

declare module 'fastify' {
  interface FastifyRequest {
    /** Called when its answer is over: what it took among those under way. */
    placesTaken: (() => void)[]
  }
  interface FastifyContextConfig {
    /** Answers as a stream of events whoever asks for one. */
    hasEvents?: boolean
  }
}

interface Ground {
  database: Pick<Database, 'isStarved'>
  /** False lifts what is counted per client address. */
  hasClientLimits: boolean
  /** Whether connections come from a proxy, which has its own bound for each of its clients. */
  isBehindProxy: boolean
}

/**
 * Bounds what is under way at once, and how slowly it may come: nobody without an account holds anything for long, no account
 * takes what others need, and beyond what the process can do the answer is a quick 503.
 */
export function boundRequests(server: FastifyInstance, bounds: RequestBounds, ground: Ground): void {
  const crowd = new Crowd()
  const bodies = new BodyWatch(bounds.body, bounds.lookEveryMs, performance.now())
  const answers = new AnswerWatch(bounds.answer, bounds.lookEveryMs, performance.now())
  const looking = setInterval(() => {
    bodies.look(performance.now())
    answers.look(performance.now())
  }, bounds.lookEveryMs).unref()
  server.addHook('onClose', async () => clearInterval(looking))
  server.decorateRequest('placesTaken')
  server.decorateRequest('watchedBody', null)
  const isCrowded = watchConnections(server, crowd, bounds, ground)

  server.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) bodies.add(request, reply)
    const unwatch = answers.add(reply)
    request.placesTaken = unwatch ? [unwatch] : []
    reply.raw.on('close', () => {
      for (const leavePlace of request.placesTaken) leavePlace()
      bodies.end(request)
    })
    if (!request.url.startsWith('/api/') || OPEN_PATHS.has(request.url)) return done()
    if (isCrowded(request)) return done(refusal(reply, tooManyConnections()))
    const leave = ground.database.isStarved() ? null : crowd.enter('requests', bounds.requests)
    if (!leave) return done(refusal(reply, overloaded()))
    request.placesTaken.push(leave)
    done()
  })

  // By now it is known who calls; nothing of the body has been read.
  server.addHook('preParsing', (request, reply, payload, done) => {
    const problem = enterAll(crowd, placesOf(request, bounds, ground), request)
    if (problem) return done(refusal(reply, problem))
    bodies.await(request)
    done(null, payload)
  })
}

interface Place {
  whom: string
  most: number
  problem: () => Problem
}

function placesOf(request: FastifyRequest, bounds: RequestBounds, { hasClientLimits }: Ground): Place[] {
  if (!request.url.startsWith('/api/') || OPEN_PATHS.has(request.url)) return []
  const caller = request.admission?.caller
  const places: Place[] = []
  if (caller)
    places.push({ whom: `student:${caller.student.id}`, most: bounds.requestsOfStudent, problem: tooManyAtOnce })
  else if (hasClientLimits)
    places.push({ whom: `client:${clientSubject(request.ip)}`, most: bounds.requestsOfClient, problem: tooManyAtOnce })
  if (!request.routeOptions.config.hasEvents || !wantsEvents(request)) return places
  const reader = caller ? caller.student.id : clientSubject(request.ip)
  places.push({ whom: `streams:${reader}`, most: bounds.streamsOfStudent, problem: tooManyStreams })
  places.push({ whom: 'streams', most: bounds.streams, problem: overloaded })
  return places
}

/** Takes every place until the answer is over, which a refusal is at once: what refuses it. */
function enterAll(crowd: Crowd, places: readonly Place[], { placesTaken }: FastifyRequest): Problem | null {
  for (const { whom, most, problem } of places) {
    const leave = crowd.enter(whom, most)
    if (!leave) return problem()
    placesTaken.push(leave)
  }
  return null
}

/** Whether an answer is wanted event by event. */
export const wantsEvents = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.accept?.includes('text/event-stream') ?? false

/** Counts connections by their address. Those beyond the bound are refused with their first request, twice as many at once. */
function watchConnections(
  server: FastifyInstance,
  crowd: Crowd,
  { connectionsOfClient }: RequestBounds,
  { hasClientLimits, isBehindProxy }: Ground,
): (request: FastifyRequest) => boolean {
  const crowded = new WeakSet<Socket>()
  if (hasClientLimits && !isBehindProxy)
    server.server.on('connection', (socket: Socket) => {
      const address = clientSubject(socket.remoteAddress ?? '')
      const leave = crowd.enter(`connections:${address}`, connectionsOfClient)
      if (!leave) crowded.add(socket)
      const leaveAll = leave ?? crowd.enter(`crowded:${address}`, connectionsOfClient)
      if (leaveAll) socket.once('close', leaveAll)
      else socket.destroy()
    })
  return ({ raw }) => crowded.has(raw.socket)
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** The connection ends with the answer: what is still to come on it is not read. */
function refusal(reply: FastifyReply, problem: Problem): Problem {
  reply.header('connection', 'close')
  return problem
}

const retry = { retryAfterSeconds: RETRY_AFTER_SECONDS }
const overloaded = () => new Problem('unavailable', { id: 'requests.busy' }, retry)
const tooManyAtOnce = () => new Problem('rate_limited', { id: 'requests.atOnce' }, retry)
const tooManyStreams = () => new Problem('rate_limited', { id: 'requests.streamsAtOnce' }, retry)
const tooManyConnections = () => new Problem('rate_limited', { id: 'requests.connections' }, retry)
