import { rankOf } from '../../lexicon.ts'
import { asInside, askAbout, lemmaAt } from '../ask.ts'
import { isFamiliar } from '../context.ts'
import { PERSON_NOUN } from '../data/words.ts'
import type { MainClause } from '../main-clause.ts'
import { isProperName } from '../names.ts'
import { bareTerm, isTerm } from '../term.ts'
import { type Span, wordAt, wordsOf } from '../tree.ts'
import type { Maker } from './maker.ts'
import { endOfObject } from './participants.ts'

/** Verbs whose 'to' tells what is done, not what for. */
const TAKES_TO =
  /^(?:try|want|need|use|begin|start|agree|refuse|allow|force|help|ask|fail|seem|appear|tend|continue|have|decide|hope|plan|expect|learn|like|attempt|manage|come|go|cease|happen|require|order|enable|cause|lead|persuade|convince|encourage|teach|tell|permit|prove|choose|intend|be|wish|promise|claim|believe|consider|know|find|serve|move|fight|return|live|grow|turn|proceed|rise|dare|prefer|compel|struggle|seek|prepare|threaten|offer|vow|urge|invite|get|take|make|say|set|see|think|suppose|design)$/

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

/** 'X is caused by …', 'X is based on …': what follows is what there is to know of X. */
const TELLING_PAIR =
  /^(?:(?:caused|characterized|characterised|marked|determined|controlled|regulated|governed|produced|measured|driven|powered|surrounded|protected|released|secreted|encoded|influenced|affected|defined|distinguished|identified|represented|limited|motivated) by|(?:composed|made|comprised) of|(?:based|dependent|founded|modeled|modelled) on|(?:derived|made|obtained|formed) from|(?:measured|expressed|written|stored) in|(?:divided|subdivided|converted|broken|transformed) into|(?:known|responsible|named) for|(?:associated|concerned|linked) with|(?:opposed|proportional|equal|attached|related|bound) to)$/
const LONGEST_TOLD = 22

/** 'Osmosis is driven by …' → 'What is osmosis driven by?' */
export const passive: Maker = (clause, context) => {
  const { tree, subject, verb, finite, end, isPast, parts, isCopular } = clause
  const at = isCopular ? verb + 1 : verb
  const pair = `${wordAt(tree, at)} ${wordAt(tree, at + 1)}`
  if (isPast || !TELLING_PAIR.test(pair) || !/^(?:is|are)$/.test(wordAt(tree, finite))) return null
  if (!isCopular && !parts.some(({ from }) => from === verb + 1)) return null
  const from = at + 2
  const answer = wordsOf(tree, { from, to: endOfObject(clause, from) })
  const count = answer.split(' ').length
  if (count > LONGEST_TOLD || /ing$/.test(wordAt(tree, from)) || !isTerm(tree.tokens.slice(subject.from, subject.to)))
    return null
  const question = askAbout(clause, 'What', { from, to: end }, context)
  return question ? { rule: 'predicate', question, answer, term: bareTerm(wordsOf(tree, subject)) } : null
}

const FEWEST_WORDS_TELLING = 8
const MOST_BLANKED_WORDS = 4
const COMMON_WORD = 4000
const TELLS_LITTLE =
  /^(?:has|have|had|can|may|might|could|should|must|will|would|need|needs|seem|seems|became|become|becomes)$/
const COMPARES =
  /^(?:is|are) (?:\w+ly )?(?:an? )?(?:much|more|less|as|often|simply|also|very|so|too|not|how|what|\w+er) /

/** A statement about a term that the text keeps coming back to, with a line in the term's place. */
export const subjectBlank: Maker = (clause, context) => {
  const { tree, subject, finite, end, front, isPast } = clause
  const words = tree.tokens.slice(subject.from, subject.to)
  const article = wordAt(tree, subject.from) === 'the' ? 1 : 0
  const span = { from: subject.from + article, to: subject.to }
  const term = wordsOf(tree, span)
  const own = term.split(' ')
  if (isPast || front || TELLS_LITTLE.test(wordAt(tree, finite)) || own.length > MOST_BLANKED_WORDS || !isTerm(words))
    return null
  if (
    words
      .slice(article)
      .some(({ word, tag }) => !/^\p{L}[\p{L}-]+$/u.test(word) || /^(?:DET|CCONJ|ADP|PRON)$/.test(tag))
  )
    return null
  const head = own.at(-1)?.toLowerCase() ?? ''
  const isRare =
    own.length === 1 && article === 0 && rankOf(head) > COMMON_WORD && rankOf(head.replace(/s$/, '')) > COMMON_WORD
  const rest = wordsOf(tree, { from: subject.to, to: end })
  if (!(isFamiliar(own, context) || (isRare && context.topics.has(head.replace(/s$/, ''))))) return null
  if (rest.split(' ').length < FEWEST_WORDS_TELLING || COMPARES.test(rest) || /^[,—(]/.test(rest)) return null
  if (rest.toLowerCase().includes(head.replace(/s$/, ''))) return null
  const question = `${article ? 'The ' : ''}______ ${rest}.`
  return { rule: 'subject-blank', question, answer: asInside(tree, span, context), term: bareTerm(term) }
}
