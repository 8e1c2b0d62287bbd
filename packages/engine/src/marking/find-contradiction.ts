import { baseOfParticiple, baseOfPast } from '../essay/english/inflect.ts'
import { type Claim, claimsOf, sentencesOf } from './claims.ts'
import { contradicts, differInDenial } from './contradiction.ts'
import { normalForm } from './normal-form.ts'
import { numbersIn } from './numerals.ts'
import { likenessOfWords } from './same-word.ts'
import { type AnswerWord, answerWords } from './words.ts'

const LONGEST_ITEM = 2000
const LONGEST_PASSAGE = 20_000
/** So much of what an item says, by the weight of its words, a sentence must say too before the rest can contradict it. */
const LEAST_SAID = 0.95
const LEAST_ASKED = 0.75
/** So much of the sentence the item must say, where a denial or an opposite alone tells them apart. */
const LEAST_OF_SENTENCE = 0.7
const LEAST_WEIGHT = 2
const LEAST_LIKE = 0.5
/** A number as near as this may be the same, rounded. */
const ROUNDED = 0.05
const LEAST_YEAR = 1000
const LAST_YEAR = 2100
/** What turns a denial or a comparison, so that opposites may say the same. */
const TURNS =
  /\b(?:than|compared|without|unless|hardly|rarely|nor|only|if|when|same|differ\w*|each|both|still)\b|\b(?:not|no) (?:just|merely|until|all)\b|比|不[仅只]|并非|除非|除了|如果|若|相同|不同/
const ASKS_WHO = /^who\b/i
const NAME = /\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’.-]*)*/gu
const MOST_NAME_WORDS = 4

/** Which of several like things is meant. */
const LABEL =
  /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next|previous|[b-hj-z]|[ivx]{2,4})\b|第[一二三四五六七八九十\d]+/g

/** A statement: as it was written, in normal form with its verbs as a dictionary has them, and its words without the numbers. */
type Said = { readonly written: string; readonly normal: string; readonly words: readonly AnswerWord[] }

/**
 * The sentence of `passage` that says otherwise than an item (a question with its answer below it, or statements): it has another
 * number or name, an opposite or a denial, and agrees in all else. As it stands, on one line; null where none is sure to. It must be
 * sure: a student is told that their material says so (docs/engine.md#contradictions).
 */
