import { asInside, askAbout, askForSubject, lemmaAt } from '../ask.ts'
import { type EnglishContext, isFamiliar } from '../context.ts'
import { PERSON_NOUN, VAGUE_NOUNS } from '../data/words.ts'
import type { MainClause } from '../main-clause.ts'
import { isProperName } from '../names.ts'
import { bareTerm, isTerm } from '../term.ts'
import { dependents, wordAt, wordsOf } from '../tree.ts'
import type { Maker } from './maker.ts'

/** Verbs that say too little of their subject to ask who or what it is. */
const EMPTY_VERB =
  /^(?:be|have|need|want|use|see|become|seem|appear|remain|play|include|vary|differ|change|come|go|get|take|continue|begin|start|make|do|say|show|look|feel|like|know|keep|let|try|tend|help|exist|occur|happen|live|stay|stand|receive|find|think|work|involve|offer|give|mean|add|face|experience|serve|result|depend|consist)$/
const QUANTITY =
  /^(?:some|many|most|few|several|certain|various|similar|other|different|more|less|no|each|every|any|all|both|another|such|new|good|these|those|this|that|half|one|two|three|four|five|its|their|his|her|our|your)$/i
const MOST_SUBJECT_WORDS = 6
const FEWEST_ASKED_WORDS = 5

/** 'Guard cells regulate gas exchange' → 'Which cells regulate gas exchange?'; 'Koch discovered …' → 'Who discovered …?' */
export const agent: Maker = (clause, context) => {
  const { tree, subject, verb, finite, isCopular, parts } = clause
  const words = tree.tokens.slice(subject.from, subject.to)
  const lemma = lemmaAt(tree, verb) || (tree.tokens[verb]?.lemma.toLowerCase() ?? '')
  if (isCopular || !lemma || (EMPTY_VERB.test(lemma) && finite === verb) || words.length > MOST_SUBJECT_WORDS)
    return null
  if (!isTerm(words) || QUANTITY.test(words[0]?.word ?? '') || words.some(({ word }) => /^(?:and|or|,)$/.test(word)))
    return null
  const [first] = parts
  const isPassive = finite < verb && /^(?:is|are|was|were|be|been)$/.test(wordAt(tree, verb - 1))
  if (!first || !first.isAgreed || first.from !== verb + 1) return null
  if (!isPassive && first.relation !== 'obj') return null
  if (
    MODAL.test(wordAt(tree, finite)) ||
    tree.tags.slice(subject.to, finite).some((tag) => tag !== 'RB') ||
    tree.tags[subject.head] === 'NNPS' ||
    !names(clause, context)
  )
    return null
  const opening = openingFor(clause, context.fullNames)
  const question = opening && askForSubject(clause, opening, context)
  if (!question || question.split(/\s+/).length < FEWEST_ASKED_WORDS + 1) return null
  return { rule: 'agent', question, answer: wordsOf(tree, subject), term: bareTerm(wordsOf(tree, subject)) }
}

const MODAL = /^(?:must|may|might|can|could|will|would|shall|should|has|have|had)$/

/** Whether the subject is a person's name, or in the present a term that the text keeps coming back to. */
function names({ tree, subject, isPast }: MainClause, context: EnglishContext): boolean {
  if (isPast) return isProperName(tree, subject)
  const words = tree.tokens.slice(subject.from, subject.to).filter(({ tag }) => tag !== 'DET')
  return (
    words.length > 1 &&
    isFamiliar(
      words.map(({ word }) => word),
      context,
    )
  )
}

function openingFor(
  { tree, subject, isPast }: Parameters<Maker>[0],
  people: ReadonlyMap<string, string>,
): string | null {
  const head = wordAt(tree, subject.head)
  if (isProperName(tree, subject)) {
    const name = wordsOf(tree, subject)
    const isFull = /^\p{Lu}\p{Ll}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)+$/u.test(name) && PERSON_LIKE.test(name)
    return isPast && (isFull || [...people.values()].includes(name)) ? 'Who' : null
  }
  if (PERSON_NOUN.test(head) || VAGUE_NOUNS.has(head) || /^NNP/.test(tree.tags[subject.head] ?? '')) return null
  const isNamed = dependents(tree, subject.head).some((index) =>
    /^(?:compound|amod)$/.test(tree.relations[index] ?? ''),
  )
  return isNamed && /^\p{Ll}+$/u.test(head) && subject.head === subject.to - 1 ? `Which ${head}` : 'What'
}

