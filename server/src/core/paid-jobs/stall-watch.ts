import type { Clock } from '../../platform/clock/clock.ts'
import type { CallWatch } from '../../platform/concurrency/service-pulse.ts'

/** Work is given up, and its price given back, before a service has failed it for three minutes. */
export const STALL_LIMIT_SECONDS = 170
/** Less than this is not enough for another try. */
const LEAST_TRY_SECONDS = 20

/**
 * Watches a service that work waits for: while calls of it are under way, `signal` is aborted once the service has given
 * no sign of life to anybody, or has failed this work call after call, for `limitSeconds`. Work that moves, and work that
 * waits for its turn, is not bounded by it.
 */
export class StallWatch implements CallWatch {
  readonly #clock: Clock
  readonly #limitMs: number
  readonly #stalling = new AbortController()
  #running = 0
  #silentSinceMs: number | null = null
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

  /** When the first of the calls was made that have failed since the last success; null where none has. */
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

  begun(): void {
    this.#running += 1
    this.#silentSinceMs ??= this.#clock.now().getTime()
    this.#arm()
  }

  alive(): void {
    if (this.#running > 0) this.#silentSinceMs = this.#clock.now().getTime()
    this.#arm()
  }

  ended(hasFailed: boolean): void {
    this.#running -= 1
    this.#failingSinceMs = hasFailed ? (this.#failingSinceMs ?? this.#silentSinceMs) : null
    if (this.#running === 0) this.#silentSinceMs = null
    this.#arm()
  }

  /** Something came of the work. */
  moved(): void {
    this.#failingSinceMs = null
  }

  /** Something failed, perhaps without a call. */
  failed(): void {
    this.#failingSinceMs ??= this.#clock.now().getTime()
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
