import type { Clock } from '../../platform/clock/clock.ts'
import type { CallWatch, WatchedCall } from '../../platform/concurrency/service-pulse.ts'

/** Work is given up, and its price given back, before a service has failed it for three minutes. */
export const STALL_LIMIT_SECONDS = 170
/** Less than this is not enough for another try. */
const LEAST_TRY_SECONDS = 20

/** A call under way. */
interface RunningCall {
  begunAtMs: number
  silentSinceMs: number
}

/**
 * Watches a service that work waits for: `signal` is aborted once the service has given a call no sign of life, neither to it nor
 * to one made before it, or has failed this work call after call, for `limitSeconds`, however long a single call may take.
 * Work that moves, work that waits for its turn, and a call that the service may not have come to yet, are not bounded by
 * it. What fails counts from its beginning, or from when the work moved after that.
 */
export class StallWatch implements CallWatch {
  readonly #clock: Clock
  readonly #limitMs: number
  readonly #stalling = new AbortController()
  readonly #running = new Set<RunningCall>()
  #movedAtMs = 0
  #failingSinceMs: number | null
  #timer: ReturnType<typeof setTimeout> | null = null

  /** @param failingSince since when earlier attempts have failed without a success */
  constructor(clock: Clock, limitSeconds = STALL_LIMIT_SECONDS, failingSince: Date | null = null) {
    this.#clock = clock
    this.#limitMs = limitSeconds * 1000
    this.#failingSinceMs = failingSince?.getTime() ?? null
  }

  get signal(): AbortSignal {
    return this.#stalling.signal
  }

  /** When the first of the calls was made that have failed, or when the work moved after that; null where none has failed since. */
  get failingSince(): Date | null {
    return this.#failingSinceMs === null ? null : new Date(this.#failingSinceMs)
  }

  /** Whether no other try, made after `pauseSeconds`, would have the time to come to something. */
  isLost(pauseSeconds: number): boolean {
    if (this.#failingSinceMs === null) return false
    const failedForMs = this.#nowMs() - this.#failingSinceMs
    return failedForMs + (pauseSeconds + LEAST_TRY_SECONDS) * 1000 > this.#limitMs
  }

  begun(): WatchedCall {
    const begunAtMs = this.#nowMs()
    const call = { begunAtMs, silentSinceMs: begunAtMs }
    this.#running.add(call)
    this.#arm()
    return {
      alive: () => {
        call.silentSinceMs = this.#nowMs()
        this.#arm()
      },
      ended: (hasFailed) => this.#ended(call, hasFailed),
    }
  }

  /** Something came of the work. */
  moved(): void {
    this.#movedAtMs = this.#nowMs()
    this.#failingSinceMs = null
  }

  /** Something failed, perhaps without a call. */
  failed(): void {
    this.#failingSinceMs ??= this.#nowMs()
  }

  #nowMs(): number {
    return this.#clock.now().getTime()
  }

  #ended(call: RunningCall, hasFailed: boolean): void {
    this.#running.delete(call)
    if (hasFailed) this.#countFrom(call)
    else this.moved()
    this.#arm()
  }

  #countFrom({ begunAtMs }: RunningCall): void {
    this.#failingSinceMs ??= Math.max(begunAtMs, this.#movedAtMs)
  }

  #arm(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const [first] = [...this.#running].toSorted((one, other) => one.silentSinceMs - other.silentSinceMs)
    if (!first || this.signal.aborted) return
    const sinceMs = Math.min(first.silentSinceMs, this.#failingSinceMs ?? Number.POSITIVE_INFINITY)
    const stall = () => {
      this.#countFrom(first)
      this.#stalling.abort(new Error('The service gave no sign of life'))
    }
    this.#timer = setTimeout(stall, Math.max(0, sinceMs + this.#limitMs - this.#nowMs()))
  }
}
