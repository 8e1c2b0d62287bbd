import { findVerb, invert, trimSubject } from '../clause.ts'
import { inSentence, isLeaningSubject } from '../context.ts'
import { BODY_NOUN } from '../data/words.ts'
import { leans } from '../fit.ts'
import { capitalise } from '../reading.ts'
import { type Token, tagWords, textOf } from '../tagger.ts'
import { bareTerm } from '../term.ts'
import type { EnglishRule, RuleInput } from './rule.ts'

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const DATE = new RegExp(
  `\\b(?:in|on|during) ((?:the )?(?:(?:early|mid|late)[ -])?(?:${MONTH} (?:\\d{1,2}(?:st|nd|rd|th)?,? )?)?(?:1[0-9]{3}|20\\d\\d)s?(?: (?:BCE?|AD|CE))?|\\d{2,4} BCE?|the (?:early |mid-? ?|late )?(?:\\d{1,2}(?:st|nd|rd|th)|[a-z]+teenth|twentieth|twenty-first) century)(?![\\w-])`,
)
/** A date after one of these belongs to a clause of its own. */
const SUBORDINATE = /\b(?:until|after|before|when|once|since|because|that|which|who|while)\b/i
const YEAR = /\b(?:1[0-9]{3}|20\d\d)\b/g
const PAST =
  /\b(?:\w+ed|was|were|did|began|wrote|came|became|made|took|led|won|found|built|had|fell|rose|broke|gave|left|set)\b/
const AGENT_VERB =
  /^(?:discovered|invented|proposed|founded|wrote|coined|developed|introduced|published|created|established|demonstrated|formulated|designed|built|identified|led|composed|painted|pioneered|devised|signed|conducted|declared|launched|announced|proved|isolated|patented|conquered|unified|ordered)$/
const NUMBER_WORD =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|\d{1,4})$/i
const MEASURE_NOUN =
  /^(?:percent|%|years?|times|per|to|or|and|degrees?|hours?|minutes?|seconds?|days?|weeks?|months?|of|million|billion|thousand|million|meters?|metres?|kilometers?|kilometres?|grams?|kg|cm|km)$/i
const HAVING_VERB = /^(?:has|have|had|contains?|contained|includes?|comprises?|possess(?:es)?)$/

/** 'The treaty was signed in 1842' → 'When was the treaty signed?' */
export const date: EnglishRule = (input) => {
  const { text, context } = input
  const match = DATE.exec(text)
  if (!match || (text.match(YEAR)?.length ?? 0) > 1 || text.split(/\s+/).length > 30 || !PAST.test(text)) return null
  const cut = text
    .replace(match[0], ' ')
    .replace(/ ,/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ ,]+|[ ,.]+$/g, '')
  if (
    /^, (?:but|and|so|which|although|who|where|when|making|leading|probably|perhaps|possibly|largely|partly|mainly)\b/.test(
      text.slice(match.index + match[0].length),
    )
  )
    return null
  const before = text.slice(0, match.index)
  if (datesAParticiple(before, input) || SUBORDINATE.test(before)) return null
  if (/^(?:by|as|and|of|to)\b/i.test(cut) || leans(capitalise(cut))) return null
  const tokens = tagWords(capitalise(cut))
  const verbAt = findVerb(tokens)
  const subject = tokens.slice(0, Math.max(0, verbAt))
  if (verbAt < 1 || verbAt > 9 || subject.some(({ tag }) => tag === 'PRON') || isLeaningSubject(subject, context))
    return null
  if (
    /, (?:but|and|so|which|although|who|where|when|making|leading)\b|\b(?:but|and) (?:it|he|she|they)\b|[;:—]/.test(cut)
  )
    return null
  const question = invert('When', inSentence(trimSubject(subject), context), firstDeed(tokens, verbAt), verbAt)
  if (
    !question ||
    /\bwhen\b.*\bwhen\b/i.test(question) ||
    /\b(?:his|her|their|its|this|that year|ago)\b/.test(textOf(subject)) ||
    /\b(?:its|their) | because | the (?:idea|name|term|word|theory)\b(?! (?:of|that|for))/.test(question)
  )
    return null
  return { rule: 'date', question, answer: match[1] ?? '', term: bareTerm(textOf(subject)) }
}

/** 'reached Britain and killed …' → 'reached Britain': one question asks for the date of one deed. */
function firstDeed(tokens: readonly Token[], verbAt: number): readonly Token[] {
  const at = tokens.findIndex(
    ({ word }, index) => index > verbAt && word === 'and' && /^(?:VERB|AUX)$/.test(tokens[index + 1]?.tag ?? ''),
  )
  return at < 0 ? tokens : tokens.slice(0, at)
}

