import { inSentence, isLeaningSubject } from '../context.ts'
import { textOf } from '../tagger.ts'
import { bareTerm } from '../term.ts'
import { isPlainSubject } from './definition.ts'
import type { EnglishRule } from './rule.ts'

const FEWEST_WORDS = 5
const MOST_WORDS = 32
/**
 * Verbs that tell what something is: what stands between the verb and the answer, which is the rest of the sentence.
 * 'Inflation means that prices rise' only follows from it, so that 'that' after 'means' needs a term of several words.
 */
const TELLING: readonly (readonly [verb: RegExp, rest: RegExp, opening: string, base: string])[] = [
  [/^means?$/, /^(?:\w+ing|an?|the|any) /, 'What', 'mean'],
  [/^(?:occur|happen|arise|exist)s?$/, /^(?:when|if) /, 'When', ''],
  [/^involves?$/, /^\w+ing /, 'What', 'involve'],
  [/^(?:describe|measure)s?$/, /^(?:how|the|an?) /, 'What', ''],
  [/^states?$/, /^that /, 'What', 'state'],
]
const GOES_ON =
  /[;:—–]|, (?:but|so|while|whereas|although|though|because|since|as|and (?:it|they|this|is|are|has|have))\b| and (?:can|may|is|are|does) /
const LEANS = /\b(?:this|these|those|such|he|she|we|you|here|our|my|your|same|other|another|above|below)\b/i

/** 'A shortage occurs when …' → 'When does a shortage occur?'; 'X involves passing …', 'The law of X states that …'. */
export const telling: EnglishRule = ({ tokens, front, verbAt, context }) => {
  const subject = tokens.slice(0, Math.max(0, verbAt))
  const verb = tokens[verbAt]?.word ?? ''
  if (!/^(?:NOUN|PROPN)$/.test(subject.at(-1)?.tag ?? '') && !/(?:ing|\))$/.test(subject.at(-1)?.word ?? ''))
    return null
  if (front || !isPlainSubject(subject, verb, context) || isLeaningSubject(subject, context)) return null
  const answer = textOf(tokens.slice(verbAt + 1)).replace(/^,\s*/, '')
  const found = TELLING.find(([word, rest]) => word.test(verb) && rest.test(answer))
  const count = answer.split(' ').length
  if (!found || count < FEWEST_WORDS || count > MOST_WORDS || GOES_ON.test(answer) || LEANS.test(answer)) return null
  const [, , opening, base] = found
  const auxiliary = /s$/.test(verb) ? 'does' : 'do'
  const asked = base || verb.replace(/s$/, '')
  return {
    rule: 'telling',
    question: `${opening} ${auxiliary} ${inSentence(subject, context)} ${asked}?`,
    answer,
    term: bareTerm(textOf(subject)),
  }
}
