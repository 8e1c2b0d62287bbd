import { askAbout } from '../ask.ts'
import type { MainClause } from '../main-clause.ts'
import { bareTerm, isTerm } from '../term.ts'
import { type Tree, wordAt, wordsOf } from '../tree.ts'
import type { Maker } from './maker.ts'

const lemmaOf = (tree: Tree, at: number): string =>
  wordAt(tree, at)
    .replace(/(?<=[a-z])(?:ies)$/, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')

/** What may follow the verb that a question leaves hanging: 'What does the heart consist of?' */
const HANGING = /^(?:of|to|in|on|for|from|with|as|into)$/
const OPENS_BROKEN = /^(?:that|whether|how|what|why|when|where|if|it|them|him|her|you|us)\b/i
const FEWEST_WORDS = 2

/** Whether the subject names a thing, all of its kind: not 'some cells', 'each cell', 'assuming a plant'. */
const isNamed = ({ tree, subject }: MainClause): boolean =>
  isTerm(tree.tokens.slice(subject.from, subject.to)) &&
  /^NN/.test(tree.tags[subject.head] ?? '') &&
  !/^(?:some|each|any|every|many|most|all|no)$/.test(wordAt(tree, subject.from))

/** Where a second statement begins that the tree took for a part of the answer. */
const GOES_ON =
  /\b(?:and|but) (?:some|it|they|this|these|many|most|others|is|are|was|has|have|can|may|will|does|do)\b|, (?:but|so|while|whereas|although|though)\b|[;:]/

/** Verbs that tell what is learnt of a thing, and not what it happens to do: readers kept 'What does X have?' in none of 9. */
const TELLING =
  /^(?:consist|refer|describe|denote|comprise|involve|represent|measure|state|mean|include|contain|secrete|produce|release|regulate|control|inhibit|prevent|protect|cause|result|lead|require|allow|enable|ensure|convert|transport|carry|store|absorb|connect|separate|cover|surround|supply|innervate|indicate|show|explain|predict|examine|study|focus|emphasize|assume|prohibit|guarantee|oversee|determine|reduce|increase|stimulate|trigger|catalyze|synthesize|encode|depend|derive|arise|occur|serve|act|function|provide|ask|equal)s?$/

/** 'Insulin lowers the level of glucose' → 'What does insulin lower?' */
export const deed: Maker = (clause, context) => {
  const { tree, verb, finite, parts, isCopular, isPast } = clause
  if (isCopular || isPast || finite !== verb || !isNamed(clause) || !TELLING.test(lemmaOf(tree, verb))) return null
  const [first] = parts.filter(({ relation }) => relation !== 'advmod')
  if (!first || first.from !== verb + 1) return null
  const isHanging = first.relation === 'obl' && HANGING.test(wordAt(tree, first.from))
  if (!isHanging && first.relation !== 'obj') return null
  const asked = { from: first.from + (isHanging ? 1 : 0), to: clause.end }
  const question = askAbout(clause, 'What', asked, context)
  const answer = wordsOf(tree, asked)
  if (!question || clause.end - asked.from < FEWEST_WORDS || OPENS_BROKEN.test(answer) || GOES_ON.test(answer))
    return null
  return { rule: 'deed', question, answer, term: bareTerm(wordsOf(tree, clause.subject)) }
}
