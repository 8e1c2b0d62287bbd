import { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import { UnderWay } from '../../platform/concurrency/under-way.ts'
import type { Pace } from './body-watch.ts'
import { TimePassed } from './time-passed.ts'

/**
 * How slowly an answer may be read. A player pauses for minutes once it has enough sound: it asks for the rest by its range where the
 * connection has ended meanwhile.
 */
export const ANSWER_BOUNDS: Pace = { bytesPerSecond: 8 * 1024, graceMs: 120_000 }

interface WatchedAnswer {
  reply: FastifyReply
  socket: Socket
  /** What was handed to the connection so far, sent or not. */
  bytesHanded: number
  graceLeftMs: number
}

/** Looks every second at the answers that are under way. One that is not read, or too slowly, ends with its connection. */
export class AnswerWatch {
  readonly #pace: Pace
  readonly #answers = new UnderWay<WatchedAnswer>()
  readonly #time: TimePassed

  /**
   * @param everyMs between two looks
   * @param now milliseconds, of a clock that only goes forward
   */
  constructor(pace: Pace, everyMs: number, now: number) {
    this.#pace = pace
    this.#time = new TimePassed(everyMs, now)
  }

  /** @returns ends the watch; null where nothing is watched */
  add(reply: FastifyReply): (() => void) | null {
    // The answer itself is given its connection only once those before it are out.
    const { socket } = reply.request.raw
    // What this process asks of itself stands on no connection.
    if (!(socket instanceof Socket)) return null
    return this.#answers.add({ reply, socket, bytesHanded: socket.bytesWritten, graceLeftMs: this.#pace.graceMs })
  }

  look(now: number): void {
    const passedMs = this.#time.since(now)
    for (const answer of this.#answers) {
      answer.graceLeftMs = this.#graceLeft(answer, passedMs)
      answer.bytesHanded = answer.socket.bytesWritten
      if (answer.graceLeftMs < 0) answer.socket.destroy()
    }
  }

  /** What is handed over is credited at once, since it may be all of a large answer; what waits for nobody costs nothing. */
  #graceLeft({ reply, socket, bytesHanded, graceLeftMs }: WatchedAnswer, passedMs: number): number {
    const waitingBytes = reply.raw.socket ? reply.raw.writableLength : 0
    if (waitingBytes === 0) return this.#pace.graceMs
    const most = this.#pace.graceMs + this.#timeFor(waitingBytes)
    return Math.min(most, graceLeftMs - passedMs + this.#timeFor(socket.bytesWritten - bytesHanded))
  }

  #timeFor(bytes: number): number {
    return (bytes / this.#pace.bytesPerSecond) * 1000
  }
}
