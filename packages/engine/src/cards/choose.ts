import { jaccard, wordSet } from '../likeness.ts'
import { CARD_RULES, type CardCandidate } from './candidate.ts'

const LEAST_SCORE = 5.1
const NEAR_DOUBLE = 0.62
const CANDIDATES_LOOKED_AT = 400
const MOST_CARDS_A_TERM = 2
const PENALTY_SAME_TERM = 0.6
const PENALTY_SAME_SECTION = 0.12

/**
 * At most `limit` of `candidates`: the best by score, less for each card already kept about the same term or section;
 * one card a clause, and no near-doubles, also of `given`, which are there already.
 */
export function chooseCards(
  candidates: readonly CardCandidate[],
  limit: number,
  given: readonly CardCandidate[] = [],
): CardCandidate[] {
  const pool = candidates.filter(({ score }) => score >= LEAST_SCORE).toSorted((a, b) => b.score - a.score)
  const chosen: CardCandidate[] = []
  const tally = new Tally()
  for (const card of given) tally.add(card)
  while (chosen.length < limit && pool.length > 0) {
    const best = pool.splice(bestOf(pool, tally), 1)[0] as CardCandidate
    if (tally.refuses(best)) continue
    tally.add(best)
    chosen.push(best)
  }
  return chosen
}

function bestOf(pool: readonly CardCandidate[], tally: Tally): number {
  let best = 0
  let bestScore = Number.NEGATIVE_INFINITY
  for (let index = 0; index < Math.min(pool.length, CANDIDATES_LOOKED_AT); index++) {
    const score = tally.scoreOf(pool[index] as CardCandidate)
    if (score > bestScore) [best, bestScore] = [index, score]
  }
  return best
}

/** What has been chosen so far. */
class Tally {
  readonly #counts = new Map<string, number>()
  readonly #words: Set<string>[] = []

  scoreOf({ score, term, section }: CardCandidate): number {
    const sameTerm = term ? this.#count(`term ${term.toLowerCase()}`) : 0
    return score - PENALTY_SAME_TERM * sameTerm - PENALTY_SAME_SECTION * this.#count(`section ${section}`)
  }

  refuses(card: CardCandidate): boolean {
    if (this.#count(`question ${card.question.trim().toLowerCase()}`) > 0) return true
    if (this.#count(`origin ${card.origin}`) > 0) return true
    if (card.term && this.#count(`term ${card.term.toLowerCase()}`) >= MOST_CARDS_A_TERM) return true
    if (tellsMeaning(card) && this.#count(`meaning ${keyOf(card)}`) > 0) return true
    const words = wordsOf(card)
    return this.#words.some((others) => jaccard(others, words) > NEAR_DOUBLE)
  }

  add(card: CardCandidate): void {
    this.#words.push(wordsOf(card))
    this.#raise(`question ${card.question.trim().toLowerCase()}`)
    this.#raise(`origin ${card.origin}`)
    this.#raise(`section ${card.section}`)
    if (tellsMeaning(card)) this.#raise(`meaning ${keyOf(card)}`)
    if (card.term) this.#raise(`term ${card.term.toLowerCase()}`)
  }

  #count(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  #raise(key: string): void {
    this.#counts.set(key, this.#count(key) + 1)
  }
}

/** A definition and a name to be found ask for one thing: what the term means. */
const tellsMeaning = ({ rule, term }: CardCandidate): boolean =>
  term !== '' && /^(?:definition|naming)$/.test(CARD_RULES[rule].kind)

/** What a card gives the meaning of: 'Enzymes', 'an enzyme' and 'enzyme (E)' are one. */
export const keyOf = ({ term }: { term: string }): string =>
  term
    .toLowerCase()
    .replace(/^(?:the|an?) |\s*[（(].*$/g, '')
    .replace(/s$/, '')

/** The content words of a card, and its Chinese characters by pairs. */
const wordsOf = ({ question, answer }: CardCandidate): Set<string> => wordSet(`${question} ${answer}`)