/** Whether the date belongs to a word like 'published' in 'a book published in 1845', not to the statement. */
function datesAParticiple(before: string, { tokens, verbAt }: RuleInput): boolean {
  const last = before.trim().split(/\s+/).at(-1) ?? ''
  const at = tokens.findIndex(({ word }) => word === last)
  return at > verbAt && tokens[at]?.tag === 'VERB' && /^(?:NOUN|PROPN)$/.test(tokens[at - 1]?.tag ?? '')
}

/** 'Alexander Fleming discovered penicillin …' → 'Who discovered penicillin …?' */
export const agent: EnglishRule = ({ tokens, verbAt, subject }) => {
  if (verbAt < 1 || verbAt > 8 || !AGENT_VERB.test(tokens[verbAt]?.word ?? '')) return null
  const names = subject.filter(({ tag }) => tag === 'PROPN')
  const isName = names.length >= 2 && subject.at(-1)?.tag === 'PROPN' && !BODY_NOUN.test(textOf(names))
  if (!isName || !subject.every(({ tag }) => /^(?:PROPN|NOUN|ADJ|CCONJ|DET|PUNCT)$/.test(tag))) return null
  const deed = textOf(tokens.slice(verbAt)).split(/;|: |, (?:but|which|although|and (?:he|she|they))\b/)[0] ?? ''
  if (deed.split(' ').length < 4 || /\b(?:this|these|it|his|her|their|them)\b/i.test(deed)) return null
  return { rule: 'agent', question: `Who ${deed}?`, answer: textOf(subject), term: textOf(names) }
}

/** 'A spider has eight legs' → 'How many legs does a spider have?' */
export const count: EnglishRule = ({ tokens, verbAt, subject, context }) => {
  const at = tokens.findIndex(({ word }, index) => NUMBER_WORD.test(word) && isCounted(tokens, index))
  if (at < 1 || tokens.filter(({ tag }) => tag === 'NUM').length !== 1) return null
  const end = counted(tokens, at + 1)
  const nouns = textOf(tokens.slice(at + 1, end))
  const rest = textOf(tokens.slice(end))
  const [tail = '', ...listed] = rest.split(/:\s|\s?[—–]\s?/)
  const answer = `${tokens[at]?.word} ${nouns}${listed.length > 0 ? `: ${listed.join(', ')}` : ''}`
  if (/^there$/i.test(tokens[0]?.word ?? '') && at <= 3) {
    const be = tokens[1]?.word ?? 'are'
    const place = tail.split(/[;,]|\b(?:and|which|that)\b/)[0]?.trim() ?? ''
    const question = place.startsWith('of ')
      ? `How many ${nouns} ${place} ${be} there?`
      : `How many ${nouns} ${be} there ${place}?`
    return { rule: 'count', question, answer, term: nouns, bonus: listed.length > 0 ? 0 : -1 }
  }
  const verb = tokens[verbAt]
  if (!verb || at !== verbAt + 1 || !HAVING_VERB.test(verb.word) || isLeaningSubject(subject, context)) return null
  const auxiliary = /s$/.test(verb.word) ? 'does' : /ed$|^had$/.test(verb.word) ? 'did' : 'do'
  const of = tail.match(/^of [\w-]+(?: [\w-]+)?$/)?.[0]
  const question = `How many ${nouns}${of ? ` ${of}` : ''} ${auxiliary} ${inSentence(subject, context)} ${verb.lemma}?`
  return { rule: 'count', question, answer, term: nouns }
}

function isCounted(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (!next || !/^(?:ADJ|NOUN)$/.test(next.tag) || MEASURE_NOUN.test(next.word)) return false
  if (
    /^(?:or|to|and|-|about|than|least|most|every|these|those|the|first|other|between|nearly|roughly|some|up)$/i.test(
      tokens[at - 1]?.word ?? '',
    )
  )
    return false
  return /(?:s|people|species|phenomena|criteria|nuclei|mitochondria|children|men|women)$/.test(
    tokens[counted(tokens, at + 1) - 1]?.word ?? '',
  )
}

/** The index after the noun phrase that begins at `from`. */
function counted(tokens: readonly Token[], from: number): number {
  let end = from
  while (end < tokens.length && /^(?:ADJ|NOUN|PROPN)$/.test(tokens[end]?.tag ?? '')) end++
  return end
}
