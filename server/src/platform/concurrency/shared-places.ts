import { message } from '@lectern/texts/message'
import { Problem } from '../../problem.ts'
import type { Asker } from './asker.ts'

export interface SharedPlacesRules {
  /** How much work is done at once. */
  count: number
  /** Places of one student at once: fewer than `count`, so that one is always for somebody else. */
  ofStudent?: number
  /**
   * How much of one student may wait; without it, whatever comes: their requests under way (`requestsOfStudent`) and their
   * jobs, of which one of a kind is run, bound it.
   */
  waitingOfStudent?: number
}

/** Whose work waits, and how much of it is being done. */
interface Line {
  running: number
  waiting: (() => void)[]
}

const TOO_MUCH = message('requests.tooMuchRead')
const RETRY_AFTER_SECONDS = 15

/**
 * A bounded number of places that students share: the next free one goes to the student who has the fewest, and of several
 * to the one who was served the longest ago, so that whoever brings much waits behind whoever brings little.
 */
export class SharedPlaces {
  readonly #rules: Required<SharedPlacesRules>
  #free: number
  /** Students who work or wait; the one who was served the longest ago comes first. */
  readonly #lines = new Map<number, Line>()

  constructor({ count, ofStudent = count, waitingOfStudent = Number.POSITIVE_INFINITY }: SharedPlacesRules) {
    this.#rules = { count, ofStudent, waitingOfStudent }
    this.#free = count
  }

  /**
   * Does `work` once the student has a place. An aborted `signal` leaves the line; work under way has to mind it itself.
   * @throws Problem `rate_limited` where too much of the student's waits already, or the signal's reason
   */
  async use<T>(student: { id: number }, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#wait(student.id, signal)
    try {
      return await work()
    } finally {
      this.#giveBack(student.id)
    }
  }

  /** Takes a place for work that is no single promise. Answers the way to leave it, once. @throws as `use` does */
  async enter({ student, signal }: Asker): Promise<() => void> {
    await this.#wait(student.id, signal)
    return () => this.#giveBack(student.id)
  }

  async #wait(studentId: number, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    const line = this.#lineOf(studentId)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      const position = line.waiting.indexOf(resolve)
      if (position < 0) return
      line.waiting.splice(position, 1)
      this.#forgetEmpty(studentId, line)
      reject(signal?.reason)
    }
    line.waiting.push(resolve)
    this.#serve()
    if (line.waiting.length > this.#rules.waitingOfStudent) {
      line.waiting.pop()
      throw new Problem('rate_limited', TOO_MUCH, { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
    signal?.addEventListener('abort', leave, { once: true })
    await promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  #lineOf(studentId: number): Line {
    const line = this.#lines.get(studentId) ?? { running: 0, waiting: [] }
    this.#lines.set(studentId, line)
    return line
  }

  /** Gives out the places that are free. */
  #serve(): void {
    while (this.#free > 0) {
      const next = this.#nextStudent()
      if (next === null) return
      const line = this.#lineOf(next)
      // Whoever has been served stands last.
      this.#lines.delete(next)
      this.#lines.set(next, line)
      this.#free--
      line.running++
      line.waiting.shift()?.()
    }
  }

  #nextStudent(): number | null {
    let next: { id: number; running: number } | null = null
    for (const [id, { running, waiting }] of this.#lines)
      if (
        waiting.length > 0 &&
        running < this.#rules.ofStudent &&
        running < (next?.running ?? Number.POSITIVE_INFINITY)
      )
        next = { id, running }
    return next?.id ?? null
  }

  #giveBack(studentId: number): void {
    const line = this.#lineOf(studentId)
    line.running--
    this.#free++
    this.#serve()
    this.#forgetEmpty(studentId, line)
  }

  #forgetEmpty(studentId: number, { running, waiting }: Line): void {
    if (running === 0 && waiting.length === 0) this.#lines.delete(studentId)
  }
}

/** Places for the calls of an outside service, of which one student leaves one to the others where there are several. */
export const sharedCalls = (count: number): SharedPlaces =>
  new SharedPlaces({ count, ofStudent: Math.max(1, count - 1) })
