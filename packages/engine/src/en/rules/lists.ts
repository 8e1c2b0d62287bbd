import { isBe } from '../clause.ts'
import { inSentence, isLeaningSubject } from '../context.ts'
import { tagWords, textOf } from '../tagger.ts'
import { bareTerm, isTerm } from '../term.ts'
import type { EnglishRule } from './rule.ts'

const LISTING =
  /^(includes?|consists? of|comprises?|(?:is|are) (?:composed|made up|made) of|(?:is|are) (?:divided|split|broken down) into|contains?) (.+)$/i
const COUNTED_LIST =
  /^There (are|were) ((?:two|three|four|five|six|seven|eight|\d) (?:\w+ ){0,3}\w+s(?: (?:of|in) [\w\s-]{3,40}?)?)(?:: | ?— ?| ?– ?|, namely )(.{10,220})\.$/
const NUMBERED_LEAD =
  /^([^:]{6,120}\b(?:two|three|four|five|six|seven|eight) (?:[\w-]+ ){0,3}?\w+s(?: of [\w\s-]{3,40})?): (.{8,220})\.$/
const CLAUSE_WORD = /\b(?:which|that|who|because|when|if|each|it|they|this|these|those|as|so|but|while)\b/
const PARTIAL_SUBJECT =
  /\b(?:forms?|others|factors|effects|types|parts|groups|ones|conditions|examples?|causes|reasons|symptoms)$/i
const FEWEST_ITEMS = 3
const MOST_ITEMS = 9
const LONGEST_ITEM_WORDS = 9

/** 'The heart consists of a, b and c' → 'What does the heart consist of?' */
export const enumeration: EnglishRule = ({ tokens, verbAt, subject, context }) => {
  if (verbAt < 1 || verbAt > 9 || !isTerm(subject) || isLeaningSubject(subject, context)) return null
  const [, phrase = '', rest = ''] = textOf(tokens.slice(verbAt)).match(LISTING) ?? []
  const words = rest.split(/;|\s[–—]\s|:\s/)[0] ?? ''
  if (!phrase || CLAUSE_WORD.test(words) || PARTIAL_SUBJECT.test(bareTerm(textOf(subject)))) return null
  if (!isList(words)) return null
  const name = inSentence(subject, context)
  const [verb = '', ...others] = phrase.toLowerCase().split(' ')
  const isSingular = /^(?:includes|consists|comprises|contains)$/.test(verb)
  const question = isBe(verb)
    ? `What ${verb} ${name} ${others.join(' ')}?`
    : `What ${isSingular ? 'does' : 'do'} ${name} ${isSingular ? verb.slice(0, -1) : verb}${others.length > 0 ? ' of' : ''}?`
  return { rule: 'enumeration', question, answer: words, term: bareTerm(textOf(subject)) }
}

/** 'There are three states of matter: …' → 'What are the three states of matter?' */
export const countedList: EnglishRule = ({ text }) => {
  const [, be = '', what = '', words = ''] = text.match(COUNTED_LIST) ?? []
  if (!what || !/,| and /.test(words)) return null
  return { rule: 'enumeration', question: `What ${be} the ${what}?`, answer: words, term: bareTerm(what), bonus: 0.7 }
}

/** 'Photosynthesis takes place in two stages: …' → 'Photosynthesis takes place in two stages. What are they?' */
export const numberedList: EnglishRule = ({ text, verbAt, subject, context }) => {
  const [, lead = '', words = ''] = text.match(NUMBERED_LEAD) ?? []
  if (!lead || verbAt < 0 || /^There\b/.test(text) || isLeaningSubject(subject, context)) return null
  if (!/,| and /.test(words) || /[;:]|, (?:which|but|so)\b/.test(words)) return null
  return {
    rule: 'enumeration',
    question: `${lead}. What are they?`,
    answer: words.replace(/^they (?:are|have|include) /, ''),
    term: bareTerm(textOf(subject)),
    bonus: 0.3,
  }
}

function isList(words: string): boolean {
  const items = words
    .replace(/\([^)]*\)/g, '')
    .split(/,\s*(?:and |or |as well as )?|\s+and\s+/)
    .map((item) => item.trim())
    .filter(Boolean)
  if (items.length < FEWEST_ITEMS || items.length > MOST_ITEMS) return false
  return items.every((item) => {
    const tags = tagWords(item).map(({ tag }) => tag)
    return (
      item.split(/\s+/).length <= LONGEST_ITEM_WORDS &&
      !tags.includes('AUX') &&
      !(tags[0] === 'VERB' && !/^\w+(?:ing|ed)\b/.test(item))
    )
  })
}
