import { tagWords } from '../en/tagger.ts'
import { countHan } from '../parse/script.ts'
import { splitWords } from '../zh/words.ts'
import { type BriefAnswer, FORMULA, HEDGED, type Verdict } from './brief.ts'
import { differInDenial } from './contradiction.ts'
import { CHINESE_TRENDS } from './data/opposites.ts'
import { overlapOf } from './similarity.ts'
import { answerWords } from './words.ts'

const MOST_TERM_WORDS = 3
const LONGEST_TERM = 8
/** How much of a term an answer has that is right, and less than which a word is none of it. */
const ENOUGH_OF_TERM = 0.8
const LEAST_LIKE = 0.5

/** One term or a short phrase: another word in place of one of its own makes it another term. */
export function markTerm({ question, answer, writtenAnswer, reference, written }: BriefAnswer): Verdict | null {
  if (countHan(reference) > 0) return /[，。；]/.test(written) ? null : markChineseTerm(answer, reference, question)
  if (FORMULA.test(written) || isStatement(written)) return null
  const wanted = answerWords(reference, '')
  if (wanted.length === 0 || wanted.length > MOST_TERM_WORDS || reference.split(' ').length > MOST_TERM_WORDS + 1)
    return null
  const given = answerWords(answer, '')
  const { ofReference } = overlapOf(given, wanted)
  if (ofReference >= ENOUGH_OF_TERM) {
    const isUnclear =
      HEDGED.test(answer) ||
      differInLabels(writtenAnswer, written) ||
      given.some(
        (word) =>
          word.weight === 1 && overlapOf([word], [...wanted, ...answerWords(question, '')]).ofAnswer < LEAST_LIKE,
      )
    return isUnclear ? 'check-yourself' : 'correct'
  }
  const isOther = given.some(
    (word) =>
      overlapOf([word], wanted).ofAnswer < LEAST_LIKE &&
      overlapOf([word], answerWords(question, '')).ofAnswer < LEAST_LIKE,
  )
  if (isOther) return ofReference === 0 && given.length <= MOST_TERM_WORDS ? 'incorrect' : 'check-yourself'
  const head = wanted.at(-1)
  const lacksOnlyHead = head !== undefined && wanted.length > 1 && overlapOf([head], given).ofAnswer < LEAST_LIKE
  const isHeadAsked = head !== undefined && overlapOf([head], answerWords(question, '')).ofAnswer >= LEAST_LIKE
  if (differInLabels(writtenAnswer, written)) return 'check-yourself'
  return lacksOnlyHead && isHeadAsked && ofReference >= LEAST_LIKE ? 'correct' : 'check-yourself'
}

const isStatement = (written: string): boolean =>
  tagWords(written.slice(0, 200)).some(
    ({ tag, word }, index, all) =>
      tag === 'AUX' ||
      (tag === 'VERB' && (!/(?:ing|ed)$/.test(word) || /^(?:NOUN|PRON)$/.test(all[index - 1]?.tag ?? ''))),
  )

function markChineseTerm(answer: string, reference: string, question: string): Verdict | null {
  const term = reference.replace(/\s/g, '')
  if (term.length > LONGEST_TERM || /的.{2,}的/.test(term)) return null
  const given = answer.replace(/\s/g, '')
  if (given.includes(term)) return isMeant(given, term, question) ? 'correct' : 'check-yourself'
  const [plain, plainTerm] = [given.replaceAll('的', ''), term.replaceAll('的', '')]
  if (plain.includes(plainTerm)) return isMeant(plain, plainTerm, question) ? 'correct' : 'check-yourself'
  const { ofAnswer, ofReference } = overlapOf(answerWords(given, ''), answerWords(term, ''))
  if (ofReference >= 0.85 || !isNoun(term)) return null
  return ofAnswer === 0 && given.length <= LONGEST_TERM ? 'incorrect' : 'check-yourself'
}

/** Whether a short Chinese reference is a name rather than a small statement. */
const isNoun = (term: string): boolean =>
  !CHINESE_TRENDS.up.test(term) && !CHINESE_TRENDS.down.test(term) && !/[推打建结控制引使让]|统治|平均|产生/.test(term)

/**
 * Whether a Chinese answer that has `term` in it means it, and no longer term ('半导体' for '导体'): around it stand words
 * of the question and of grammar, and right before it no other character than one that joins.
 */
function isMeant(given: string, term: string, question: string): boolean {
  if (HEDGED.test(given) || differInDenial(given, term)) return false
  const at = given.indexOf(term)
  const parts = [given.slice(0, at), given.slice(at + term.length)]
  return parts.every((part) =>
    splitWords(part).every(({ word, tag }) => question.includes(word) || JOINS.test(word) || GRAMMAR_TAG.test(tag)),
  )
}

const JOINS = /^(?:[是叫为称即指的了做]|叫做|称为|就是|应该|认为|觉得)$/
const GRAMMAR_TAG = /^(?:r|y|e|u|w|c|p)/

/**
 * Whether an answer has another, or lacks one, of the small words by which like things are told apart: 'vitamin D' for 'vitamin C',
 * 'the second law' for 'the first law'.
 */
function differInLabels(answer: string, reference: string): boolean {
  const [own, wanted] = [answer, reference].map(smallWords) as [Set<string>, Set<string>]
  const missing = wanted.difference(own)
  if ([...missing].some((word) => LABEL.test(word))) return true
  const surplus = own.difference(wanted)
  return missing.size > 0 && surplus.size > 0
}

const LABEL = /^(?:[b-z]|[ivx]{2,4})$/

/** The words of `written` that weigh nothing in `answerWords`; no articles. */
function smallWords(written: string): Set<string> {
  const plain = written
    .normalize('NFKC')
    .replace(/\b(?:the|an?|The|An|A(?= \p{Ll}))\b/gu, ' ')
    .toLowerCase()
  const heavy = new Set(answerWords(plain, '').map(({ text }) => text))
  return new Set(
    (plain.match(/\p{L}[\p{L}'.-]*/gu) ?? [])
      .map((word) => word.replace(/[.'-]+$/, ''))
      .filter((word) => !heavy.has(word)),
  )
}
