import { isBe } from '../clause.ts'
import { inSentence } from '../context.ts'
import { BODY_NOUN, PERSON_NOUN } from '../data/words.ts'
import { type Token, textOf } from '../tagger.ts'
import { bareTerm, isTerm } from '../term.ts'
import type { EnglishRule, RuleInput } from './rule.ts'

const FEWEST_WORDS = 5
const RELATION =
  /\b(?:that|which|who|whose|where|when|in which|by which|of|used|made|composed|consisting|containing|for|from|between|with|to|located|found|caused|designed|known|called|inside|within|by|in|on|into|through|without)\b/
const EMPTY_CLASS =
  /^(?:an?|the|one|another)\s+(?:\w+\s+){0,2}(?:example|result|reason|part|matter|problem|case|time|issue|question|lot|number|bit|fact|exception|same|only|most|best|first|last|largest|smallest|main|key|primary|next|following|one|subject|topic|word|name|consequence|good|common|important|useful|major|challenge|yardstick|cause|source of)\b/i
const POINTS_BACK = /\b(?:this|these|those|such|it|they|he|she|we|you)\b/i
const GENERIC_SUBJECT_HEAD = /^(?:the|both|all|most|some|many)\b.*\b(?:of|in|between|for)\b/i

type Definition = { readonly at: number; readonly isStrong: boolean; readonly asksMeaning: boolean }

/** 'X is a … that …', 'X refers to …', 'X means …' → 'What is X?' */
export const definition: EnglishRule = (input) => {
  const { tokens, verbAt, context } = input
  const found = verbAt > 0 ? findDefinition(input) : null
  if (!found) return null
  const subject = withoutWordTerm(input.subject)
  const term = textOf(subject)
  const words = cutAtPause(textOf(tokens.slice(found.at)))
  if (!isTerm(subject) || subject.some(({ tag, word }) => tag === 'VERB' && !/(?:ing|ed)$/.test(word))) return null
  if (!defines(input, subject, words, found)) return null
  const verb = (tokens[verbAt] as Token).word.toLowerCase()
  const isPlural = /^(?:are|were|refer|mean|describe)$/.test(verb)
  const past = isPlural ? 'were' : 'was'
  const be = isBe(verb) && verb === past ? past : isPlural ? 'are' : 'is'
  const person =
    isPerson(subject, words) ||
    (isPlural &&
      /^(?:[a-z]+ ){0,2}(?:workers|people|members|soldiers|settlers|followers|supporters|scholars|philosophers|artists|writers|peasants|monks) (?:who|of)\b/.test(
        words,
      ))
  const name = (person && context.fullNames.get(term)) || inSentence(subject, context)
  return {
    rule: found.isStrong ? 'strong-definition' : 'definition',
    question: found.asksMeaning ? `What does ${name} mean?` : `${person ? 'Who' : 'What'} ${be} ${name}?`,
    answer: words,
    term: bareTerm(term),
    bonus: (bareTerm(term).includes(' ') ? 0.4 : 0) - (/^the (?:most|least|\w+est)\b/i.test(words) ? 1.5 : 0),
  }
}

function findDefinition({ tokens, verbAt }: RuleInput): Definition | null {
  const word = (offset: number): string => tokens[verbAt + offset]?.word.toLowerCase() ?? ''
  const plain = (offset: number): Definition => ({ at: verbAt + offset, isStrong: false, asksMeaning: false })
  const strong = (offset: number): Definition => ({ at: verbAt + offset, isStrong: true, asksMeaning: false })
  const verb = word(0)
  if (verb === 'means') return { ...strong(1), asksMeaning: true }
  if (/^refers?$/.test(verb) && word(1) === 'to') return strong(2)
  if (/^(?:can|may)$/.test(verb) && `${word(1)} ${word(2)} ${word(3)}` === 'be defined as') return strong(4)
  if (/^(?:describes|denotes)$/.test(verb) && /^(?:an?|the|how)$/.test(word(1))) return plain(1)
  if (!isBe(verb)) return null
  if (word(1) === 'defined' && word(2) === 'as') return strong(3)
  if (/^(?:simply|essentially|basically|usually|generally|typically)$/.test(word(1)) && /^(?:an?|the)$/.test(word(2)))
    return plain(2)
  if (/^(?:an?|the|any|one|when|how|what|those|anything|something)$/.test(word(1))) return plain(1)
  return isBareClass(tokens.slice(verbAt + 1)) ? plain(1) : null
}

