import { askAbout, lemmaAt } from '../ask.ts'
import { PERSON_NOUN } from '../data/words.ts'
import type { MainClause } from '../main-clause.ts'
import { isProperName } from '../names.ts'
import { bareTerm } from '../term.ts'
import { type Span, wordAt, wordsOf } from '../tree.ts'
import type { Maker } from './maker.ts'

/** Verbs whose 'to' tells what is done, not what for. */
const TAKES_TO =
  /^(?:try|want|need|use|begin|start|agree|refuse|allow|force|help|ask|fail|seem|appear|tend|continue|have|decide|hope|plan|expect|learn|like|attempt|manage|come|go|cease|happen|require|order|enable|cause|lead|persuade|convince|encourage|teach|tell|permit|prove|choose|intend|be|wish|promise|claim|believe|consider|know|find|serve|move|fight|return|live|grow|turn|proceed|rise|dare|prefer|compel|struggle|seek|prepare|threaten|offer|vow|urge|invite|get|take|make|say|set|see|think|suppose|design|become|remain|survive|unite|combine|work|pause|wait)$/

/** In more words an aim runs on into what else is told. */
const MOST_ANSWER_WORDS = 18

/** 'Qin standardised weights to unify the empire' → 'Why did Qin standardise weights?' */
export const purpose: Maker = (clause, context) => {
  const { tree, verb, end, isCopular, parts, subject } = clause
  if (isCopular) return null
  const explicit = tree.tokens.findIndex(
    (_, at) =>
      at > verb &&
      at < end &&
      /^(?:in order to|so as to)$/.test([0, 1, 2].map((step) => wordAt(tree, at + step)).join(' ')),
  )
  const plain = parts.find(
    ({ relation, from, isAgreed }) =>
      relation === 'advcl' && isAgreed && wordAt(tree, from) === 'to' && from > verb + 1,
  )
  const at = explicit > 0 ? explicit : (plain?.from ?? -1)
  if (at < 0 || (explicit < 0 && TAKES_TO.test(lemmaAt(tree, verb)))) return null
  if (end - at < 4 || tree.tokens.slice(verb, at).some(({ word }) => /^[,;:“”"]$/.test(word))) return null
  const question = askAbout(clause, 'Why', { from: at, to: end }, context, at)
  const answer = wordsOf(tree, { from: at, to: clauseEnd(clause, at) })
  if (answer.split(' ').length > MOST_ANSWER_WORDS) return null
  return question ? { rule: 'purpose', question, answer, term: bareTerm(wordsOf(tree, subject)) } : null
}

function clauseEnd({ tree, end }: MainClause, from: number): number {
  for (let index = from + 3; index < end; index++) if (/^[,;:—–]$/.test(wordAt(tree, index))) return index
  return end
}

/** 'Penicillin was discovered by Alexander Fleming' → 'By whom was penicillin discovered?' */
export const passiveAgent: Maker = (clause, context) => {
  const { tree, verb, finite, parts, isPast, subject } = clause
  if (finite === verb || !isPast || tree.tags[verb] !== 'VBN') return null
  const by = parts.find(({ from, isAgreed }) => wordAt(tree, from) === 'by' && isAgreed)
  if (!by) return null
  const named: Span = { from: by.from + 1, to: by.to }
  const name = wordsOf(tree, named)
  const words = name.split(' ')
  if (words.length > 6 || !isProperName(tree, named)) return null
  const isPerson = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word))
  if (!isPerson && !PERSON_NOUN.test(name)) return null
  const question = askAbout(clause, 'By whom', by, context)
  return question ? { rule: 'agent', question, answer: name, term: bareTerm(wordsOf(tree, subject)) } : null
}
