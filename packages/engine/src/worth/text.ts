import type { Place, StudyDocument } from '../document.ts'
import { simplifiedShadow } from '../zh/simplified.ts'

const SHORT = 60

/** What plain counting tells of a text: how often it comes back to a word, and what its headings and bold words name. */
export class TextCounts {
  readonly #sentences: readonly string[]
  readonly #titles: readonly string[]
  readonly #source: string
  readonly #known = new Map<string, number>()

  constructor({ sentences, blocks, language, source }: StudyDocument) {
    this.#source = source
    const plain = (text: string): string => (language === 'zh' ? simplifiedShadow(text) : text).toLowerCase()
    this.#sentences = sentences.map(({ text }) => plain(text))
    const headings = blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)
    this.#titles = [...headings, ...sentences.flatMap(({ marked }) => marked)].map(plain)
  }

  /** A text of so few sentences is a student's own note, which comes back to little. */
  get isShort(): boolean {
    return this.#sentences.length < SHORT
  }

  /** The student's own words at a place. */
  quote({ start, end }: Place): string {
    return this.#source.slice(start, end)
  }

  /** In how many sentences `words` stand; those of Chinese are simplified. */
  timesOf(words: string): number {
    const plain = words.toLowerCase().replace(/^(?:an?|the) |s$/g, '')
    const known = this.#known.get(plain)
    if (known !== undefined) return known
    const times = plain === '' ? 0 : this.#sentences.filter((text) => text.includes(plain)).length
    this.#known.set(plain, times)
    return times
  }

  /** Whether a heading, or a word in bold, names it. */
  isTitled(words: string): boolean {
    const plain = words.toLowerCase().replace(/^(?:an?|the) |s$/g, '')
    return plain !== '' && this.#titles.some((title) => title.includes(plain))
  }
}
