import { tagWords } from '../en/tagger.ts'
import { countHan } from '../parse/script.ts'
import { simplifiedShadow } from '../zh/simplified.ts'
import { CHINESE_TRENDS } from './data/opposites.ts'
import { numbersIn } from './numerals.ts'
import { isMisspelling } from './same-word.ts'
import { overlapOf } from './similarity.ts'
import { type AnswerWord, answerWords } from './words.ts'

/** 'check-yourself': only a person can tell. */
export type Verdict = 'correct' | 'incorrect' | 'check-yourself'

/** What a brief answer is marked by; all but `written` in normal form. */
export type BriefAnswer = {
  readonly question: string
  readonly answer: string
  readonly reference: string
  /** The reference as it was written, with its capitals and marks. */
  readonly written: string
}

const ASKS_NUMBER =
  /^(?:how (?:many|much|long|far|old)|when|what year|in (?:which|what) year)\b|哪一?年|什么时候|多少|几/
/** Besides a number something else is asked for. */
const ASKS_MORE =
  /\bwhy\b|\b(?:what|which|how|when|where|who)\b.*\b(?:what|which|how|when|where|who)\b|为什么|各|[哪几].*[哪几]|[哪几多].*多少|多少.*[哪几]/
/** '2^(n-1)', 'O(n)', 'y = 2x': what its figures alone do not say. */
const FORMULA = /[\^=√×÷*]|\d\s*[a-z]\b|\b[a-z]\s*(?:[(/+−]|-\s*\d)|[²³⁻]/i
const NUMERALS = /^(?:(?:i{1,3}|[123])(?: and | ?[和与] ?| )*)+$/
const NONE = /^(?:none(?: of them)?|neither|no|0|都不正确|都不对|没有|无)$/
/** The term is named, but perhaps not meant. */
const HEDGED = /\b(?:or|nor|not|either|instead)\b|n't\b|不是|而非|或/
const MOST_TERM_WORDS = 3
const LONGEST_TERM = 8
/** How much of a term an answer has that is right, and less than which a word is none of it. */
const ENOUGH_OF_TERM = 0.8
const LEAST_LIKE = 0.5

/**
 * Marks answers for which a word counts more than the sentence: statement numbers, years and counts, names, lists,
 * single terms. Null where the reference answer is none of these.
 */
export const markBrief = (brief: BriefAnswer): Verdict | null =>
  markStatements(brief) ?? markNumber(brief) ?? markName(brief) ?? markList(brief) ?? markTerm(brief)

/** 'I and III', '1, 3': which of the statements. */
function markStatements({ answer, reference }: BriefAnswer): Verdict | null {
  if (NONE.test(reference)) return NONE.test(answer) ? 'correct' : 'incorrect'
  if (!NUMERALS.test(reference)) return null
  const numerals = (text: string): string =>
    [...new Set((text.match(/\bi{1,3}\b|[123]/g) ?? []).map((mark) => (/\d/.test(mark) ? Number(mark) : mark.length)))]
      .toSorted()
      .join()
  return numerals(answer) === numerals(reference) ? 'correct' : 'incorrect'
}

/** '1764' to 'When …?', 'four chambers' to 'How many …?' */
function markNumber({ question, answer, reference, written }: BriefAnswer): Verdict | null {
  const [first, ...others] = numbersIn(reference)
  if (first === undefined || FORMULA.test(written)) return null
  const isOnlyNumber = reference.replace(/[\d.,\s年月日世纪个种位%]|in|century|bce?|ad/g, '') === ''
  if (!isOnlyNumber && (!ASKS_NUMBER.test(question) || ASKS_MORE.test(question))) return null
  const given = numbersIn(answer)
  const known = new Set([first, ...others, ...numbersIn(question)])
  const isStrange = given.some((number) => !known.has(number))
  if (isOnlyNumber && !given.includes(first)) return 'incorrect'
  if (given.length === 0) return null
  if (isStrange) return given.includes(first) ? 'check-yourself' : 'incorrect'
  return given.includes(first) && others.every((number) => given.includes(number)) ? 'correct' : 'check-yourself'
}

/** 'Thomas Newcomen': the family name decides, which may stand at either end. */
function markName({ question, answer, written }: BriefAnswer): Verdict | null {
  const names = written.trim().split(/\s+/)
  const isName =
    /^who\b/.test(question) && names.length >= 2 && names.length <= 4 && names.every((name) => /^\p{Lu}/u.test(name))
  if (!isName) return null
  const words = answer.split(' ')
  const known = names.map((name) => name.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const family = known.at(-1) ?? ''
  if (!words.some((word) => word === family || isMisspelling(word, family)))
    return words.some((word) => known.includes(word)) ? 'check-yourself' : 'incorrect'
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

/** 'attention, retention, reproduction and motivation': all of the items, in any order. */
function markList({ question, answer, written }: BriefAnswer): Verdict | null {
  const items = simplifiedShadow(written.toLowerCase())
    .split(LIST_MARK)
    .map((item) => item.trim())
    .filter(Boolean)
  if (items.length < FEWEST_ITEMS || !items.every(isShort)) return null
  const given = answerWords(answer, '')
  return items.every((item) => isSaid(answerWords(item, question), given, answer, item)) ? 'correct' : 'check-yourself'
}

const isShort = (item: string): boolean =>
  countHan(item) > 0 ? item.length <= LONGEST_ITEM : item.split(' ').length <= MOST_ITEM_WORDS

function isSaid(item: readonly AnswerWord[], given: readonly AnswerWord[], answer: string, written: string): boolean {
  return answer.includes(written) || (item.length > 0 && overlapOf(item, given).ofAnswer >= ENOUGH_OF_ITEM)
}

/** One term or a short phrase: another word in place of one of its own makes it another term. */
function markTerm({ question, answer, reference, written }: BriefAnswer): Verdict | null {
  if (countHan(reference) > 0) return /[，。；]/.test(written) ? null : markChineseTerm(answer, reference)
  if (FORMULA.test(written) || isStatement(written)) return null
  const wanted = answerWords(reference, '')
  if (wanted.length === 0 || wanted.length > MOST_TERM_WORDS || reference.split(' ').length > MOST_TERM_WORDS + 1)
    return null
  const given = answerWords(answer, '')
  const { ofReference } = overlapOf(given, wanted)
  if (ofReference >= ENOUGH_OF_TERM) return HEDGED.test(answer) ? 'check-yourself' : 'correct'
  const isOther = given.some(
    (word) =>
      overlapOf([word], wanted).ofAnswer < LEAST_LIKE &&
      overlapOf([word], answerWords(question, '')).ofAnswer < LEAST_LIKE,
  )
  if (isOther) return ofReference === 0 && given.length <= MOST_TERM_WORDS ? 'incorrect' : 'check-yourself'
  const head = wanted.at(-1)
  const lacksOnlyHead = head !== undefined && wanted.length > 1 && overlapOf([head], given).ofAnswer < LEAST_LIKE
  return lacksOnlyHead && ofReference >= LEAST_LIKE ? 'correct' : 'check-yourself'
}

const isStatement = (written: string): boolean =>
  tagWords(written.slice(0, 200)).some(
    ({ tag, word }, index, all) =>
      tag === 'AUX' ||
      (tag === 'VERB' && (!/(?:ing|ed)$/.test(word) || /^(?:NOUN|PRON)$/.test(all[index - 1]?.tag ?? ''))),
  )

function markChineseTerm(answer: string, reference: string): Verdict | null {
  const term = reference.replace(/\s/g, '')
  if (term.length > LONGEST_TERM || /的.{2,}的/.test(term)) return null
  const given = answer.replace(/\s/g, '')
  if (given.includes(term)) return given.length > term.length * 4 || HEDGED.test(given) ? 'check-yourself' : 'correct'
  if (given.replaceAll('的', '').includes(term.replaceAll('的', ''))) return 'correct'
  const { ofAnswer, ofReference } = overlapOf(answerWords(given, ''), answerWords(term, ''))
  if (ofReference >= 0.85 || !isNoun(term)) return null
  return ofAnswer === 0 && given.length <= LONGEST_TERM ? 'incorrect' : 'check-yourself'
}

/** Whether a short Chinese reference is a name rather than a small statement. */
const isNoun = (term: string): boolean =>
  !CHINESE_TRENDS.up.test(term) && !CHINESE_TRENDS.down.test(term) && !/[推打建结控制引使让]|统治|平均|产生/.test(term)
