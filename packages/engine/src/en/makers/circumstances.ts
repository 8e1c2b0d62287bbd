import { askAbout, partsWith } from '../ask.ts'
import type { EnglishContext } from '../context.ts'
import type { MainClause, Part } from '../main-clause.ts'
import { bareTerm } from '../term.ts'
import { type Span, wordAt, wordsOf } from '../tree.ts'
import type { Maker } from './maker.ts'

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'
const ERA = '(?: (?:BCE|BC|CE|AD))?'
const DATE = new RegExp(
  `^(?:in|on|around|during) ((?:the )?(?:(?:early|mid|late|mid-|first half of the|second half of the) ?)?(?:(?:\\d{1,2} )?(?:${MONTH})(?: \\d{1,2})?,? )?(?:AD )?[1-9]\\d{2,3}s?${ERA}|the (?:(?:early|mid|late|mid-) ?)?[\\w-]+ century${ERA})$`,
  'i',
)
const HAPPENS =
  /^(?:occurs?|occurred|takes?|took|happens?|happened|lives?|lived|grows?|grew|dies|died|arises?|arose|begins?|began|originated|originates?)$/
const PLACED =
  /^(?:found|located|situated|stored|produced|born|signed|fought|synthesized|made|buried|discovered|formed|embedded|housed|held|built|established|founded|published)$/
const PLACE = /^(?:in|at|inside|on|within|along|near|between|beneath|outside|throughout|across) /i
const NOT_A_PLACE =
  /\b(?:levels?|stages?|phases?|steps?|ways?|years?|century|centuries|decades?|time|order|response|cases?|general|fact|terms?|turn|forms?|pairs|groups?|rate|number|average|once|presence|absence|conditions?|context|process|favou?r|recognition|honou?r|charge|detail|part|addition|exchange|return|common|particular|mind|place|amounts?|quantities|secret|war|peace|battle|age|birth|death|childhood|dreams?|manner|fashion|style|length|size|basis|behalf|purpose|board|end|beginning|\d{3,4}s?|morning|night|evening|summer|winter|spring|january|february|march|april|may|june|july|august|september|october|november|december)\b/i

/** '… was founded in 1694' → 'When was … founded?' */
export const date: Maker = (clause, context) => {
  const candidates: Span[] = [
    ...clause.parts.filter(({ relation }) => relation === 'obl'),
    ...(clause.front ? [clause.front] : []),
  ]
  const dated = candidates.flatMap((span) => {
    const isEra = /^(?:BCE?|CE|AD)$/i.test(wordAt(clause.tree, span.to))
    const whole = { from: span.from, to: span.to + (isEra ? 1 : 0) }
    const match = DATE.exec(wordsOf(clause.tree, whole))
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

/** 'Glycolysis takes place in the cytoplasm' → 'Where does glycolysis take place?' */
export const place: Maker = (clause, context) => {
  const { tree, verb, parts } = clause
  const isTaking = /^t(?:akes?|ook)$/.test(wordAt(tree, verb))
  if (!HAPPENS.test(wordAt(tree, verb)) && !(PLACED.test(wordAt(tree, verb)) && clause.finite < verb)) return null
  if (isTaking && wordAt(tree, verb + 1) !== 'place') return null
  const found = parts.find((part) => part.relation === 'obl' && part.from === verb + (isTaking ? 2 : 1))
  if (!found) return null
  const answer = wordsOf(tree, { from: found.from, to: Math.min(found.to, cutAt(clause, found)) })
  if (!PLACE.test(answer) || NOT_A_PLACE.test(answer) || answer.split(' ').length > 14) return null
  const question = askAbout(clause, 'Where', { from: found.from, to: clause.end }, context)
  return question ? { rule: 'place', question, answer, term: term(clause) } : null
}

function cutAt({ tree, end }: MainClause, { from }: Part): number {
  for (let index = from; index < end; index++) if (/^[,;:—–]$/.test(wordAt(tree, index))) return index
  return end
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

/** 'continues by describing': that is what, and not how. */
const ASPECT = /^(?:beg[aiu]ns?|starts?|started|continue[sd]?|ends?|ended|concluded?s?|opens?|opened|closes?|closed)$/

/** 'X measures demand by counting pages' → 'How does X measure demand?' */
export const manner: Maker = (clause, context) => {
  const { tree, verb, end } = clause
  const [by] = partsWith(clause, /^by$/).filter(({ from }) => /ing$/.test(wordAt(tree, from + 1)))
  if (!by || by.from <= verb + (clause.isCopular ? 9 : 0) || isBroken(clause, verb + 1, by.from)) return null
  if (ASPECT.test(wordAt(tree, verb))) return null
  const question = askAbout(clause, 'How', { from: by.from, to: end }, context, by.from)
  return question
    ? { rule: 'manner', question, answer: upToSecondStatement(clause, by.from), term: term(clause) }
    : null
}

/** 'X is used to …', '… in order to …' → 'What is X used for?', 'For what purpose …?' */
export const use: Maker = (clause: MainClause, context: EnglishContext) => {
  const { tree, verb, finite, end } = clause
  const isUsed = wordAt(tree, verb) === 'used' && /^(?:is|are|was|were)$/.test(wordAt(tree, finite))
  const next = wordAt(tree, verb + 1)
  if (!isUsed || !/^(?:to|for|as)$/.test(next) || clause.front) return null
  const words = wordsOf(tree, { from: verb + (next === 'to' ? 1 : 2), to: end })
  if (words.split(' ').length < 3) return null
  const question = askAbout(clause, 'What', { from: verb + 1, to: end }, context)
  return question
    ? {
        rule: 'use',
        question: question.replace(/\?$/, next === 'as' ? ' as?' : ' for?'),
        answer: upToSecondStatement(clause, verb + (next === 'to' ? 1 : 2)),
        term: term(clause),
      }
    : null
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
    if (/^[;:—–]$/.test(word) || (word === ',' && /^(?:but|so|which|while|whereas|although|though)$/.test(next)))
      return wordsOf(tree, { from, to: index })
  }
  return wordsOf(tree, { from, to: end })
}
