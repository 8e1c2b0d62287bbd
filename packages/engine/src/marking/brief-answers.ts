import { STOP_WORDS } from '../en/data/words.ts'
import { countHan } from '../parse/script.ts'
import { simplifiedShadow } from '../zh/simplified.ts'
import { type BriefAnswer, FORMULA, HEDGED, type Verdict } from './brief.ts'
import { differInDenial } from './contradiction.ts'
import { markDate } from './dates.ts'
import { normalForm } from './normal-form.ts'
import { numbersIn } from './numerals.ts'
import { isEqualAmount, quantityOf } from './quantity.ts'
import { isMisspelling } from './same-word.ts'
import { overlapOf } from './similarity.ts'
import { markStatementNumbers, statementsOf } from './statement-numbers.ts'
import { markTerm } from './terms.ts'
import { type AnswerWord, answerWords } from './words.ts'

const ASKS_NUMBER =
  /^(?:how (?:many|much|long|far|old)|when|what year|in (?:which|what) year)\b|哪一?年|什么时候|多少|几/
/** Besides a number something else is asked for. */
const ASKS_MORE =
  /\bwhy\b|\b(?:what|which|how|when|where|who)\b.*\b(?:what|which|how|when|where|who)\b|为什么|各|[哪几].*[哪几]|[哪几多].*多少|多少.*[哪几]/
const NONE = /^(?:none(?: of them)?|neither|no|0|都不正确|都不对|没有|无)$/
const DENIES = /^(?:no|none|neither|not|never|nothing)\b|^(?:没有?|无|不|否|未)/
const AFFIRMS = /^(?:yes|all|both|有|会|能|是|全|都(?!不))/

/**
 * Marks answers for which a word counts more than the sentence: statement numbers, dates, years and counts, names, lists,
 * single terms. Null where the reference answer is none of these.
 */
export const markBrief = (brief: BriefAnswer): Verdict | null =>
  markStatements(brief) ?? markDate(brief) ?? markNumber(brief) ?? markName(brief) ?? markList(brief) ?? markTerm(brief)

/** 'I and III', '1, 3': which of the statements; or that there are none. */
function markStatements({ question, answer, writtenAnswer, reference, written }: BriefAnswer): Verdict | null {
  if (NONE.test(reference)) return markNone(answer, question)
  const wanted = statementsOf(written, question)
  return wanted && markStatementNumbers(wanted, { answer, writtenAnswer, question })
}

/** 'No, it does not' for 'No'. */
function markNone(answer: string, question: string): Verdict {
  if (NONE.test(answer)) return 'correct'
  if (DENIES.test(answer))
    return answerWords(answer.replace(DENIES, ''), question).some(isOwn) ? 'check-yourself' : 'correct'
  const isOther = (AFFIRMS.test(answer) || /^[\d\s]+$/.test(answer)) && !differInDenial(answer, '')
  return isOther ? 'incorrect' : 'check-yourself'
}

const isOwn = ({ weight }: AnswerWord): boolean => weight >= LEAST_WEIGHT

/** '1764' to 'When …?', 'four chambers' to 'How many …?' */
function markNumber(brief: BriefAnswer): Verdict | null {
  const { question, answer, reference, written } = brief
  const verdict = markAmount(brief)
  if (verdict) return verdict
  const [first, ...others] = numbersIn(reference)
  if (first === undefined || FORMULA.test(written)) return null
  const isOnlyNumber = reference.replace(/[\d.,\s年月日世纪个种位%]|\b(?:in|century|bce?|ad)\b/g, '') === ''
  if (!isOnlyNumber && (!ASKS_NUMBER.test(question) || ASKS_MORE.test(question))) return null
  const given = numbersIn(answer)
  const known = new Set([first, ...others, ...numbersIn(question)])
  const isStrange = given.some((number) => !known.has(number))
  if (given.length === 0) return isOnlyNumber ? 'check-yourself' : null
  if (isOnlyNumber && !given.includes(first))
    return quantityOf(written)?.isShare || given.length > 1 ? 'check-yourself' : 'incorrect'
  if (isStrange) return given.includes(first) ? 'check-yourself' : 'incorrect'
  if (isOtherNumber(brief, first)) return 'check-yourself'
  return given.includes(first) && others.every((number) => given.includes(number)) ? 'correct' : 'check-yourself'
}

/** Whether an answer that has the number may deny it, or count something else by it. */
const isOtherNumber = ({ question, answer, writtenAnswer, reference, written }: BriefAnswer, number: number): boolean =>
  HEDGED.test(answer) ||
  differInDenial(answer, reference) ||
  written.includes('%') !== writtenAnswer.includes('%') ||
  hasOtherUnit(answer, reference, number, question)

