import type { Place, StudyDocument } from '../document.ts'
import { titleOf } from '../parse/headings.ts'
import { alternativesOf } from './alternatives.ts'
import { type SearchTerm, textTerms } from './search-terms.ts'

/** A sentence of the notes, or a row of a table, under the heading `title`. */
export type Line = Place & {
  readonly id: number
  readonly text: string
  readonly title: string
  readonly terms: ReadonlySet<string>
  /** Whether it is a row of a table. */
  readonly isRow: boolean
}

/** `coverage` is the share of the question that a line speaks of (0 to 1), `score` ranks it. */
export type RankedLine = { readonly line: Line; readonly coverage: number; readonly score: number }

/** What a term counts for that stands not in a sentence itself but in the heading, or in the sentence beside it. */
const TITLE_SHARE = 0.65
const NEARBY_SHARE = 0.4
/** A deed or a property that the notes lack counts for so much: they may say it in other words. */
const MISSING_DEED_SHARE = 0.35
/** What one character of a Chinese word says of the word. */
const CHARACTER_SHARE = 0.3
const LENGTH_SHARE = 0.25
const MOST_RANKED = 40

/** The sentences of some notes, found by the terms they share with a question, rare ones before frequent ones. */
export class LineIndex {
  readonly lines: readonly Line[]
  readonly #places = new Map<string, number[]>()
  readonly #titles = new Map<string, ReadonlySet<string>>()
  readonly #linesByTitleTerm = new Map<string, number[]>()
  readonly #meanLength: number
  /** In how many lines each term stands. */
  readonly vocabulary: ReadonlyMap<string, number>

  constructor(document: StudyDocument) {
    this.lines = linesOf(document)
    for (const { id, terms, title } of this.lines) {
      for (const term of terms) add(this.#places, term, id)
      if (!this.#titles.has(title)) this.#titles.set(title, new Set(textTerms(title)))
      for (const term of this.#titles.get(title) ?? []) add(this.#linesByTitleTerm, term, id)
    }
    this.vocabulary = new Map([...this.#places].map(([term, places]) => [term, places.length]))
    this.#meanLength = this.lines.reduce((sum, { terms }) => sum + terms.size, 0) / Math.max(1, this.lines.length)
  }

  has(term: string): boolean {
    return this.#places.has(term) || this.#linesByTitleTerm.has(term)
  }

  /** What `term` weighs: its share of the question, the more the fewer lines hold it. */
  weightOf(term: SearchTerm): number {
    const share = this.has(term.text) || this.isMissing(term) ? 1 : MISSING_DEED_SHARE
    return share * term.weight * this.#rarity(term.text)
  }

  /** Whether the notes lack `term`, whatever it is, in these or in other words. */
  isUnsaid({ text, of = [] }: SearchTerm): boolean {
    return ![text, ...of].some((part) => this.has(part)) && !alternativesOf(text).some((other) => this.has(other.text))
  }

  /** Whether `term` names a thing that the notes do not speak of, in these or in other words. */
  isMissing(term: SearchTerm): boolean {
    return term.isNoun && this.isUnsaid(term)
  }

  #rarity(text: string): number {
    return Math.log(1 + this.lines.length / (1 + (this.#places.get(text)?.length ?? 0)))
  }

  /** The lines that speak of `terms`, best first. */
  rank(terms: readonly SearchTerm[]): RankedLine[] {
    const searched = terms.map((term) => ({ term, weight: this.weightOf(term), forms: this.#formsOf(term.text) }))
    const whole = searched.reduce((sum, { weight }) => sum + weight, 0)
    if (whole === 0) return []
    const touched = new Set(
      searched.flatMap(({ forms }) =>
        forms.flatMap(({ text }) => [...(this.#places.get(text) ?? []), ...(this.#linesByTitleTerm.get(text) ?? [])]),
      ),
    )
    return [...touched]
      .map((id) => {
        const line = this.lines[id] as Line
        const covered = searched.reduce((sum, { weight, forms }) => sum + weight * this.#shareIn(line, forms), 0)
        const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * line.terms.size) / this.#meanLength
        return { line, coverage: covered / whole, score: covered / (0.5 + 0.5 * Math.max(0.5, length)) / whole }
      })
      .toSorted((a, b) => b.score - a.score || a.line.id - b.line.id)
      .slice(0, MOST_RANKED)
  }

  /** `text` and what may stand for it in the notes, each with how well it does so. */
  #formsOf(text: string): Form[] {
    const own = { text, share: 1 }
    const others = alternativesOf(text)
    const characters =
      text.length === 2 && /\p{Script=Han}/u.test(text)
        ? [...text].map((character) => ({
            text: character,
            share: (CHARACTER_SHARE * this.#rarity(character)) / this.#rarity(text),
          }))
        : []
    return [own, ...others, ...characters].filter((form) => this.has(form.text))
  }

  #shareIn(line: Line, forms: readonly Form[]): number {
    const title = this.#titles.get(line.title)
    const around = [this.lines[line.id - 1], this.lines[line.id + 1]].filter((other) => other?.title === line.title)
    let best = 0
    for (const { text, share } of forms) {
      if (line.terms.has(text)) best = Math.max(best, share)
      else if (title?.has(text)) best = Math.max(best, share * TITLE_SHARE)
      else if (around.some((other) => other?.terms.has(text))) best = Math.max(best, share * NEARBY_SHARE)
    }
    return best
  }
}

function add(places: Map<string, number[]>, term: string, id: number): void {
  const known = places.get(term)
  if (known) known.push(id)
  else places.set(term, [id])
}

type Form = { readonly text: string; readonly share: number }

function linesOf({ blocks, sentences, sections }: StudyDocument): Line[] {
  const readable = sentences.filter(({ section }) => !sections[section]?.isUnread)
  const used = readable.length > 0 ? readable : sentences
  const byBlock = Map.groupBy(used, ({ block }) => block)
  const lines: Line[] = []
  let title = ''
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') title = titleOf(block.text)
    const add = ({ start, end, text }: Place & { text: string }, heading: string, isRow = false): void => {
      lines.push({ id: lines.length, start, end, text, title: heading, terms: new Set(textTerms(text)), isRow })
    }
    if (block.kind === 'row') add({ ...block, text: block.text.replace(/\t+/g, ' | ') }, title, true)
    for (const sentence of byBlock.get(index) ?? []) add(sentence, titleOf(sections[sentence.section]?.title ?? ''))
  }
  return lines
}
