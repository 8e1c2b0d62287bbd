/** What was drawn of pages, for a second device or a page that is turned back to: no more than this at once. */
const MOST_BYTES = 24 * 1024 * 1024
/** Nothing is kept on a server whose pages nobody turns. */
const KEPT_SECONDS = 300

/** Bytes, or the failure that the same page would end in again. */
type Shown = { bytes: Buffer } | { failure: Error }
type Kept = Shown & { leave: NodeJS.Timeout }

/** A failure counts too: pages that fail are without number. */
const sizeOf = (shown: Shown): number => ('bytes' in shown ? shown.bytes.length : 1024)

/** A bounded memory of what was drawn last, each by a key that tells its file and its page. */
export class ShownPages {
  readonly #mostBytes: number
  readonly #shown = new Map<string, Kept>()
  #bytes = 0

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes
  }

  /** What was drawn before, or what `draw` gives; a failure that `isLasting` is met again without drawing. */
  async get(key: string, draw: () => Promise<Buffer>, isLasting: (error: unknown) => error is Error): Promise<Buffer> {
    const known = this.#shown.get(key)
    if (known) {
      if ('failure' in known) throw known.failure
      return known.bytes
    }
    try {
      const bytes = await draw()
      this.#add(key, { bytes })
      return bytes
    } catch (error) {
      if (isLasting(error)) this.#add(key, { failure: error })
      throw error
    }
  }

  #add(key: string, shown: Shown): void {
    this.#drop(key)
    const leave = setTimeout(() => this.#drop(key), KEPT_SECONDS * 1000).unref()
    this.#shown.set(key, { ...shown, leave })
    this.#bytes += sizeOf(shown)
    for (const oldest of this.#shown.keys()) {
      if (this.#bytes <= this.#mostBytes) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const shown = this.#shown.get(key)
    if (!shown) return
    clearTimeout(shown.leave)
    this.#shown.delete(key)
    this.#bytes -= sizeOf(shown)
  }
}
