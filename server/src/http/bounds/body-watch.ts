import { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { UnderWay } from '../../platform/concurrency/under-way.ts'
import { Problem } from '../../problem.ts'
import { TimePassed } from './time-passed.ts'

/** How slowly a body may come, or an answer be read: below so many bytes a second only for so long in all, which faster stretches win back. */
export interface Pace {
  bytesPerSecond: number
  graceMs: number
}

export interface BodyBounds {
  /** A student's pace: what a phone sends over a poor connection, with a pause in a tunnel. */
  student: Pace
  /** The pace of whoever is not signed in, and has a few fields to send at most. */
  visitor: Pace
  /** Who was answered may go on sending for so long, since a browser reads the answer when it has sent everything. */
  lingerMs: number
}

export const BODY_BOUNDS: BodyBounds = {
  student: { bytesPerSecond: 16 * 1024, graceMs: 30_000 },
  visitor: { bytesPerSecond: 16 * 1024, graceMs: 8000 },
  lingerMs: 60_000,
}

interface WatchedBody {
  request: FastifyRequest
  reply: FastifyReply
  /** Ends the watch. */
  leave: () => void
  /** Whether somebody reads it: only then a pause is the sender's. */
  isAwaited: boolean
  bytesRead: number
  /** What is left of the grace; null until the first look at a body that is awaited. */
  graceLeftMs: number | null
  endedAt: number | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where no body is to come. */
    watchedBody: WatchedBody | null
  }
}

/**
 * Looks every second at the bodies that are under way. One that comes too slowly is refused with 408; what is still sent long
 * after the answer ends with its connection.
 */
export class BodyWatch {
  readonly #bounds: BodyBounds
  readonly #bodies = new UnderWay<WatchedBody>()
  readonly #time: TimePassed

  /**
   * @param everyMs between two looks
   * @param now milliseconds, of a clock that only goes forward
   */
  constructor(bounds: BodyBounds, everyMs: number, now: number) {
    this.#bounds = bounds
    this.#time = new TimePassed(everyMs, now)
  }

  /** A request whose body is still to come. */
  add(request: FastifyRequest, reply: FastifyReply): void {
    // What this process asks of itself stands on no connection.
    if (!(request.raw.socket instanceof Socket)) return
    const { bytesRead } = request.raw.socket
    const body = { request, reply, leave: () => {}, isAwaited: false, bytesRead, graceLeftMs: null, endedAt: null }
    body.leave = this.#bodies.add(body)
    request.watchedBody = body
  }

  /** From now on somebody reads the body. */
  await(request: FastifyRequest): void {
    const body = request.watchedBody
    if (!body) return
    body.isAwaited = true
    // What is said below to whoever reads must not end the process where nobody listens any more.
    request.raw.on('error', () => {})
  }

  /** The answer is over: a body that has come whole is watched no longer. */
  end({ raw, watchedBody }: FastifyRequest): void {
    if (raw.complete) watchedBody?.leave()
  }

  look(now: number): void {
    const passedMs = this.#time.since(now)
    for (const body of this.#bodies) {
      const { raw } = body.request
      if (raw.complete || raw.socket.destroyed) body.leave()
      else this.#lookAt(body, now, passedMs)
    }
  }

  #lookAt(body: WatchedBody, now: number, passedMs: number): void {
    const { request, reply } = body
    const { socket } = request.raw
    const isAnswered = reply.raw.writableEnded
    if (isAnswered) body.endedAt ??= now
    const gotBytes = socket.bytesRead - body.bytesRead
    body.bytesRead = socket.bytesRead
    // What has come and was not fetched yet waits for us.
    const isOurs = !(body.isAwaited || isAnswered) || request.raw.readableLength > 0
    if (!isOurs) body.graceLeftMs = this.#graceLeft(body, gotBytes, passedMs)
    if (body.endedAt !== null && now - body.endedAt > this.#bounds.lingerMs) socket.destroy()
    else if (body.graceLeftMs === null || body.graceLeftMs >= 0) return
    else if (isAnswered || reply.sent) socket.destroy()
    else refuse(body)
  }

  #graceLeft({ request, graceLeftMs }: WatchedBody, gotBytes: number, passedMs: number): number {
    const pace = request.admission?.caller ? this.#bounds.student : this.#bounds.visitor
    if (graceLeftMs === null) return pace.graceMs
    return Math.min(pace.graceMs, graceLeftMs - passedMs + (gotBytes / pace.bytesPerSecond) * 1000)
  }
}

/** Whoever reads the body passes this on to the error boundary, and the answer ends the connection. */
function refuse({ request, reply }: WatchedBody): void {
  reply.header('connection', 'close')
  request.raw.emit('error', new Problem('timed_out', { id: 'requests.cameTooSlowly' }))
}
