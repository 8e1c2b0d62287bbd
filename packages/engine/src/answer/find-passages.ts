import { estimateTokens } from '@lectern/domain/text/token-estimate'
import MiniSearch from 'minisearch'
import { resolveQuestion, type Turn } from './follow-up.ts'
import { repairTypos } from './repair-typos.ts'
import { textTerms } from './search-terms.ts'
import { type NotesPassage, splitPassages } from './split-passages.ts'

/** What of some notes is given to be read: all of them, or the passages that speak most of the question. */
export type FoundPassages = { readonly passages: readonly NotesPassage[]; readonly isWhole: boolean }

/** The share of the room that passages of the question may take: what is left shows the notes as a whole. */
const SEARCHED_SHARE = 0.8

/**
 * `notes` in passages, as they stand there, no more than `weightLimit` weighs by `estimateTokens`. Where they are longer:
 * those that speak of `question` by BM25, and of the rest as many as there is room for, spread over the notes.
 */
export function findPassages(
  notes: string,
  question: string,
  history: readonly Turn[],
  weightLimit: number,
): FoundPassages {
  const { passages, weights, index, vocabulary } = shelfOf(notes)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole <= weightLimit) return { passages, isWhole: true }
  const terms = repairTypos(resolveQuestion(question, history).terms, vocabulary)
  const boosts = new Map(terms.map(({ text, weight }) => [text, weight]))
  const found = index
    .search(terms.map(({ text }) => text).join(' '), { boostTerm: (term) => boosts.get(term) ?? 1 })
    .map(({ id }) => id as number)
  const chosen = new Set<number>()
  fill(chosen, found, weights, weightLimit * SEARCHED_SHARE)
  fill(chosen, spread(passages.length), weights, weightLimit)
  return { passages: passages.filter((_, at) => chosen.has(at)), isWhole: false }
}

/** Chooses in turn whatever still fits. */
function fill(chosen: Set<number>, order: Iterable<number>, weights: readonly number[], limit: number): void {
  let weight = [...chosen].reduce((sum, at) => sum + (weights[at] ?? 0), 0)
  for (const at of order) {
    const more = weights[at] ?? 0
    if (chosen.has(at) || weight + more > limit) continue
    chosen.add(at)
    weight += more
  }
}

/** 0 to `count` - 1 such that any beginning lies evenly over the whole: the first, the middle, the quarters… */
function* spread(count: number): Generator<number> {
  for (let step = count; step >= 1; step /= 2) for (let at = 0; at < count; at += step) yield Math.floor(at)
}

type Shelf = {
  readonly notes: string
  readonly passages: readonly NotesPassage[]
  readonly weights: readonly number[]
  readonly index: MiniSearch
  readonly vocabulary: ReadonlyMap<string, number>
}

/** The notes asked about last: the questions of a talk are about the same notes. */
let latest: Shelf | undefined

function shelfOf(notes: string): Shelf {
  if (latest?.notes === notes) return latest
  const passages = splitPassages(notes)
  const index = new MiniSearch({
    fields: ['text'],
    tokenize: textTerms,
    processTerm: (term) => term,
    searchOptions: { tokenize: (terms) => terms.split(' ').filter(Boolean) },
  })
  index.addAll(passages.map(({ text }, id) => ({ id, text })))
  const vocabulary = new Map<string, number>()
  for (const { text } of passages)
    for (const term of new Set(textTerms(text))) vocabulary.set(term, (vocabulary.get(term) ?? 0) + 1)
  latest = { notes, passages, weights: passages.map(({ text }) => estimateTokens(text)), index, vocabulary }
  return latest
}
