import { auxiliaryFor, isBe } from '../clause.ts'
import { inSentence, isLeaningSubject } from '../context.ts'
import { type Token, textOf } from '../tagger.ts'
import { bareTerm, isTerm } from '../term.ts'
import type { EnglishRule, RuleInput } from './rule.ts'

/** Verbs whose object is worth asking for. */
const TELLING_VERB =
  /^(?:contain|produce|store|release|regulate|control|cause|require|prevent|provide|transport|carry|convert|separate|protect|connect|determine|measure|affect|influence|absorb|secrete|detect|maintain|generate|synthesize|synthesise|destroy|remove|transmit|encode|prohibit|guarantee|argue|claim|believe|contend|state|suggest|hold|propose|emphasize|emphasise|reject|advocate|predict|reveal|demonstrate|represent|govern|translate|evict|estimate|approximate|inhibit|trigger|stimulate|catalyse|catalyze|digest|filter|pump|form|coordinate|record|evaluate|assess|distinguish|ensure|forbid|grant|define|attract|repel|conduct|replace|eliminate|raise|stabilise|stabilize|bind|break|receive)$/
const CLAIMING_VERB = /^(?:argue|claim|believe|contend|state|suggest|hold|propose|predict)$/
const PREPOSITIONAL: readonly (readonly [RegExp, string])[] = [
  [/^(?:serve|act|function) as$/, 'as'],
  [/^(?:lead|contribute|belong|respond|correspond) to$/, 'to'],
  [/^(?:result|consist) in$/, 'in'],
  [/^(?:depend|rely|focus|act) on$/, 'on'],
  [/^(?:result|arise|derive|suffer|differ) from$/, 'from'],
]
const RESULTING =
  /^(?:used|responsible|based|known|associated|characteri[sz]ed|needed|required|surrounded|derived|made|affected|determined|measured|limited|maintained|powered|covered|governed|protected|filled|formed|supported|measured|defined|replaced|followed|coated|lined)$/
const PAUSE =
  /[;:]\s|\s—\s|—|,\s(?:which|and|but|so|while|whereas|where|because|although|making|since|giving|leaving|allowing|thus|unless|if)\b/
const LEANING_OBJECT =
  /^(?:it|them|this|that|these|those|him|her|such|one|both|itself|themselves|so|only|more|less|similar|different)\b/i
const POINTS_BACK = /\b(?:it|this|these|those|they|them|he|she|we|you|former|latter)\b/i
/** 'carry the energy away': the last word belongs to the verb. */
const PARTICLE_END = /\b(?:away|off|out|up|down|apart|together|back)$/
const FEWEST_WORDS = 3
const MOST_WORDS = 32

/** Whether `input` speaks of a term of its own, so that a question can name it. */
const namesSubject = ({ verbAt, subject, context }: RuleInput): boolean =>
  verbAt > 0 &&
  verbAt <= 8 &&
  isTerm(subject) &&
  !isLeaningSubject(subject, context) &&
  !subject.some(({ tag }) => tag === 'VERB')

const firstStatement = (words: string): string => {
  const at = words.search(PAUSE)
  return at > 12 ? words.slice(0, at) : words
}

const isAnswer = (words: string): boolean => {
  const count = words.split(/\s+/).length
  return (
    count >= FEWEST_WORDS &&
    count <= MOST_WORDS &&
    !LEANING_OBJECT.test(words) &&
    !PARTICLE_END.test(words) &&
    !POINTS_BACK.test(words.split(/\b(?:that|which|who)\b/)[0] ?? '')
  )
}

