import { askForSubject, lemmaAt } from '../ask.ts'
import { isProperName } from '../names.ts'
import { bareTerm, isTerm } from '../term.ts'
import { wordAt, wordsOf } from '../tree.ts'
import type { Maker } from './maker.ts'

/** Verbs that say too little of their subject to ask who or what it is. */
const EMPTY_VERB =
  /^(?:be|have|need|want|use|see|become|seem|appear|remain|play|include|vary|differ|change|come|go|get|take|continue|begin|start|make|do|say|show|look|feel|like|know|keep|let|try|tend|help|exist|occur|happen|live|stay|stand|receive|find|think|work|involve|offer|give|mean|add|face|experience|serve|result|depend|consist)$/
const MOST_SUBJECT_WORDS = 6
const FEWEST_ASKED_WORDS = 5

/** 'Koch discovered …' → 'Who discovered …?' */
export const agent: Maker = (clause, context) => {
  const { tree, subject, verb, finite, isCopular, isPast, parts } = clause
  const words = tree.tokens.slice(subject.from, subject.to)
  const lemma = lemmaAt(tree, verb) || (tree.tokens[verb]?.lemma.toLowerCase() ?? '')
  if (isCopular || !isPast || !lemma || (EMPTY_VERB.test(lemma) && finite === verb)) return null
  if (words.length > MOST_SUBJECT_WORDS || !isTerm(words) || words.some(({ word }) => /^(?:and|or|,)$/.test(word)))
    return null
  const [first] = parts
  const isPassive = finite < verb && /^(?:is|are|was|were|be|been)$/.test(wordAt(tree, verb - 1))
  if (!first?.isAgreed || first.from !== verb + 1 || (!isPassive && first.relation !== 'obj')) return null
  if (MODAL.test(wordAt(tree, finite)) || tree.tags.slice(subject.to, finite).some((tag) => tag !== 'RB')) return null
  const name = wordsOf(tree, subject)
  if (!isProperName(tree, subject) || !isPerson(name, context.fullNames)) return null
  const question = askForSubject(clause, 'Who', context)
  if (!question || question.split(/\s+/).length < FEWEST_ASKED_WORDS + 1) return null
  return { rule: 'agent', question, answer: name, term: bareTerm(name) }
}

const MODAL = /^(?:must|may|might|can|could|will|would|shall|should|has|have|had)$/

const isPerson = (name: string, people: ReadonlyMap<string, string>): boolean =>
  (/^\p{Lu}\p{Ll}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)+$/u.test(name) && PERSON_LIKE.test(name)) ||
  [...people.values()].includes(name)

/** Names of two or three words without one of a body or a place among them. */
const PERSON_LIKE =
  /^(?!The |An? |.*[‘’']|.*\b(?:Shogunate|Caliphate|Campus|Holocaust|University|Project|Republic|Association|Committee|Street|War|Institute|Company|Party|Government|Court|Act|Revolution|Foundation|Society|Council|Union|States|Kingdom|Empire|Congress|Parliament|Bank|Nations|Agency|Department|Army|Church|Group|America|Europe|Asia|Africa|China|Treaty|Dynasty|Movement|School|Museum|River|Ocean|Sea|Mountain|Battle|Commission|Commonwealth|Navy|Force|Corps|Hospital|Airport|Port|Corporation|Inc|Ltd|Cemetery|Memorial|Island|Islands|City|House|Hurricane|Storm|Tropical|Middle|South|North|East|West|Great|Britain|Supreme|World|National|International|Royal|Code|Plan|Protocol|Theory|Model|Type)\b)/