/** Names of two or three words without one of a body or a place among them. */
const PERSON_LIKE =
  /^(?!The |An? |.*[‘’']|.*\b(?:Shogunate|Caliphate|Campus|Holocaust|University|Project|Republic|Association|Committee|Street|War|Institute|Company|Party|Government|Court|Act|Revolution|Foundation|Society|Council|Union|States|Kingdom|Empire|Congress|Parliament|Bank|Nations|Agency|Department|Army|Church|Group|America|Europe|Asia|Africa|China|Treaty|Dynasty|Movement|School|Museum|River|Ocean|Sea|Mountain|Battle|Commission|Commonwealth|Navy|Force|Corps|Hospital|Airport|Port|Corporation|Inc|Ltd|Cemetery|Memorial|Island|Islands|City|House|Hurricane|Storm|Tropical|Middle|South|North|East|West|Great|Britain|Supreme|World|National|International|Royal|Code|Plan|Protocol|Theory|Model|Type)\b)/

/** 'Utilitarians argue that …' → 'What do utilitarians argue?' */
export const predicate: Maker = (clause, context) => {
  const { tree, subject, verb, parts, end, isCopular } = clause
  const words = tree.tokens.slice(subject.from, subject.to)
  const lemma = lemmaAt(tree, verb)
  if (isCopular || EMPTY_VERB.test(lemma) || lemma === '' || !isTerm(words) || QUANTITY.test(words[0]?.word ?? ''))
    return null
  const [first] = parts
  const preposition = /^(?:to|in|on|of|for|with)$/.test(wordAt(tree, verb + 1)) ? wordAt(tree, verb + 1) : ''
  const needsPreposition = /^(?:lead|result|depend|consist|rely|respond)$/.test(lemma)
  if (!first || first.from !== verb + 1 || needsPreposition !== (preposition !== '')) return null
  if (!needsPreposition && !/^(?:obj|ccomp)$/.test(first.relation)) return null
  if (!first.isAgreed || MODAL.test(wordAt(tree, clause.finite)) || /ing$/.test(wordAt(tree, verb))) return null
  if (clause.isPast && !(isProperName(tree, subject) && first.relation === 'ccomp')) return null
  const from = verb + (preposition ? 2 : 1)
  const answer = wordsOf(tree, { from, to: endOfObject(clause, from) })
  if (answer.split(' ').length < 2 || VAGUE_ANSWER.test(answer)) return null
  const question = askAbout(clause, 'What', { from, to: end }, context)
  if (!question || subject.to - subject.from > MOST_SUBJECT_WORDS + 2) return null
  return { rule: 'predicate', question, answer, term: bareTerm(wordsOf(tree, subject)) }
}

const VAGUE_ANSWER =
  /^(?:an?|the|some|many|several|various|certain|different)? ?(?:\w+ )?(?:number|variety|range|phenomen\w+|lot|kind|type|effect|role|part|way|aspects?|things?|results?) of\b|^(?:some|many|several|various|certain|different|all|more|money) /i

/** Where an object ends: before a second verb of the subject, or a clause about it. */
export function endOfObject({ tree, end }: Parameters<Maker>[0], from: number): number {
  for (let index = from + 1; index < end; index++) {
    const next = wordAt(tree, index + 1)
    if (/^(?:and|but|or)$/.test(wordAt(tree, index)) && /^VB[DZ]$/.test(tree.tags[index + 1] ?? '')) return index
    if (/^[;:—–]$/.test(wordAt(tree, index))) return index
    if (
      wordAt(tree, index) === ',' &&
      /^(?:but|so|which|who|while|whereas|although|though|making|with|as|including|such|because|where|thus)$/.test(next)
    )
      return index
  }
  return end
}

/** 'The main tool of monetary policy is the interest rate' → 'What is the main tool of monetary policy?' */
export const attribute: Maker = (clause, context) => {
  const { tree, subject, parts, isCopular, front } = clause
  const [complement] = parts
  if (!isCopular || !complement || front || wordAt(tree, subject.from) !== 'the' || clause.finite !== clause.verb)
    return null
  const isOf =
    / of /.test(wordsOf(tree, subject)) &&
    !/[,—–“”]/.test(wordsOf(tree, subject)) &&
    !tree.tags.slice(subject.from, subject.to).some((tag) => /^VB[DPZ]$/.test(tag))
  if (!/^(?:DT|NNP?S?|CD|TO|VBG|JJ)$/.test(tree.tags[complement.from] ?? '')) return null
  const head = wordAt(tree, subject.head)
  if (!isOf || EMPTY_ATTRIBUTE.test(head)) return null
  const opens = wordAt(tree, complement.from)
  if (
    /^(?:not|also|very|so|too|often|always|more|less|one|that|as|how|much|only|still|now|because|thus|therefore)$/.test(
      opens,
    )
  )
    return null
  const isNominal = /^(?:NN|NNP|NNS|CD|NNPS)$/.test(tree.tags[tree.root] ?? '') || opens === 'to'
  if (
    !isNominal ||
    (/^an?$/.test(opens) &&
      !/^(?:main|primary|best|first|only|basic|chief|central)/.test(wordAt(tree, subject.from + 1)))
  )
    return null
  const answer = wordsOf(tree, { from: complement.from, to: endOfObject(clause, complement.from) })
  if (/^the (?:\w+est|most|only|biggest|first|last)\b|percent|^\d+ \w+ \d{4} to/i.test(answer)) return null
  const question = askAbout(clause, 'What', { from: complement.from, to: complement.to }, context)
  return question ? { rule: 'attribute', question, answer, term: bareTerm(asInside(tree, subject, context)) } : null
}

const EMPTY_ATTRIBUTE =
  /^(?:rest|result|results|idea|problem|fact|majority|number|point|end|start|beginning|question|answer|example|part|one|kind|type|sort|key|importance|lack|existence|case|loss|advent|cup|tale|availability|name)$/
