import { auxiliaryFor, findVerb, invert, isBe, trimSubject } from '../clause.ts'
import { inSentence, isLeaningSubject } from '../context.ts'
import { capitalise } from '../reading.ts'
import { type Token, tagWords, textOf } from '../tagger.ts'
import { bareTerm } from '../term.ts'
import type { EnglishRule } from './rule.ts'

const FEWEST_CAUSE_WORDS = 5
const LEANS_INSIDE = /\b(?:this|these|that|those|here|it|they|he|she|him|them|we|you)\b/i
const FUNCTION_OF =
  /^The ((?:main |primary |chief |basic |principal |major |central )?(?:function|role|purpose|job|goal|aim|task|effect|advantage|disadvantage|cause|significance|drawback|benefit|strength|weakness|limitation)s?) of (.{3,80}?) (is|are|was|were) (.{10,240}?)\.$/
const IF_CLAUSE = /^(If|When|Whenever|Once|As soon as|Unless) (.{8,140}?), (?:then )?(.{12,220})\.$/

/** 'Because …, leaves look green' → 'Why do leaves look green?' */
export const reasonFirst: EnglishRule = ({ text, context }) => {
  const [, cause, effect] = text.match(/^Because ([^,]{15,140}), ([^,;:—]{15,140})\.$/) ?? []
  if (!cause || !effect || /^of\b/.test(cause) || LEANS_INSIDE.test(cause) || LEANS_INSIDE.test(effect)) return null
  const tokens = tagWords(capitalise(effect))
  const verbAt = findVerb(tokens)
  const subject = tokens.slice(0, Math.max(0, verbAt))
  if (verbAt < 0 || isLeaningSubject(subject, context)) return null
  const question = invert('Why', inSentence(trimSubject(subject), context), tokens, verbAt)
  return question ? { rule: 'reason', question, answer: `because ${cause}`, term: bareTerm(textOf(subject)) } : null
}

/** 'The function of the nucleus is to …' → 'What is the function of the nucleus?' */
export const functionOf: EnglishRule = ({ text }) => {
  const [, role = '', owner = '', be = '', words = ''] = text.match(FUNCTION_OF) ?? []
  if (!/^(?:to|that|the|an?|its)\b/.test(words) || /\b(?:which|that|this|these|it)\b/.test(owner)) return null
  return {
    rule: 'function',
    question: `What ${be} the ${role} of ${owner}?`,
    answer: words.replace(/^that /, ''),
    term: bareTerm(owner),
  }
}

/** 'If the valid bit is zero, the hardware raises a page fault' → 'What happens if the valid bit is zero?' */
export const condition: EnglishRule = ({ text, context }) => {
  const [, word = '', cause = '', outcome = ''] = text.match(IF_CLAUSE) ?? []
  if (!outcome || LEANS_INSIDE.test(cause) || /[;:“”"—(]/.test(cause)) return null
  if (
    /^(?:this|that|these|he|she|we|you|I|there|if|when|not|no)\b/i.test(outcome) ||
    /\b(?:you|your|we|our)\b/i.test(text)
  )
    return null
  const tokens = tagWords(capitalise(cause))
  const causeVerb = findVerb(tokens)
  if (tokens.length < FEWEST_CAUSE_WORDS || isPast(tokens[causeVerb]) || /\b(?:was|were|had|did|would)\b/.test(outcome))
    return null
  const result = tagWords(capitalise(outcome))
  const outcomeVerb = /^(?:it|they)\b/i.test(outcome) ? 1 : findVerb(result)
  if (causeVerb < 1 || outcomeVerb < 1 || isLeaningSubject(tokens.slice(0, causeVerb), context)) return null
  if (
    isBe(result[outcomeVerb]?.word ?? '') &&
    /^(?:called|known|named|said)$/.test(result[outcomeVerb + 1]?.word ?? '')
  )
    return null
  return {
    rule: 'condition',
    question: `What happens ${word.toLowerCase()} ${inSentence(tokens, context)}?`,
    answer: outcome,
    term: bareTerm(textOf(tokens.slice(0, causeVerb))),
    bonus: /^it|^they/i.test(outcome) ? -0.6 : 0,
  }
}

const isPast = (verb: Token | undefined): boolean =>
  verb !== undefined &&
  (/^(?:was|were|had|did)$/i.test(verb.word) || (verb.tag === 'VERB' && auxiliaryFor(verb) === 'did'))
