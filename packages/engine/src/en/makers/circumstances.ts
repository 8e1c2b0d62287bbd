import { askAbout } from '../ask.ts'
import type { MainClause } from '../main-clause.ts'
import { bareTerm } from '../term.ts'
import { type Span, wordAt, wordsOf } from '../tree.ts'
import type { Maker } from './maker.ts'

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'
const ERA = '(?: (?:BCE|BC|CE|AD))?'
const DATE = new RegExp(
  `^(?:in|on|around|during) ((?:the )?(?:(?:early|mid|late|mid-|first half of the|second half of the) ?)?(?:(?:\\d{1,2} )?(?:${MONTH})(?: \\d{1,2})?,? )?(?:AD )?[1-9]\\d{2,3}s?${ERA}|the (?:(?:early|mid|late|mid-) ?)?[\\w-]+ century${ERA})$`,
  'i',
)

/** '… was founded in 1694' → 'When was … founded?' */
export const date: Maker = (clause, context) => {
  const candidates: Span[] = [
    ...clause.parts.filter(({ relation }) => relation === 'obl'),
    ...(clause.front ? [clause.front] : []),
  ]
  const dated = candidates.flatMap((span) => {
    const isEra = /^(?:BCE?|CE|AD)$/i.test(wordAt(clause.tree, span.to))
    const whole = { from: span.from, to: span.to + (isEra ? 1 : 0) }
    const match = DATE.exec(wordsOf(clause.tree, whole).replace(/,$/, ''))
    return match?.[1] ? [{ span: whole, answer: match[1] }] : []
  })
  const [only, ...more] = dated
  if (
    !only ||
    more.length > 0 ||
    (wordsOf(clause.tree, { from: 0, to: clause.end }).match(/\b[12]\d{3}\b/g)?.length ?? 0) > 1
  )
    return null
  const question = askAbout(clause, 'When', only.span, context)
  return question && clause.isPast
    ? { rule: 'date', question, answer: only.answer.replace(/^the (?=\d)/, 'The '), term: '' }
    : null
}

const term = ({ tree, subject }: MainClause): string => bareTerm(wordsOf(tree, subject))

const OPENS_REASON = /^(?:because|due)$/
const BEFORE_REASON =
  /^(?:,|partly|mainly|simply|only|precisely|largely|mostly|just|primarily|probably|perhaps|chiefly|is|are)$/

/** 'Leaves look green because …' → 'Why do leaves look green?' */
export const reason: Maker = (clause, context) => {
  const { tree, verb, end } = clause
  const at = tree.tokens.findIndex((_, index) => index > verb && index < end && OPENS_REASON.test(wordAt(tree, index)))
  if (at < 0 || end - at < 4 || (wordAt(tree, at) === 'due' && wordAt(tree, at + 1) !== 'to')) return null
  let until = at
  while (until > verb && BEFORE_REASON.test(wordAt(tree, until - 1))) until--
  if (until <= verb || isBroken(clause, verb + 1, until)) return null
  const question = askAbout(clause, 'Why', { from: until, to: end }, context, until)
  const answer = upToSecondStatement(clause, at)
  const isPhrase = /^(?:of|to)$/.test(wordAt(tree, at + 1))
  if (
    isPhrase
      ? clause.isCopular && wordAt(tree, at) === 'due'
      : !tree.tags.slice(at, end).some((tag) => /^(?:VB|MD)/.test(tag))
  )
    return null
  if (answer.split(' ').length < 4) return null
  return question ? { rule: 'reason', question, answer, term: term(clause) } : null
}

/** Whether what is to be asked holds a pause or a clause of its own. */
const isBroken = ({ tree }: MainClause, from: number, to: number): boolean =>
  tree.tokens
    .slice(from, to)
    .some(({ word }) => /^(?:,|;|:|but|although|while|whereas|so|“|”|"|if|when|not|n['’]t)$/i.test(word))

/** An answer from `from` to the clause's end, or to where another statement begins. */
function upToSecondStatement({ tree, end }: MainClause, from: number): string {
  for (let index = from + 4; index < end; index++) {
    const word = wordAt(tree, index)
    const next = wordAt(tree, index + 1)
    if (word === ';' || (word === ',' && /^(?:but|so|which|while|whereas|although|though)$/.test(next)))
      return wordsOf(tree, { from, to: index })
  }
  return wordsOf(tree, { from, to: end })
}
