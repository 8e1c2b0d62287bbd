import { auxiliaryFor, isBe } from '../clause.ts'
import { inSentence, isLeaningSubject } from '../context.ts'
import { textOf } from '../tagger.ts'
import { bareTerm, isTerm } from '../term.ts'
import type { EnglishRule } from './rule.ts'

const ATTRIBUTE =
  /^The (?:(?:main|primary|chief|basic|principal|major|central|most common|common|usual|best-known|standard|first|largest|smallest|highest|lowest|simplest|opposite|only|final|official) )?([a-z-]+(?: [a-z-]+)?) of (?!the (?:two|three|above|following)\b)/
const EMPTY_ATTRIBUTE =
  /^(?:rest|result|results|idea|problem|fact|majority|most|number|point|end|start|beginning|question|reason|opposite|answer|example|name|part|one|kind|type|sort|key|importance|aim|majority|lack|existence)$/
const EMPTY_ANSWER =
  /^(?:an? )?(?:that|very|not|also|so|too|often|always|important|different|similar|complex|difficult|clear|simple|possible|unknown|controversial|likely|still|much|more|less|one of|matter|example|good|same|the same|as follows|because)\b/i
const OCCURS = /^(?:occur|happen|arise|begin|develop|exist|take|result|form|live|grow)$/
const PLACE =
  /^(?:(?:primarily|mainly|mostly|only) )?((?:in|at|inside|on|within|along|near|between|under|beneath) (?:the|an?|most|all|many|certain|warm|cold|deep|dense|every)? ?[a-z].*)$/
const NOT_A_PLACE =
  /\b(?:stages?|phases?|steps|ways?|years?|century|centuries|time|order|response|case|cases|general|fact|terms|turn|form|pairs|groups|rate|number|average|once|presence|absence|conditions|context|process|favou?r)\b/

/** 'The main tool of monetary policy is the interest rate' → 'What is the main tool of monetary policy?' */
export const attribute: EnglishRule = ({ tokens, verbAt, subject, text }) => {
  const be = tokens[verbAt]?.word.toLowerCase() ?? ''
  const [, head = ''] = text.match(ATTRIBUTE) ?? []
  if (!isBe(be) || !head || (EMPTY_ATTRIBUTE.test(head) && !/^The opposite of/.test(text))) return null
  const answer =
    textOf(tokens.slice(verbAt + 1)).split(/[;:—]|, (?:and|but|which|while|whereas|because|so|not)\b/)[0] ?? ''
  const next = tokens[verbAt + 1]
  if (!next || !/^(?:DET|NOUN|PROPN|ADJ|NUM|PART)$/.test(next.tag) || EMPTY_ANSWER.test(answer)) return null
  if (next.tag === 'ADJ' && !/^(?:NOUN|PROPN|ADJ)$/.test(tokens[verbAt + 2]?.tag ?? '')) return null
  if (/\b(?:this|these|it|they|its|their)\b/.test(textOf(subject)) || subject.some(({ tag }) => tag === 'PRON'))
    return null
  return {
    rule: 'attribute',
    question: `What ${be} ${textOf(subject).replace(/^The/, 'the')}?`,
    answer,
    term: bareTerm(textOf(subject)),
  }
}

/** 'Photosynthesis takes place in the chloroplasts' → 'Where does photosynthesis take place?'; 'occurs when …' → 'When …?' */
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
  const place = rest.split(/[;:—]|, /)[0]?.match(PLACE)?.[1] ?? ''
  if (!place || NOT_A_PLACE.test(place) || /\b(?:this|these|it|its|their)\b/.test(place)) return null
  return { rule: 'place', question: `Where ${auxiliary} ${name} ${action}?`, answer: place, term }
}
