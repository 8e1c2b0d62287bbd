import { tagWords } from '../en/tagger.ts'
import { countHan } from '../parse/script.ts'
import { simplifiedShadow } from '../zh/simplified.ts'
import { CHINESE_TRENDS } from './data/opposites.ts'
import { numbersIn } from './numerals.ts'
import { isMisspelling } from './same-word.ts'
import { overlapOf } from './similarity.ts'
import { type AnswerWord, answerWords } from './words.ts'

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
  /\\b(?:and|why)\\b|\\b(?:what|which|how|when|where|who)\\b.*\\b(?:what|which|how|when|where|who)\\b|为什么|各|[哪几].*[哪几]|[哪几多].*多少|多少.*[哪几]/
const NUMERALS = /^(?:(?:i{1,3}|[123])(?: and | ?[和与] ?| )*)+$/
const NONE = /^(?:none(?: of them)?|neither|no|0|都不正确|都不对|没有|无)$/
const CERTAIN = 1
const DOUBTFUL = 0.2
const WRONG = 0
const MOST_TERM_WORDS = 3
const LONGEST_TERM = 8

/**
 * Marks answers for which a word counts more than the sentence: statement numbers, years and counts, names, lists,
 * single terms. Null where the reference answer is none of these.
 */
export const markBrief = (brief: BriefAnswer): number | null =>
  markStatements(brief) ?? markNumber(brief) ?? markName(brief) ?? markList(brief) ?? markTerm(brief)

/** 'I and III', '1, 3': which of the statements. */
function markStatements({ answer, reference }: BriefAnswer): number | null {
  if (NONE.test(reference)) return NONE.test(answer) ? CERTAIN : WRONG
  if (!NUMERALS.test(reference)) return null
  const numerals = (text: string): string =>
    [...new Set((text.match(/\bi{1,3}\b|[123]/g) ?? []).map((mark) => (/\d/.test(mark) ? Number(mark) : mark.length)))]
      .toSorted()
      .join()
  return numerals(answer) === numerals(reference) ? CERTAIN : WRONG
}

/** '1764' to 'When …?', 'four chambers' to 'How many …?' */
function markNumber({ question, answer, reference }: BriefAnswer): number | null {
  const [first, ...others] = numbersIn(reference)
  if (first === undefined) return null
  const isOnlyNumber = reference.replace(/[\d.,\s年月日世纪个种位%]|in|century|bce?|ad/g, '') === ''
  if (!isOnlyNumber && !ASKS_NUMBER.test(question)) return null
  const given = numbersIn(answer)
  if (given.length === 0) return isOnlyNumber ? WRONG : null
  const known = new Set([first, ...others, ...numbersIn(question)])
  if (given.some((number) => !known.has(number))) return WRONG
  if (!given.includes(first)) return isOnlyNumber ? WRONG : null
  const isWhole = others.every((number) => given.includes(number))
  if (isOnlyNumber) return isWhole ? CERTAIN : DOUBTFUL
  if (!isWhole) return DOUBTFUL
  return ASKS_MORE.test(question) ? null : CERTAIN
}

