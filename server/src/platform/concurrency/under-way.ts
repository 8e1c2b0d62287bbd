/**
 * What is under way now, in no order. Not a set: V8 lays one that things come to and leave all the time out anew again and again, and
 * each layout is led to from the last, which is old by then and swept seldom. What stood in any of them becomes old with it, whole
 * requests where an answer is watched: two megabytes of each eleven that were thrown away.
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
