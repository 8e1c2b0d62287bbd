/** A bounded number of places; who finds none free waits in line. */
export class Places {
  #free: number
  readonly #line: (() => void)[] = []

  constructor(count: number) {
    this.#free = count
  }

  /** Does `work` once a place is free. An aborted `signal` leaves the line; work under way has to mind it itself. */
  async use<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#take(signal)
    try {
      return await work()
    } finally {
      this.#giveBack()
    }
  }

  async #take(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    if (this.#free > 0) {
      this.#free--
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      const position = this.#line.indexOf(resolve)
      if (position < 0) return
      this.#line.splice(position, 1)
      reject(signal?.reason)
    }
    this.#line.push(resolve)
    signal?.addEventListener('abort', leave, { once: true })
    await promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  /** A place goes straight to the next in line, so that nobody who comes later can slip in between. */
  #giveBack(): void {
    const next = this.#line.shift()
    if (next) next()
    else this.#free++
  }
}
