import { auxiliaryFor } from '../clause.ts'
import { inSentence, isLeaningSubject } from '../context.ts'
import { textOf } from '../tagger.ts'
import { bareTerm, isTerm } from '../term.ts'
import type { EnglishRule } from './rule.ts'

const OCCURS = /^(?:occur|happen|arise|begin|develop|exist|take|result|form|live|grow)$/

/** 'Interference occurs when …' → 'When does interference occur?' */
export const occurrence: EnglishRule = ({ tokens, verbAt, subject, context }) => {
  const verb = tokens[verbAt]
  if (!verb || !OCCURS.test(verb.lemma) || !isTerm(subject) || isLeaningSubject(subject, context)) return null
  const auxiliary = auxiliaryFor(verb)
  const isPlace = tokens[verbAt + 1]?.word === 'place'
  if (!auxiliary || (verb.lemma === 'take' && !isPlace)) return null
  const action = `${verb.lemma}${isPlace ? ' place' : ''}`
  const rest = textOf(tokens.slice(verbAt + (isPlace ? 2 : 1)))
  const name = inSentence(subject, context)
  const term = bareTerm(textOf(subject))
  if (/^(?:when|whenever|if) /.test(rest) && rest.split(' ').length >= 4 && !/\b(?:this|it|they|these)\b/.test(rest)) {
    return { rule: 'occurrence', question: `When ${auxiliary} ${name} ${action}?`, answer: rest, term }
  }
  return null
}
