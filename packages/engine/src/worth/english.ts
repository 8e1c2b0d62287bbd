import type { CardCandidate, CardRule } from '../cards/candidate.ts'
import { contentWords } from '../en/context.ts'
import { tagWords } from '../en/tagger.ts'
import { isEnglishWord, isPersonNoun } from '../lexicon.ts'
import * as data from './data/english.ts'
import type { TextCounts } from './text.ts'

const FEWEST_NEW_WORDS = 2
/** What is only one more of what its term says ('a Monte Carlo estimate is an … estimate …') has to be told of in more words. */
const FEWEST_OF_SAME = 3
const WITHIN = 4
const FEWEST_TIMES = 2
const PERSON_WITHIN = 8

/** Whether a definition says what its term is, a term that the text comes back to, and more than the term says itself. */
function tellsWhat({ answer, term, rule }: CardCandidate, counts: TextCounts): boolean {
  // 'What is the APA?': letters that a reader cannot read out.
  const isLetters = /^[A-Z]{2,5}s?$/.test(term)
  if (isLetters || data.NO_CLASS.test(answer) || isAboutPerson(term, answer) || !saysMore(answer, term)) return false
  return rule === 'strong-definition' || counts.isShort || counts.timesOf(term) >= FEWEST_TIMES || counts.isTitled(term)
}

const isAboutPerson = (term: string, answer: string): boolean =>
  /\p{Lu}\S* .*\p{Lu}/u.test(term) && answer.toLowerCase().split(/\W+/).slice(0, PERSON_WITHIN).some(isPersonNoun)

function saysMore(answer: string, term: string, fewest = FEWEST_NEW_WORDS): boolean {
  const own = contentWords(term).map(stem)
  const told = contentWords(answer).map(stem)
  const fresh = told.filter((word) => !own.includes(word)).length
  // Its class is the noun that an answer begins with: 'an unbiased estimate of the mean'.
  const isOfSame = told.slice(0, WITHIN).includes(own.at(-1) as string)
  return fresh >= (isOfSame ? FEWEST_OF_SAME + (own.length === 1 ? 1 : 0) : fewest)
}

const STEM = 5
const stem = (word: string): string => word.slice(0, STEM)

const MOST_TERM_WORDS = 5
const isPlainEntry = ({ term, answer }: CardCandidate): boolean =>
  !isName(term) &&
  term.split(/\s+/).length <= MOST_TERM_WORDS &&
  !data.NO_TERM.test(term) &&
  !data.NO_MEANING.test(answer) &&
  !data.ROW_OF_EXAMPLES.test(`${term}: ${answer}`) &&
  saysMore(answer, term, 1)

/** Whether a line of notes says what a word means, and does not order ('access resources in one order'). */
const isNotedMeaning = (card: CardCandidate): boolean =>
  isPlainEntry(card) &&
  !data.NO_NOTED.test(card.question) &&
  !data.NOT_MEANT.test(card.answer) &&
  data.MARKED_OFF.test(card.answer) &&
  !(tagWords(card.answer.toLowerCase())[0]?.tag === 'VERB' && !/^\w+(?:ing|ed|[^s] of)\b/i.test(card.answer))

/** 'Roman Jakobson': all words with capitals, and not all of them words. */
const isName = (term: string): boolean =>
  /^\p{Lu}\S+(?: \p{Lu}\S+)+$/u.test(term) && !term.toLowerCase().split(' ').every(isEnglishWord)

const FEWEST_USES = 3
const MOST_DATED_WORDS = 17
/** Whether a date is that of a deed which is learnt, and told in one breath. */
const datesDeed = ({ question }: CardCandidate, counts: TextCounts): boolean =>
  question.split(' ').length <= MOST_DATED_WORDS &&
  !/ (?:when|while|where|after|before|as) |,/.test(question) &&
  !data.EPISODE.test(question) &&
  !/\b[A-Z]{2,}\b.*\b[A-Z]{2,}\b/.test(question) &&
  data.DEED.test(question) &&
  (question.slice(5).match(/\p{Lu}[\p{L}-]+/gu) ?? []).some(
    (name) => counts.isShort || counts.timesOf(name) >= FEWEST_USES,
  )

const FEWEST_NAMING_WORDS = 10
/** 'The periodic recalibrations have led to …': those that were told of before. */
const TOLD_BEFORE = /^The (?:(?!of\b)[\w-]+ ){1,3}(?:has|have|had|is|are|was|were|can|may)\b/

/** Whether a sentence with a blank tells what its term is, rather than naming it in passing. */
const leadsToTerm = ({ question, answer }: CardCandidate): boolean =>
  question.split(' ').length >= FEWEST_NAMING_WORDS &&
  !TOLD_BEFORE.test(question) &&
  !/^(?:One|Some|Another|Parts)\b|\. (?:The|An?|In|It|This)\b|^\w+, where\b|_____ \([A-Z]|“_+[,.]?”|\([a-d]\)|\b[Ff]ig(?:ure|\.)|“_+”|\(see |\b(?:device|ushering)\b|\bnamed [“_]|\bbetter known as|\bwhat (?:is|are|was|were) (?:\w+ )?(?:called|known)\b|\b(?:1[5-9]|20)\d\d\b/i.test(
    question,
  ) &&
  !/ (?:results?|occurs?|form(?:s|ed)?|develops?|as .*)$|^as /i.test(answer)

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** Whether as many things are told as are asked for: of three types a sentence may go on to tell of one. */
function hasAllOfThem(question: string, answer: string): boolean {
  const count = COUNTS.findIndex((word) => new RegExp(`\\b${word}\\b`, 'i').test(question)) + 2
  return count < 2 || answer.split(/, (?:and |or )?| (?:and|or) |\n|; /).length >= count
}

/** By which rules a card is read once more, and how. */
const GATES: Partial<Record<CardRule, (card: CardCandidate, counts: TextCounts) => boolean>> = {
  definition: tellsWhat,
  'strong-definition': tellsWhat,
  identity: tellsWhat,
  'glossary-entry': isPlainEntry,
  'noted-entry': isNotedMeaning,
  'vocabulary-entry': isPlainEntry,
  date: datesDeed,
  enumeration: ({ question, answer }) =>
    hasAllOfThem(question, answer) &&
    !/^What do(?:es)? .*\binclude\b/.test(question) &&
    !/^(?:one|two|three|four|five|several|many|various|some|an? (?:number|variety))\b|\bincluding\b|%/i.test(answer),
  reason: ({ question, answer }) =>
    !/^Why (?:is|was|were|are) (?:no|there|the list)\b|^Why ha(?:ve|s|d)\b|\bresulting\b|\b(?:may|might|where)\b|^Why can\b/.test(
      question,
    ) && !/\b(?:we|our|now|i\.e\.)|^(?:Because|Due to) (?:as|when|if|once)\b/.test(answer),
  // 'Epistatic' is what a gene is, and no gene.
  naming: ({ question, answer }) =>
    !/^What (?:is|are) (?:one|some|many|several|another|the other)\b/.test(question) &&
    !/^\S+(?:ic|al|ous|ive|ary)$/.test(answer),
  'naming-blank': leadsToTerm,
}

/** Whether an English card is worth asking. */
export const isWorthAskingInEnglish = (card: CardCandidate, counts: TextCounts): boolean =>
  GATES[card.rule]?.(card, counts) ?? true
