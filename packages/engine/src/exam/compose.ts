import { type ExamLevel, QUESTIONS_BY_LEVEL } from '@lectern/domain/exam'
import { keyOf } from '../cards/choose.ts'
import { jaccard, wordSet } from '../likeness.ts'
import { QUESTION_TYPES, type QuestionDraft, type QuestionType } from './question.ts'

/** How many of 30 questions are of each type, where the material carries it. */
const USUAL_MIX: Record<QuestionType, number> = { mcq: 11, tf: 7, short: 6, long: 3, challenge: 3 }
/** The order in which types take what they want: those with the fewest candidates first. */
const CHOOSING_ORDER: readonly QuestionType[] = ['challenge', 'long', 'mcq', 'tf', 'short']
/** The order in which types take the place of others that fall short. */
const FILLING_ORDER: readonly QuestionType[] = ['short', 'mcq', 'tf', 'challenge', 'long']
/** No type takes more than this share of an exam of several. */
const MOST_OF_ONE_TYPE = 0.5
const MOST_OF_A_TERM = 3
/** Forms that ask what a term means, or for the term by its meaning: of each term there is one question of them all. */
const MEANINGS: ReadonlySet<string> = new Set(
  'glossary-entry strong-definition definition identity vocabulary-entry naming naming-blank term meaning name'.split(
    ' ',
  ),
)
/** A question below this score is not worth asking, however few there are. */
const LEAST_SCORE = 5
const NEAR_DOUBLE = 0.62
/** Likeness (0 to 1) above which questions of two types would give each other away. */
const SAME = 0.75
const PENALTY_SAME_FORM = 0.25
const PENALTY_SAME_SECTION = 0.3
const PENALTY_SAME_TERM = 0.8

/** How many of each type stand beside each other: of the types that are asked for, as the level has them. */
export type Mix = Partial<Record<QuestionType, number>>

export function mixOf(kinds: readonly QuestionType[], level: ExamLevel | null): Mix {
  const whole = level === null || level === 'medium' ? USUAL_MIX : QUESTIONS_BY_LEVEL[level]
  return Object.fromEntries(kinds.map((kind) => [kind, whole[kind]]))
}

/** At most `count` of the `drafts` that are worth asking, mixed by type, in the order of the types and of the text. */
export function composeExam(drafts: readonly QuestionDraft[], count: number, mix: Mix): QuestionDraft[] {
  const chooser = new Chooser(
    drafts.filter(({ type, score }) => mix[type] !== undefined && score >= LEAST_SCORE),
    count,
    mix,
  )
  for (const type of CHOOSING_ORDER) while (chooser.countOf(type) < wanted(type, count, mix) && chooser.choose(type));
  while (FILLING_ORDER.map((type) => chooser.choose(type)).some(Boolean));
  const order = (type: QuestionType): number => QUESTION_TYPES.indexOf(type)
  return chooser.chosen.toSorted((a, b) => order(a.type) - order(b.type) || a.place.start - b.place.start)
}

function wanted(type: QuestionType, count: number, mix: Mix): number {
  const total = Object.values(mix).reduce((sum, weight) => sum + weight, 0)
  return Math.round(((mix[type] ?? 0) * count) / total)
}

const asksMeaning = ({ form, term }: QuestionDraft): boolean => term !== '' && MEANINGS.has(form)

/** Takes the best question that is left again and again, keeping count of what the exam already asks. */
class Chooser {
  readonly chosen: QuestionDraft[] = []
  readonly #pools: Map<QuestionType, QuestionDraft[]>
  readonly #limit: number
  readonly #mostOfOneType: number
  readonly #counts = new Map<string, number>()
  readonly #words: { type: QuestionType; words: Set<string> }[] = []

  constructor(drafts: readonly QuestionDraft[], limit: number, mix: Mix) {
    this.#limit = limit
    this.#mostOfOneType = Object.keys(mix).length === 1 ? limit : Math.ceil(limit * MOST_OF_ONE_TYPE)
    this.#pools = Map.groupBy(
      drafts.toSorted((a, b) => b.score - a.score || a.place.start - b.place.start),
      ({ type }) => type,
    )
  }

  countOf(type: QuestionType): number {
    return this.#count(`type ${type}`)
  }

  /** Adds the best question of `type` none of whose facts has been asked for, if there is one. */
  choose(type: QuestionType): boolean {
    if (this.chosen.length >= this.#limit || this.countOf(type) >= this.#mostOfOneType) return false
    const pool = this.#pools.get(type) ?? []
    for (let best = this.#bestOf(type); best; best = this.#bestOf(type)) {
      pool.splice(pool.indexOf(best), 1)
      const words = wordSet(asksMeaning(best) ? `${best.term} ${best.answer}` : best.question)
      if (this.#words.some((other) => jaccard(other.words, words) > (other.type === type ? NEAR_DOUBLE : SAME)))
        continue
      this.#add(best, words)
      return true
    }
    return false
  }

  /** Candidates stand by score, from which is only taken: once a score falls behind the best, all that follow do. */
  #bestOf(type: QuestionType): QuestionDraft | null {
    let best: QuestionDraft | null = null
    let bestScore = Number.NEGATIVE_INFINITY
    for (const draft of this.#pools.get(type) ?? []) {
      if (draft.score <= bestScore) break
      const score = this.#scoreOf(draft)
      if (score <= bestScore || !this.#mayAdd(draft)) continue
      best = draft
      bestScore = score
    }
    return best
  }

  #mayAdd(draft: QuestionDraft): boolean {
    const { type, facts, term, question } = draft
    // An exam has as many false statements as true ones, a false one first: nobody passes by saying 'true' to all.
    if (type === 'tf' && !this.#keepsBalance(draft)) return false
    if (facts.some((fact) => this.#count(`fact ${fact}`) > 0)) return false
    if (asksMeaning(draft) && this.#count(`meaning ${keyOf(draft)}`) > 0) return false
    return this.#count(`term ${term}`) < MOST_OF_A_TERM && this.#count(`question ${question}`) === 0
  }

  #keepsBalance({ form }: QuestionDraft): boolean {
    const [right, wrong] = [this.#count('tf true'), this.#count('tf false')]
    return form === 'true' ? right < wrong : wrong <= right
  }

  #scoreOf({ score, type, form, section, term }: QuestionDraft): number {
    return (
      score -
      PENALTY_SAME_FORM * this.#count(`${type} form ${form}`) -
      PENALTY_SAME_SECTION * this.#count(`${type} section ${section}`) -
      PENALTY_SAME_TERM * this.#count(`term ${term}`)
    )
  }

  #add(draft: QuestionDraft, words: Set<string>): void {
    const { type, facts, form, section, term, question } = draft
    this.chosen.push(draft)
    this.#words.push({ type, words })
    for (const fact of facts) this.#raise(`fact ${fact}`)
    if (term) this.#raise(`term ${term}`)
    if (asksMeaning(draft)) this.#raise(`meaning ${keyOf(draft)}`)
    if (type === 'tf') this.#raise(`tf ${form === 'true'}`)
    for (const key of [`type ${type}`, `${type} form ${form}`, `${type} section ${section}`, `question ${question}`])
      this.#raise(key)
  }

  #count(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  #raise(key: string): void {
    this.#counts.set(key, this.#count(key) + 1)
  }
}