/** 'Thomas Newcomen': the family name decides. */
function markName({ question, answer, written }: BriefAnswer): number | null {
  const names = written.trim().split(/\s+/)
  const isName =
    /^who\b/.test(question) && names.length >= 2 && names.length <= 4 && names.every((name) => /^\p{Lu}/u.test(name))
  if (!isName) return null
  const words = answer.split(' ')
  const known = names.map((name) => name.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const family = known.at(-1) ?? ''
  if (!words.some((word) => word === family || isMisspelling(word, family))) return WRONG
  const others = words.slice(0, -1).filter((word) => /^\p{L}{3,}$/u.test(word))
  const isAnother =
    others.length === 1 && words.length === 2 && !known.some((name) => name.startsWith(others[0]?.[0] ?? ''))
  return isAnother ? DOUBTFUL : CERTAIN
}

const LIST_MARK = /、|,\s*(?:and |or )?|\s+and\s+|和|与|及|；|;/
const FEWEST_ITEMS = 3
const MOST_ITEM_WORDS = 2
const LONGEST_ITEM = 8
const ENOUGH_ITEMS = 0.6
const ENOUGH_OF_ITEM = 0.75

/** 'attention, retention, reproduction and motivation': by the items, in any order. */
function markList({ question, answer, written }: BriefAnswer): number | null {
  const items = simplifiedShadow(written.toLowerCase())
    .split(LIST_MARK)
    .map((item) => item.trim())
    .filter(Boolean)
  if (items.length < FEWEST_ITEMS || !items.every(isShort)) return null
  const given = answerWords(answer, '')
  const found = items.filter((item) => isSaid(answerWords(item, question), given, answer, item)).length
  if (found === items.length) return CERTAIN
  const share = found / items.length
  const wanted = items.flatMap((item) => answerWords(item, ''))
  const hasOther = given.some((word) => overlapOf([word], [...wanted, ...answerWords(question, '')]).ofAnswer === 0)
  return share >= ENOUGH_ITEMS && !hasOther
    ? share / 2
    : share === 0 && overlapOf(given, wanted).ofAnswer > 0
      ? DOUBTFUL
      : Math.min(DOUBTFUL, share * 0.45)
}

const isShort = (item: string): boolean =>
  countHan(item) > 0 ? item.length <= LONGEST_ITEM : item.split(' ').length <= MOST_ITEM_WORDS

function isSaid(item: readonly AnswerWord[], given: readonly AnswerWord[], answer: string, written: string): boolean {
  return answer.includes(written) || (item.length > 0 && overlapOf(item, given).ofAnswer >= ENOUGH_OF_ITEM)
}

/** One term or a short phrase: another word in place of one of its own makes it another term. */
function markTerm({ question, answer, reference, written }: BriefAnswer): number | null {
  if (countHan(reference) > 0) return /[，。；]/.test(written) ? null : markChineseTerm(answer, reference)
  if (isStatement(written)) return null
  const wanted = answerWords(reference, '')
  if (wanted.length === 0 || wanted.length > MOST_TERM_WORDS || reference.split(' ').length > MOST_TERM_WORDS + 1)
    return null
  const given = answerWords(answer, '')
  const { ofAnswer, ofReference } = overlapOf(given, wanted)
  if (ofReference >= 0.8) return Math.max(ofAnswer, 0.5)
  const isOther = given.some(
    (word) => overlapOf([word], wanted).ofAnswer < 0.5 && overlapOf([word], answerWords(question, '')).ofAnswer < 0.5,
  )
  if (isOther) return Math.min(DOUBTFUL, ofReference * 0.5)
  const head = wanted.at(-1)
  const lacksOnlyHead = head !== undefined && overlapOf([head], given).ofAnswer < 0.5
  return lacksOnlyHead ? ofReference : Math.min(DOUBTFUL, ofReference)
}

const isStatement = (written: string): boolean =>
  tagWords(written.slice(0, 200)).some(
    ({ tag, word }, index, all) =>
      tag === 'AUX' ||
      (tag === 'VERB' && (!/(?:ing|ed)$/.test(word) || /^(?:NOUN|PRON)$/.test(all[index - 1]?.tag ?? ''))),
  )

function markChineseTerm(answer: string, reference: string): number | null {
  const term = reference.replace(/\s/g, '')
  if (term.length > LONGEST_TERM || /的.{2,}的/.test(term)) return null
  const given = answer.replace(/\s/g, '')
  if (given.includes(term)) return given.length <= term.length * 4 ? CERTAIN : 0.5
  const plain = given.replaceAll('的', '')
  if (plain.includes(term.replaceAll('的', ''))) return CERTAIN
  const { ofAnswer, ofReference } = overlapOf(answerWords(given, ''), answerWords(term, ''))
  const lacksAll = ofReference < 0.85 || ofAnswer === 0
  return lacksAll && isNoun(term) ? Math.min(DOUBTFUL, ofReference * 0.5) : null
}

/** Whether a short Chinese reference is a name rather than a small statement. */
const isNoun = (term: string): boolean =>
  !CHINESE_TRENDS.up.test(term) && !CHINESE_TRENDS.down.test(term) && !/[推打建结控制引使让]|统治|平均|产生/.test(term)
