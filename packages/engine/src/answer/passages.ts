import MiniSearch from 'minisearch'
import type { Place, StudyDocument } from '../document.ts'
import { titleOf } from '../parse/headings.ts'
import { type SearchTerm, textTerms } from './search-terms.ts'

/** A sentence of the notes, or a row of a table, under the heading `title`. */
export type Line = Place & {
  readonly id: number
  readonly text: string
  readonly title: string
  readonly terms: ReadonlySet<string>
}

/** Sentences that stand together under one heading: what is searched. */
export type Passage = { readonly id: number; readonly lines: readonly Line[]; readonly terms: ReadonlySet<string> }

/** A passage that was found: `coverage` is the share of the question it speaks of (0 to 1), `score` ranks it. */
export type FoundPassage = { readonly passage: Passage; readonly coverage: number; readonly score: number }

const WINDOW_LINES = 3
const STRIDE_LINES = 2
const MOST_FOUND = 8
const TITLE_BOOST = 1.5
/** A verb or an adjective that the notes lack counts for so much: they may say it in other words. */
const MISSING_DEED_SHARE = 0.35
/** The share of a passage's score that does not depend on how much of the question it covers. */
const BASE_SHARE = 0.3

/** The passages of some notes with an index by BM25 over their terms. */
export class Passages {
  readonly lines: readonly Line[]
  readonly #passages: readonly Passage[]
  readonly #index: MiniSearch
  /** In how many passages each term stands. */
  readonly #counts = new Map<string, number>()

  constructor(document: StudyDocument) {
    this.lines = linesOf(document)
    this.#passages = windowsOf(this.lines)
    for (const { terms } of this.#passages) {
      for (const term of terms) this.#counts.set(term, (this.#counts.get(term) ?? 0) + 1)
    }
    this.#index = new MiniSearch({
      fields: ['text', 'title'],
      tokenize: textTerms,
      processTerm: (term) => term,
      searchOptions: { boost: { title: TITLE_BOOST }, tokenize: (terms) => terms.split(' ') },
    })
    this.#index.addAll(
      this.#passages.map(({ id, lines }) => ({
        id,
        text: lines.map(({ text }) => text).join('\n'),
        title: lines[0]?.title ?? '',
      })),
    )
  }

  get vocabulary(): ReadonlyMap<string, number> {
    return this.#counts
  }

  /** What `term` weighs: its share of the question, the more the fewer passages hold it. */
  weightOf({ text, weight, isNoun }: SearchTerm): number {
    const count = this.#counts.get(text)
    const share = count === undefined && !isNoun ? MISSING_DEED_SHARE : 1
    return share * weight * Math.log(1 + this.#passages.length / (count ?? 1))
  }

  /** The passages that speak of `terms`, best first. */
  find(terms: readonly SearchTerm[]): FoundPassage[] {
    const whole = terms.reduce((sum, term) => sum + this.weightOf(term), 0)
    const weights = new Map(terms.map(({ text, weight }) => [text, weight]))
    const query = terms.map(({ text }) => text).join(' ')
    return this.#index
      .search(query, { boostTerm: (term) => weights.get(term) ?? 1 })
      .slice(0, MOST_FOUND)
      .flatMap(({ id, score }) => {
        const passage = this.#passages[id as number]
        if (!passage) return []
        const covered = terms.reduce((sum, term) => sum + (passage.terms.has(term.text) ? this.weightOf(term) : 0), 0)
        const coverage = whole > 0 ? covered / whole : 0
        return [{ passage, coverage, score: score * (BASE_SHARE + coverage) }]
      })
      .toSorted((a, b) => b.score - a.score)
  }
}

function linesOf({ blocks, sentences, sections }: StudyDocument): Line[] {
  const readable = sentences.filter(({ section }) => !sections[section]?.isUnread)
  const used = readable.length > 0 ? readable : sentences
  const byBlock = Map.groupBy(used, ({ block }) => block)
  const lines: Line[] = []
  let title = ''
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') title = titleOf(block.text)
    const own =
      block.kind === 'row' ? [{ ...block, text: block.text.replace(/\t+/g, ' | ') }] : (byBlock.get(index) ?? [])
    for (const { start, end, text } of own) {
      lines.push({ id: lines.length, start, end, text, title, terms: new Set(textTerms(text)) })
    }
  }
  return lines
}

function windowsOf(lines: readonly Line[]): Passage[] {
  const passages: Passage[] = []
  let from = 0
  while (from < lines.length) {
    const { title } = lines[from] as Line
    let to = from
    while (lines[to]?.title === title) to++
    for (let at = from; at < to; at += STRIDE_LINES) {
      const own = lines.slice(at, Math.min(to, at + WINDOW_LINES))
      if (at > from && own.length < STRIDE_LINES) continue
      const terms = new Set([...textTerms(title), ...own.flatMap((line) => [...line.terms])])
      passages.push({ id: passages.length, lines: own, terms })
    }
    from = to
  }
  return passages
}
