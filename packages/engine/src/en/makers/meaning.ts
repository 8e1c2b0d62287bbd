import { isPersonNoun } from '../../lexicon.ts'
import { inSentence } from '../context.ts'
import { askWithin } from '../front.ts'
import { bareTerm, isTerm } from '../term.ts'
import { type Span, type Tree, wordAt, wordsOf } from '../tree.ts'
import type { Maker } from './maker.ts'

const FEWEST_WORDS = 3
const NOT_A_CLASS =
  /^(?:not|simply|just|merely|only|such|no|also|often|usually|now|still|very|his|her|its|their|our|what|how|why|where|when|that|because|if|like|as|in|on|at|of|for|from|by|with|to|able|about|\d.*|n['’]t|themselves|itself|between|due|less|more|likely|almost|nearly|mainly|therefore|population|both|(?!being)\w+ing)$/i

/** 'X is Y' → 'What is X?', whatever is said of it: the ranker tells what says what X is. */
export const identity: Maker = (clause, context) => {
  const { tree, subject, finite, verb, end, isCopular, front } = clause
  const be = wordAt(tree, verb)
  if (!isCopular || finite !== verb || !/^(?:is|are)$/.test(be) || (subject.from !== 0 && !front)) return null
  if (subject.to !== verb || NOT_A_CLASS.test(wordAt(tree, verb + 1)) || !isNamed(tree, subject)) return null
  if (!/^(?:NN|VBG)/.test(tree.tags[tree.root] ?? '') || end - verb - 1 < FEWEST_WORDS) return null
  const answer = wordsOf(tree, { from: verb + 1, to: end })
  if (isAboutPerson(tree, subject, answer) || !isWhole(tree, end)) return null
  const tokens = tree.tokens.slice(subject.from, subject.to)
  const name = subject.from === 0 ? inSentence(tokens, context) : wordsOf(tree, subject)
  const circumstance = front ? inSentence(tree.tokens.slice(front.from, front.to), context) : ''
  const question = askWithin(`What ${be} ${name}?`, circumstance)
  return { rule: 'identity', question, answer, term: bareTerm(wordsOf(tree, subject)) }
}

/** Whether a clause ends with its sentence, or where another one is joined to it. */
const isWhole = (tree: Tree, end: number): boolean =>
  end >= tree.tokens.length || /^(?:and|but|so|yet|or)$/.test(wordAt(tree, wordAt(tree, end) === ',' ? end + 1 : end))

const isNamed = (tree: Tree, span: Span): boolean => {
  const tokens = tree.tokens.slice(span.from, span.to)
  return isTerm(tokens) && !tokens.some(({ word }) => /^(?:one|such|another|other)$/i.test(word))
}

const PERSON_WITHIN = 8

/** 'Kerry is an airline pilot': nobody learns who a person of an example is. */
const isAboutPerson = (tree: Tree, span: Span, answer: string): boolean =>
  tree.tags.slice(span.from, span.to).some((tag) => /^NNP/.test(tag)) &&
  answer.toLowerCase().split(/\W+/).slice(0, PERSON_WITHIN).some(isPersonNoun)
