import { findVerb, invert, trimSubject, verbToBe } from '../clause.ts'
import { inSentence, isLeaningSubject } from '../context.ts'
import { capitalise } from '../segment.ts'
import { tagWords, textOf } from '../tagger.ts'
import { bareTerm } from '../term.ts'
import type { EnglishRule } from './rule.ts'

const LEANS_INSIDE = /\b(?:this|these|that|those|here|it|they|he|she|him|them|we|you)\b/i
const FUNCTION_OF =
  /^The ((?:main |primary |chief |basic |principal |major |central )?(?:function|role|purpose|job|goal|aim|task|effect|advantage|disadvantage|cause|significance|drawback|benefit|strength|weakness|limitation|difference|distinction)s? (?:of|between)) (.{3,80}?) (is|are|was|were) (.{10,240}?)\.$/

/** 'Because leaves hold chlorophyll, they look green' → 'Why do leaves look green?' */
export const reasonFirst: EnglishRule = ({ text, context }) => {
  const [, told, effected] = text.match(/^Because ([^,]{15,140}), ([^,;:—]{15,140})\.$/) ?? []
  const { cause, effect } = withSubject(told ?? '', effected ?? '')
  if (
    !cause ||
    !effect ||
    /^of\b/.test(cause) ||
    LEANS_INSIDE.test(cause.replace(/^(?:they|it) /, '')) ||
    LEANS_INSIDE.test(effect)
  )
    return null
  const tokens = tagWords(capitalise(effect))
  const verbAt = findVerb(tokens)
  const subject = tokens.slice(0, Math.max(0, verbAt))
  if (verbAt < 0 || isLeaningSubject(subject, context)) return null
  const question = invert('Why', inSentence(trimSubject(subject), context), tokens, verbAt)
  return question ? { rule: 'reason', question, answer: `because ${cause}`, term: bareTerm(textOf(subject)) } : null
}

/** 'leaves hold chlorophyll', 'they look green' → 'they hold chlorophyll', 'leaves look green': the effect is asked about. */
function withSubject(cause: string, effect: string): { cause: string; effect: string } {
  const [, pronoun, predicate] = effect.match(/^(they|it) (.+)$/) ?? []
  if (!pronoun || !predicate) return { cause, effect }
  const tokens = tagWords(capitalise(cause))
  const owner = trimSubject(tokens.slice(0, Math.max(0, findVerb(tokens))))
  const isOne = owner.length > 0 && (verbToBe(owner) === 'are') === (pronoun === 'they')
  const name = textOf(owner)
  return isOne
    ? { cause: pronoun + cause.slice(name.length), effect: cause.slice(0, name.length) + ` ${predicate}` }
    : { cause, effect }
}

/** 'The function of the nucleus is to …' → 'What is the function of the nucleus?' */
export const functionOf: EnglishRule = ({ text }) => {
  const [, role = '', owner = '', be = '', words = ''] = text.match(FUNCTION_OF) ?? []
  if (!/^(?:to|that|the|an?|its)\b/.test(words) || /\b(?:which|that|this|these|it)\b/.test(owner)) return null
  return {
    rule: 'function',
    question: `What ${be} the ${role} ${owner}?`,
    answer: words.replace(/^that /, ''),
    term: bareTerm(owner),
  }
}
