/**
 * What is under way now, in no order. Not a `Set`: where things come and go all the time V8 makes its table anew again and again, and
 * each table points to the next. One that has become old keeps all that follow it, with what stood in them, until the next great
 * sweep: whole requests, where their answers are watched.
 */
export class UnderWay<Item extends object> implements Iterable<Item> {
  readonly #places: (Item | null)[] = []
  readonly #free: number[] = []

  /** @returns ends it; called again, it does nothing */
  add(item: Item): () => void {
    const place = this.#free.pop() ?? this.#places.length
    this.#places[place] = item
    return () => {
      if (this.#places[place] !== item) return
      this.#places[place] = null
      this.#free.push(place)
    }
  }

  /** Those that are under way as they are come to: one may end meanwhile. */
  *[Symbol.iterator](): Generator<Item> {
    for (const item of this.#places) if (item) yield item
  }
}