/** Answers that are an amount and nothing else: 'half' for '1/2', '0.25' for '25%'. */
function markAmount({ writtenAnswer, written }: BriefAnswer): Verdict | null {
  const [wanted, given] = [quantityOf(written), quantityOf(writtenAnswer)]
  if (!wanted || !given || (wanted.unit !== given.unit && (wanted.unit !== '' || given.unit !== ''))) return null
  if (isEqualAmount(wanted, given)) return 'correct'
  return wanted.isShare === given.isShare ? 'incorrect' : 'check-yourself'
}

/** Whether after the number stands another word than in the reference: 'hours' for 'minutes'. */
function hasOtherUnit(answer: string, reference: string, number: number, question: string): boolean {
  const [own, wanted] = [answer, reference].map((text) => {
    const after = new RegExp(`(?<![\\d.])${number}(?![\\d.])\\s?(\\p{Script=Han}{1,4}|\\p{L}+)`, 'u').exec(text)
    return answerWords(after?.[1] ?? '', '')
  })
  if (!own?.length || !wanted?.length) return false
  const isAsked = overlapOf(own, answerWords(question, '')).ofAnswer >= LEAST_LIKE
  return !isAsked && overlapOf(own, wanted).ofAnswer < LEAST_LIKE
}

/** 'Thomas Newcomen': the family name decides, which may stand at either end. */
function markName({ question, answer, writtenAnswer, written }: BriefAnswer): Verdict | null {
  const names = written.trim().split(/\s+/)
  const isName =
    /^who\b/.test(question) && names.length >= 2 && names.length <= 4 && names.every((name) => /^\p{Lu}/u.test(name))
  if (!isName) return null
  const words = answer.split(' ')
  const known = names.map((name) => name.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const family = known.at(-1) ?? ''
  if (!words.some((word) => word === family || isMisspelling(word, family)))
    return words.some((word) => known.includes(word)) ? 'check-yourself' : 'incorrect'
  if (/\band\b/.test(answer) || HEDGED.test(answer)) return 'check-yourself'
  const namesMore = (writtenAnswer.match(/\p{Lu}\p{L}{2,}/gu) ?? [])
    .map((word) => word.toLowerCase())
    .some(
      (word) =>
        !known.some((name) => name === word || isMisspelling(word, name)) &&
        !STOP_WORDS.has(word) &&
        !question.includes(word),
    )
  if (namesMore && words.length > 2) return 'check-yourself'
  const others = words.slice(0, -1).filter((word) => /^\p{L}{3,}$/u.test(word))
  const isAnother =
    others.length === 1 && words.length === 2 && !known.some((name) => name.startsWith(others[0]?.[0] ?? ''))
  return isAnother ? 'check-yourself' : 'correct'
}

const LIST_MARK = /、|,\s*(?:and |or )?|\s+and\s+|和|与|及|；|;/
const FEWEST_ITEMS = 3
const MOST_ITEM_WORDS = 2
const LONGEST_ITEM = 8
const ENOUGH_OF_ITEM = 0.75
/** Less than which a word says nothing of its own, or is none of another's. */
const LEAST_WEIGHT = 0.3
const LEAST_LIKE = 0.5

/** 'attention, retention, reproduction and motivation': all of the items, in any order, and no others. */
function markList({ question, answer, writtenAnswer, written }: BriefAnswer): Verdict | null {
  const items = itemsOf(written)
  if (items.length < FEWEST_ITEMS || !items.every(isShort)) return null
  if (HEDGED.test(answer) || differInDenial(answer, normalForm(written))) return 'check-yourself'
  const plain = plainly(writtenAnswer)
  const given = answerWords(answer, '')
  const isAll = items.every((item) => isSaid(answerWords(item, question), given, plain, item))
  const wanted = items.flatMap((item) => answerWords(item, ''))
  const isSurplus = (item: string): boolean =>
    !items.some((own) => hasWhole(item, own)) &&
    overlapOf(answerWords(item, question).filter(isOwn), wanted).ofReference === 0
  return isAll && !itemsOf(writtenAnswer).some(isSurplus) ? 'correct' : 'check-yourself'
}

const plainly = (written: string): string => simplifiedShadow(written.normalize('NFKC').toLowerCase())

const itemsOf = (written: string): string[] =>
  plainly(written)
    .split(LIST_MARK)
    .map((item) => item.replace(/^[\s.。:：]+|[\s.。]+$/g, ''))
    .filter(Boolean)

const isShort = (item: string): boolean =>
  countHan(item) > 0 ? item.length <= LONGEST_ITEM : item.split(' ').length <= MOST_ITEM_WORDS

/** Whether `text` has `item`, in Latin letters as whole words. */
const hasWhole = (text: string, item: string): boolean =>
  countHan(item) > 0
    ? text.includes(item)
    : ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${item.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `)

function isSaid(item: readonly AnswerWord[], given: readonly AnswerWord[], answer: string, written: string): boolean {
  return hasWhole(answer, written) || (item.length > 0 && overlapOf(item, given).ofAnswer >= ENOUGH_OF_ITEM)
}
