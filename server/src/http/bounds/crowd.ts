/** Counts what is under way at once, by whom. */
export class Crowd {
  readonly #counts = new Map<string, number>()

  /** One more of `whom`, unless there are `most` already: what ends it, or null. */
  enter(whom: string, most: number): (() => void) | null {
    const count = this.#counts.get(whom) ?? 0
    if (count >= most) return null
    this.#counts.set(whom, count + 1)
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      const left = (this.#counts.get(whom) ?? 1) - 1
      if (left === 0) this.#counts.delete(whom)
      else this.#counts.set(whom, left)
    }
  }
}