/** 'are proteins that …', 'is wasted space inside …': a class without an article, and what marks it off. */
function isBareClass(tokens: readonly Token[]): boolean {
  const nounAt = tokens.findIndex(({ tag }) => tag === 'NOUN')
  if (nounAt < 0 || nounAt > 3) return false
  if (!tokens.slice(0, nounAt).every(({ tag, word }) => tag === 'ADJ' || (tag === 'VERB' && /(?:ed|ing)$/.test(word))))
    return false
  const next = tokens.slice(nounAt + 1).find(({ tag }) => tag !== 'NOUN')
  return /^(?:that|which|who|whose|of|used|in|from|made|inside|between|within|composed|consisting|formed|produced|found|for|with|without|by)$/.test(
    next?.word ?? '',
  )
}

/** 'the term osmosis' → 'osmosis' */
function withoutWordTerm(subject: readonly Token[]): readonly Token[] {
  const at = subject.slice(0, 3).findIndex(({ word }) => /^(?:term|word|phrase|concept|notion)$/i.test(word))
  if (at < 0 || at === subject.length - 1) return subject
  const rest = subject.slice(at + 1)
  return /^(?:of|called)$/i.test(rest[0]?.word ?? '') ? rest.slice(1) : rest
}

/** A definition ends where a further statement begins. */
function cutAtPause(words: string): string {
  const at = words.search(
    /[;:]\s|\s[–—-]{1,2}\s|—|, (?:and|but|so|while|whereas|although) (?:it|they|this|is|are|has|have|can)\b|, (?:and (?:the|an?)|while|whereas) [^,]{3,60} (?:is|are|was|were|has|have) /,
  )
  const cut = words.slice(0, Math.max(0, at))
  return cut.split(' ').length >= FEWEST_WORDS ? cut : words
}

function defines(
  { tokens, verbAt, context }: RuleInput,
  subject: readonly Token[],
  words: string,
  found: Definition,
): boolean {
  const count = words.split(/\s+/).length
  if (count < FEWEST_WORDS || (!found.isStrong && count < FEWEST_WORDS && !RELATION.test(words))) return false
  const isClause = /^(?:how|when|where|what|anything|something)\b/i.test(words)
  if (!RELATION.test(words) && !isClause) return false
  if (EMPTY_CLASS.test(words) || /^(?:one of|those of|all|any of)\b/i.test(words)) return false
  if (words.toLowerCase().includes(bareTerm(textOf(subject)).toLowerCase())) return false
  if (POINTS_BACK.test(words.split(/\b(?:that|which|who|when)\b/)[0] ?? '')) return false
  if (GENERIC_SUBJECT_HEAD.test(textOf(subject))) return false
  const isProper = isProperName(subject)
  const verb = tokens[verbAt]?.word.toLowerCase()
  if ((verb === 'was' || verb === 'were') && !isProper && !isPastTerm(subject, words)) return false
  return !(
    /^the$/i.test(subject[0]?.word ?? '') &&
    subject.length === 2 &&
    !isProper &&
    !context.topics.has(subject[1]?.lemma ?? '')
  )
}

/** 'The spinning jenny was a frame that …': a thing of the past, told apart by what it did. */
const isPastTerm = (subject: readonly Token[], words: string): boolean =>
  subject.length >= 3 && /^the$/i.test(subject[0]?.word ?? '') && /^an? .*\b(?:that|which|who|used)\b/.test(words)

const isProperName = (subject: readonly Token[]): boolean =>
  subject.every(
    ({ tag, word }) =>
      tag === 'PROPN' || tag === 'DET' || tag === 'NUM' || tag === 'PUNCT' || /^(?:of|the|and)$/.test(word),
  ) && subject.some(({ tag }) => tag === 'PROPN')

/** Whether a name is a person's, by the noun that opens its definition. */
export function isPerson(subject: readonly Token[], words: string): boolean {
  if (!isProperName(subject) || BODY_NOUN.test(textOf(subject)) || /^the$/i.test(subject[0]?.word ?? '')) return false
  const opening = words.split(/\b(?:of|that|which|who|for|to|in)\b|,/)[0] ?? ''
  return /^(?:an?|the|one)\s/i.test(words) && PERSON_NOUN.test(opening)
}