/** 'Red blood cells carry oxygen to …' → 'What do red blood cells carry?' */
export const predicate: EnglishRule = (input) => {
  const { tokens, verbAt, subject, context } = input
  const verb = tokens[verbAt]
  if (verb?.tag !== 'VERB' || /ing$/.test(verb.word) || !namesSubject(input)) return null
  const next = tokens[verbAt + 1]
  const auxiliary = auxiliaryFor(verb)
  if (!next || !auxiliary) return null
  const preposition = PREPOSITIONAL.find(([pattern]) => pattern.test(`${verb.lemma} ${next.word.toLowerCase()}`))?.[1]
  const isObject = /^(?:DET|ADJ|NOUN|PROPN|NUM|PRON|SCONJ)$/.test(next.tag) && TELLING_VERB.test(verb.lemma)
  if (!preposition && !isObject) return null
  if (CLAIMING_VERB.test(verb.lemma) && next.word.toLowerCase() !== 'that') return null
  const object = upToSecondVerb(tokens.slice(verbAt + (preposition ? 2 : 1)))
  const words = firstStatement(textOf(object)).replace(/^that /i, '')
  if (!isAnswer(words) || (verb.lemma === 'hold' && !/^that$/i.test(next.word))) return null
  return {
    rule: 'predicate',
    question: `What ${auxiliary} ${inSentence(subject, context)} ${verb.lemma}${preposition ? ` ${preposition}` : ''}?`,
    answer: words,
    term: bareTerm(textOf(subject)),
    bonus: (preposition ? 0.4 : 0) + (bareTerm(textOf(subject)).includes(' ') ? 0.3 : 0),
  }
}

/** 'lipids and breaks down toxins' → 'lipids': what the second verb says is another answer. */
function upToSecondVerb(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word }, index) => {
    const next = tokens[index + 1]
    return word === 'and' && next?.tag === 'VERB' && /(?:[^s]s|ed)$/.test(next.word)
  })
  return at < 0 ? tokens : tokens.slice(0, at)
}

/** 'X is used to …', 'X is responsible for …', 'X is caused by …' → 'What is X used for?' and so on. */
export const stateOfBeing: EnglishRule = (input) => {
  const { tokens, verbAt, subject, context } = input
  const be = tokens[verbAt]?.word.toLowerCase() ?? ''
  if (!isBe(be) || !namesSubject(input)) return null
  const predicateTokens = withoutAdverb(tokens.slice(verbAt + 1))
  const [participle, preposition] = predicateTokens
  const words = firstStatement(textOf(predicateTokens.slice(2)))
  const name = inSentence(subject, context)
  const term = bareTerm(textOf(subject))
  if (!participle || !preposition || !isAnswer(words)) return null
  if (
    /^(?:located|found|situated|housed|embedded|stored|produced|made)$/.test(participle.word) &&
    isPlacePreposition(preposition, words)
  ) {
    return {
      rule: 'place',
      question: `Where ${be} ${name} ${participle.word}?`,
      answer: `${preposition.word} ${words}`,
      term,
    }
  }
  if (
    /^(?:caused|produced|triggered|driven|created|formed|regulated|controlled)$/.test(participle.word) &&
    preposition.word === 'by'
  ) {
    return { rule: 'cause', question: `What ${be} ${name} ${participle.word} by?`, answer: words, term }
  }
  if (participle.word === 'used' && preposition.word === 'to') {
    return { rule: 'use', question: `What ${be} ${name} used for?`, answer: `to ${words}`, term }
  }
  if (!RESULTING.test(participle.word) || !/^(?:as|for|on|by|with|in|from|of|to)$/.test(preposition.word)) return null
  if (participle.word === 'known' && preposition.word === 'as') return null
  if (/^(?:in|to)$/.test(preposition.word) && !/^(?:limited|used)$/.test(participle.word)) return null
  return { rule: 'use', question: `What ${be} ${name} ${participle.word} ${preposition.word}?`, answer: words, term }
}

const isPlacePreposition = (token: Token, words: string): boolean =>
  /^(?:in|on|at|near|within|between|inside|outside|along|behind|beneath|around)$/.test(token.word) &&
  !/^(?:\d|the \w+ century)/.test(words)

const withoutAdverb = (tokens: readonly Token[]): readonly Token[] =>
  tokens[0]?.tag === 'ADV' && tokens[0].word !== 'not' ? tokens.slice(1) : tokens
