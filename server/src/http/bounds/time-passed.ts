/** Time between two looks, without what passed because this process was busy: nobody outside is held to that. */
export class TimePassed {
  readonly #mostMs: number
  #lookedAt: number

  /**
   * @param everyMs between two looks: what passes beyond twice of it is our own
   * @param now milliseconds, of a clock that only goes forward
   */
  constructor(everyMs: number, now: number) {
    this.#mostMs = 2 * everyMs
    this.#lookedAt = now
  }

  /** Milliseconds since the look before this one. */
  since(now: number): number {
    const passedMs = Math.min(now - this.#lookedAt, this.#mostMs)
    this.#lookedAt = now
    return passedMs
  }
}
