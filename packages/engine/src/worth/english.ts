import type { CardCandidate, CardRule } from '../cards/candidate.ts'
import { contentWords } from '../en/context.ts'
import { isEnglishWord, isPersonNoun } from '../lexicon.ts'
import type { TextCounts } from './text.ts'

/** A rank, a relation or a figure of speech is not what a thing is. */
export const NO_CLASS =
  /^(?:(?:the|an?|one) )?(?:next|following|first|second|third|fourth|last|latest|same|only|most|best|combination of|way|example|name|result|kind|lot|matter|question|problem|reason|story|sign|symbol|source|subject|focus|goal|key|main|major|principal|primary|predominant|prevailing|preferred|important|great|big|good|critical|central|essential|natural|common|popular|term|advancements|similar|sufficiently|remnant|that is|several|various|some|many|(?:\w+ )?(?:offshoot|descendant|successor|predecessor|precursor|subsidiary|spin-off|derivative|continuation|extension) of)\b|^(?:\S+ ){0,4}(?:similar|analogous|akin|comparable|identical|opposed) to\b|\bin most cases\b|^(?:(?!\b(?:that|which|who|in|of)\b).)*\band (?:most )?(?:\w+ly )?(?:occurs?|causes?|affects?|includes?|contains?|has|have|was|were|provides?|makes?|leads?)\b|\band most commonly\b|\bthat (?:can|may) occur\b|, and (?:their|its|they|it|many|most|some|all)\b|^(?:the )?(?:descendants|ancestors|offspring|dominant|mainly|mostly|\w+, and)\b|\b(?:extremely|home to|unique)\b|\(.*\(.*\(|\bthat (?:var(?:y|ies)|appeared|emerged|arose|evolved|lived?) |\b(?:million|billion)\b|\bcan be characteri[sz]ed\b|\bthe core of\b|\bhas been associated with\b|^[^,]*\band (?:often|usually|typically|sometimes|forms|results|is|are|can)\b|['’]s (?:first|second|third|fourth|fifth|last|most|largest|oldest)\b|\b(?:1[5-9]|20)\d\d\b/i
const FEWEST_NEW_WORDS = 2
/** What is only one more of what its term says ('a Monte Carlo estimate is an … estimate …') has to be told of in more words. */
const FEWEST_OF_SAME = 3
const WITHIN = 4
const FEWEST_TIMES = 2
const PERSON_WITHIN = 8

/** Whether a definition says what its term is, a term that the text comes back to, and more than the term says itself. */
function tellsWhat({ answer, term, rule }: CardCandidate, counts: TextCounts): boolean {
  // 'What is the APA?': letters that a reader cannot read out.
  if (/^[A-Z]{2,5}s?$/.test(term) || NO_CLASS.test(answer) || isAboutPerson(term, answer) || !saysMore(answer, term))
    return false
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
/** A clause, somebody's view, or a figure: what stands before a colon without being a term. */
const NO_TERM = /\b(?:is|are|was|were|has|have|can|should|will|face|faces|vs|how|why|what)\b|['’]s?(?:\s|$)|\d/i
/** Sums, years in brackets, a second entry that ran into the first, and what a thing is good for. */
const NO_MEANING =
  /^that is\b|^an? (?:[\w-]+,? ){0,3}(?:way|example)\b|^\(|[=;]|->|\(\d{4}\)|\d.*\d.*\d|\b[a-z]+ [a-z]+: [a-z]/i

const isPlainEntry = ({ term, answer }: CardCandidate): boolean =>
  !isName(term) &&
  term.split(/\s+/).length <= MOST_TERM_WORDS &&
  !NO_TERM.test(term) &&
  !NO_MEANING.test(answer) &&
  saysMore(answer, term, 1)

/** 'Roman Jakobson': all words with capitals, and not all of them words. */
const isName = (term: string): boolean =>
  /^\p{Lu}\S+(?: \p{Lu}\S+)+$/u.test(term) && !term.toLowerCase().split(' ').every(isEnglishWord)

const FEWEST_USES = 3
const MOST_DATED_WORDS = 17
/** What a text tells of in its course, and nobody learns the year of. */
const EPISODE =
  /\b(?:appear|announce|drop|hire|attend|visit|call|lay|laid|tour|season|album|games?|match|loan|television|record|songs?|film|rabbi|concerned|honorary|warn|tell|ask|travel|perform|play|score|coach|sign with|release|broadcast|episode|concert|interim|award|coveted|decid|prize of|medal|trophy|championship|museum|galler|exhibit)\w*\b/i
const DEED =
  /\b(?:born|die|found|establish|create|form|build|built|begin|end|declare|sign|pass|ratif|adopt|abolish|elect|crown|invent|patent|legali[sz]|open|discover|publish|introduc|defeat|surrender|invad|occup|annex|conquer|unit|collapse|fall|fell|gain|independen|erupt|break out|repeal|outlaw|ban|admit|enact|purchase|acquire|launch|develop|propose|formulat|become|became|bring|win|enter|reach|arriv|attack|complet|construct|settle|start|leave|return|led|lead)\w*\b/i

/** Whether a date is that of a deed which is learnt, and told in one breath. */
const datesDeed = ({ question }: CardCandidate, counts: TextCounts): boolean =>
  question.split(' ').length <= MOST_DATED_WORDS &&
  !/ (?:when|while|where|after|before|as) |,/.test(question) &&
  !EPISODE.test(question) &&
  !/\b[A-Z]{2,}\b.*\b[A-Z]{2,}\b/.test(question) &&
  DEED.test(question) &&
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