export function findContradiction(item: string, passage: string): string | null {
  const whole = passage.slice(0, LONGEST_PASSAGE)
  const sentences = sentencesOf(whole).map(readStatement)
  const letters = lettersOf(whole)
  const known = { numbers: new Set(numbersIn(normalForm(whole))), text: whole.toLowerCase() }
  for (const claim of claimsOf(item.slice(0, LONGEST_ITEM))) {
    const said = readStatement(`${claim.question} ${claim.answer}`.trim())
    if (!claim.isDenied && letters.includes(lettersOf(said.written))) continue
    const agreeing = sentences.find((sentence) => agrees(said, sentence))
    const found = claim.isDenied
      ? agreeing
      : !agreeing && sentences.find((sentence) => saysOtherwise(claim, said, sentence, known))
    if (found) return found.written
  }
  return null
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

function readStatement(written: string): Said {
  const normal = normalForm(written).replace(/[a-z]+/g, (word) => baseOfPast(word) ?? baseOfParticiple(word) ?? word)
  return { written, normal, words: answerWords(normal, '').filter(({ text }) => !/\d/.test(text)) }
}

const weightOf = (words: readonly AnswerWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0)

const isIn = (word: AnswerWord, others: readonly AnswerWord[]): boolean =>
  others.some((other) => likenessOfWords(word, other) >= LEAST_LIKE)

/** Whether each of the things that a statement tells from their like by a label is one of the sentence's. */
function isOfSame(said: Said, sentence: Said): boolean {
  const labels: readonly string[] = sentence.normal.match(LABEL) ?? []
  return (said.normal.match(LABEL) ?? []).every((label) => labels.includes(label))
}

/** How much of what the one says the other says too, by weight, 0 to 1. */
const shareIn = (words: readonly AnswerWord[], others: readonly AnswerWord[]): number =>
  weightOf(words.filter((word) => isIn(word, others))) / Math.max(weightOf(words), Number.EPSILON)

/** Whether a sentence says all that a statement does, and nothing tells them apart. */
const agrees = (said: Said, sentence: Said): boolean =>
  shareIn(said.words, sentence.words) >= LEAST_SAID &&
  numbersIn(said.normal).every((number) => numbersIn(sentence.normal).includes(number)) &&
  !differInDenial(said.normal, sentence.normal) &&
  !contradicts(said.normal, sentence.normal)

type Known = { readonly numbers: ReadonlySet<number>; readonly text: string }

const saysOtherwise = (claim: Claim, said: Said, sentence: Said, known: Known): boolean =>
  weightOf(said.words) >= LEAST_WEIGHT &&
  isOfSame(said, sentence) &&
  (hasOtherNumber(claim, said, sentence, known) ||
    hasOtherName(claim, sentence, known) ||
    (!TURNS.test(said.normal) &&
      !TURNS.test(sentence.normal) &&
      (isOpposed(said, sentence) || isDenied(claim, said, sentence))))

/** '1945' where the sentence has '1918' alone: all else that is said stands there. */
function hasOtherNumber(claim: Claim, said: Said, sentence: Said, known: Known): boolean {
  const [own, others] = [numbersIn(said.normal), numbersIn(sentence.normal)]
  const [strange, ...moreStrange] = new Set(own.filter((number) => !known.numbers.has(number)))
  const [missing, ...moreMissing] = new Set(others.filter((number) => !own.includes(number)))
  if (strange === undefined || missing === undefined || moreStrange.length > 0 || moreMissing.length > 0) return false
  if (said.normal.includes('%') !== sentence.normal.includes('%')) return false
  const [isYear, isOtherYear] = [isLikeYear(strange), isLikeYear(missing)]
  const isNear = Math.abs(strange - missing) <= ROUNDED * Math.max(strange, missing)
  return isYear === isOtherYear && (isYear || !isNear) && saysAllElse(claim, said, sentence)
}

const isLikeYear = (number: number): boolean => Number.isInteger(number) && number >= LEAST_YEAR && number <= LAST_YEAR

/** Whether a sentence has the words of a statement; of a question most, and all of its answer. */
function saysAllElse(claim: Claim, said: Said, sentence: Said): boolean {
  if (claim.question === '') return shareIn(said.words, sentence.words) >= LEAST_SAID
  const [question, answer] = [readStatement(claim.question), readStatement(claim.answer)]
  return (
    shareIn(question.words, sentence.words) >= LEAST_ASKED &&
    answer.words.every((word) => isIn(word, sentence.words) || isIn(word, question.words))
  )
}

/** 'Who …?' is answered by a name that stands nowhere in the passage, and the sentence that tells it has another. */
function hasOtherName({ question, answer }: Claim, { written, words }: Said, known: Known): boolean {
  const named = answer.replace(/[.。]$/, '').split(/\s+/)
  if (!ASKS_WHO.test(question) || named.length > MOST_NAME_WORDS || !named.every((word) => /^\p{Lu}/u.test(word)))
    return false
  if (named.some((word) => known.text.includes(word.toLowerCase()))) return false
  if (shareIn(readStatement(question).words, words) < LEAST_SAID) return false
  const asked = question.toLowerCase()
  const others = [...written.matchAll(NAME)].filter(({ 0: name }) =>
    name.split(/\s+/).every((word) => !asked.includes(word.toLowerCase())),
  )
  return others.length === 1
}

/** Whether one has a word where the other has its opposite, and else they say the same. */
function isOpposed(said: Said, sentence: Said): boolean {
  if (!contradicts(said.normal, sentence.normal) || differInDenial(said.normal, sentence.normal)) return false
  const lacking = said.words.filter((word) => !isIn(word, sentence.words))
  return (
    lacking.length <= 1 &&
    isOfSame(sentence, said) &&
    weightOf(said.words) >= LEAST_WEIGHT + 1 &&
    isMostOf(said, sentence, 1)
  )
}

/** Whether one denies what the other says, word for word. */
const isDenied = ({ question }: Claim, said: Said, sentence: Said): boolean =>
  question === '' &&
  isOfSame(sentence, said) &&
  differInDenial(said.normal, sentence.normal) &&
  !contradicts(said.normal, sentence.normal) &&
  shareIn(said.words, sentence.words) >= LEAST_SAID &&
  isMostOf(said, sentence, 0)

/** Whether a statement says most of a sentence, apart from so many of its words. */
function isMostOf(said: Said, sentence: Said, apart: number): boolean {
  const lacking = sentence.words.filter((word) => !isIn(word, said.words))
  return (
    lacking.length <= apart ||
    weightOf(lacking.slice(apart)) <= (1 - LEAST_OF_SENTENCE) * Math.max(weightOf(sentence.words), Number.EPSILON)
  )
}
