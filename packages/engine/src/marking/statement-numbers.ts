import { differInDenial } from './contradiction.ts'
import { answerWords } from './words.ts'

const LONGEST = 60
const ROMAN = new Map(['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'].map((numeral, index) => [numeral, index + 1]))
const JOIN = /^(?:and|和|与|及)$/
const ONLY_JOINS = /^(?:and|[和與与及、,，;；&().（）\s])*$/i
const ASKS_STATEMENTS =
  /\b(?:which|what) (?:\w+ ){0,3}(?:statements?|options?|sentences?)\b|哪[些几一]?[项个种]?(?:说法|叙述|选项|陈述)/
const LEAST_WEIGHT = 0.3

/** The numbers of statements, where `written` says nothing else: 'I and III', '1, 3', '①③'. */
function numbersOnly(written: string): number[] | null {
  if (written.length > LONGEST) return null
  const plain = written
    .replace(/[①-⑳]/g, (mark) => ` ${mark} `)
    .normalize('NFKC')
    .toLowerCase()
  const tokens = plain.match(/[a-z]+|\d+/g) ?? []
  if (!ONLY_JOINS.test(plain.replace(/[a-z]+|\d+/g, (token) => (numberOf(token) ? ' ' : token)))) return null
  return tokens.flatMap((token) => numberOf(token) ?? [])
}

const numberOf = (token: string): number | undefined =>
  ROMAN.get(token) ?? (/^[1-9]$/.test(token) ? Number(token) : undefined)

/** The statements that a reference names; null where it is another kind of answer, '3' to 'How many …?' among them. */
export function statementsOf(reference: string, question: string): number[] | null {
  const numbers = numbersOnly(reference)
  if (!numbers || numbers.length === 0) return null
  const isPlain = numbers.length > 1 || /^\W*i{2,3}\W*$/i.test(reference) || ASKS_STATEMENTS.test(question)
  return isPlain ? numbers : null
}

/** Marks an answer (as written, and in normal form) to which statements are so. */
export function markStatementNumbers(
  wanted: readonly number[],
  { answer, writtenAnswer, question }: { answer: string; writtenAnswer: string; question: string },
): 'correct' | 'incorrect' | 'check-yourself' {
  const only = numbersOnly(writtenAnswer)
  if (only) return isSameSet(only, wanted) ? 'correct' : 'incorrect'
  const saysMore = answerWords(answer, question).some(
    ({ text, weight }) => weight >= LEAST_WEIGHT && numberOf(text) === undefined,
  )
  const isAsWanted = isSameSet(numbersAmongWords(answer), wanted)
  return isAsWanted && !saysMore && !differInDenial(answer, '') ? 'correct' : 'check-yourself'
}

/** The numbers of an answer in sentences, where an 'i' that stands beside no other number is the student. */
function numbersAmongWords(answer: string): number[] {
  const tokens = (answer.match(/[\p{L}\p{M}]+|[\d.]+/gu) ?? []).filter((token) => !JOIN.test(token))
  return tokens.flatMap((token, at) => {
    const beside = [tokens[at - 1], tokens[at + 1]]
    if (token === 'i' && !beside.some((other) => other !== undefined && numberOf(other) !== undefined)) return []
    return numberOf(token) ?? []
  })
}

const isSameSet = (one: readonly number[], other: readonly number[]): boolean =>
  new Set(one).symmetricDifference(new Set(other)).size === 0
