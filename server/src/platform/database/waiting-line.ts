/** No request is worth its wait any more when others have waited this long before it. */
const STARVED_AFTER_MS = 5000

/** Who waits for a connection, first come first. */
export class WaitingLine {
  readonly #since = new Set<{ at: number }>()

  /** Joins the line; the returned function leaves it. */
  enter(): () => void {
    const place = { at: performance.now() }
    this.#since.add(place)
    return () => {
      this.#since.delete(place)
    }
  }

  /** Whether the first in line has waited for so long that whoever joins now would wait in vain. */
  isStarved(): boolean {
    const [first] = this.#since
    return first !== undefined && performance.now() - first.at > STARVED_AFTER_MS
  }
}
