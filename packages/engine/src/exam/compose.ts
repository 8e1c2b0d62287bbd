import { type ExamLevel, QUESTIONS_BY_LEVEL } from '@lectern/domain/exam'
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
/** Open questions, short and long, that ask what a term means: of each term there is one. */
const MEANINGS: ReadonlySet<string> = new Set('glossary-entry strong-definition definition vocabulary-entry'.split(' '))
/** A question below this score is not worth asking, however few there are. */
const LEAST_SCORE = 5
/**
 * A statement may be asked about once more in another type of question, when there is nothing fresh left and neither
 * question gives the other away.
 */
const MOST_USES_OF_A_FACT = 2
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
  for (const uses of [1, MOST_USES_OF_A_FACT]) {
    for (const type of CHOOSING_ORDER)
      while (chooser.countOf(type) < wanted(type, count, mix) && chooser.choose(type, uses));
  }
  for (const uses of [1, MOST_USES_OF_A_FACT]) {
    while (FILLING_ORDER.map((type) => chooser.choose(type, uses)).some(Boolean));
  }
  const order = (type: QuestionType): number => QUESTION_TYPES.indexOf(type)
  return chooser.chosen.toSorted((a, b) => order(a.type) - order(b.type) || a.place.start - b.place.start)
}

function wanted(type: QuestionType, count: number, mix: Mix): number {
  const total = Object.values(mix).reduce((sum, weight) => sum + weight, 0)
  return Math.round(((mix[type] ?? 0) * count) / total)
}

/** Whether of two questions about one fact either names what the other asks for, or they ask the same at two lengths. */
function isGivenAway(one: QuestionDraft, other: QuestionDraft): boolean {
  if (!one.facts.some((fact) => other.facts.includes(fact))) return false
  const isSame = names(one.question, other.question) || names(other.question, one.question)
  return isSame || names(one.question, other.answer) || names(other.question, one.answer)
}

const names = (question: string, answer: string): boolean => question.toLowerCase().includes(answer.toLowerCase())

const asksMeaning = ({ type, form, term }: QuestionDraft): boolean =>
  term !== '' && (type === 'short' || type === 'long') && MEANINGS.has(form)

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

  /** Adds the best question of `type` none of whose facts has been used `uses` times, if there is one. */
  choose(type: QuestionType, uses: number): boolean {
    if (this.chosen.length >= this.#limit || this.countOf(type) >= this.#mostOfOneType) return false
    const pool = this.#pools.get(type) ?? []
    for (let best = this.#bestOf(type, uses); best; best = this.#bestOf(type, uses)) {
      pool.splice(pool.indexOf(best), 1)
      const words = wordSet(best.question)
      if (this.#words.some((other) => jaccard(other.words, words) > (other.type === type ? NEAR_DOUBLE : SAME)))
        continue
      this.#add(best, words)
      return true
    }
    return false
  }

  /** Candidates stand by score, from which is only taken: once a score falls behind the best, all that follow do. */
  #bestOf(type: QuestionType, uses: number): QuestionDraft | null {
    let best: QuestionDraft | null = null
    let bestScore = Number.NEGATIVE_INFINITY
    for (const draft of this.#pools.get(type) ?? []) {
      if (draft.score <= bestScore) break
      const score = this.#scoreOf(draft)
      if (score <= bestScore || !this.#mayAdd(draft, uses)) continue
      best = draft
      bestScore = score
    }
    return best
  }

  #mayAdd(draft: QuestionDraft, uses: number): boolean {
    const { type, facts, term, question } = draft
    // An exam has as many false statements as true ones, a false one first: nobody passes by saying 'true' to all.
    if (type === 'tf' && !this.#keepsBalance(draft)) return false
    if (facts.some((fact) => this.#count(`${type} fact ${fact}`) > 0 || this.#count(`fact ${fact}`) >= uses))
      return false
    if (asksMeaning(draft) && this.#count(`meaning ${term}`) > 0) return false
    if (this.#count(`term ${term}`) >= MOST_OF_A_TERM || this.#count(`question ${question}`) > 0) return false
    return uses === 1 || !this.chosen.some((other) => isGivenAway(draft, other))
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
    for (const fact of facts) {
      this.#raise(`fact ${fact}`)
      this.#raise(`${type} fact ${fact}`)
    }
    if (term) this.#raise(`term ${term}`)
    if (asksMeaning(draft)) this.#raise(`meaning ${term}`)
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
