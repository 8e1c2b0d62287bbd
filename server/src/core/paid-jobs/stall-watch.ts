import type { Clock } from '../../platform/clock/clock.ts'
import type { CallWatch } from '../../platform/concurrency/service-pulse.ts'

/** Work is given up, and its price given back, before a service has failed it for three minutes. */
export const STALL_LIMIT_SECONDS = 170
/** Less than this is not enough for another try. */
const LEAST_TRY_SECONDS = 20

/**
 * Watches a service that work waits for: while calls of it are under way, `signal` is aborted once the service has given
 * no sign of life to anybody, or has failed this work call after call, for `limitSeconds`, however long a single call may
 * take. Work that moves, and work that waits for its turn, is not bounded by it; a call that waits while the service
 * answers others is slow, and counts as failing from its beginning once it has failed.
 */
export class StallWatch implements CallWatch {
  readonly #clock: Clock
  readonly #limitMs: number
  readonly #stalling = new AbortController()
  #running = 0
  #silentSinceMs: number | null = null
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
    if (this.signal.aborted) return true
    if (this.#failingSinceMs === null) return false
    const failedForMs = this.#clock.now().getTime() - this.#failingSinceMs
    return failedForMs + (pauseSeconds + LEAST_TRY_SECONDS) * 1000 > this.#limitMs
  }

  begun(): (hasFailed: boolean) => void {
    const begunAtMs = this.#clock.now().getTime()
    this.#running += 1
    this.#silentSinceMs ??= begunAtMs
    this.#arm()
    return (hasFailed) => this.#ended(begunAtMs, hasFailed)
  }

  alive(): void {
    if (this.#running > 0) this.#silentSinceMs = this.#clock.now().getTime()
    this.#arm()
  }

  /** Something came of the work. */
  moved(): void {
    this.#movedAtMs = this.#clock.now().getTime()
    this.#failingSinceMs = null
  }

  /** Something failed, perhaps without a call. */
  failed(): void {
    this.#failingSinceMs ??= this.#clock.now().getTime()
  }

  #ended(begunAtMs: number, hasFailed: boolean): void {
    this.#running -= 1
    if (hasFailed) this.#failingSinceMs ??= Math.max(begunAtMs, this.#movedAtMs)
    else this.moved()
    if (this.#running === 0) this.#silentSinceMs = null
    this.#arm()
  }

  #arm(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const since = [this.#silentSinceMs, this.#failingSinceMs].filter((at) => at !== null)
    if (this.#running === 0 || since.length === 0 || this.signal.aborted) return
    const leftMs = Math.min(...since) + this.#limitMs - this.#clock.now().getTime()
    const stall = () => this.#stalling.abort(new Error('The service gave no sign of life'))
    this.#timer = setTimeout(stall, Math.max(0, leftMs))
  }
}
