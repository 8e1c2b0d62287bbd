import { type EnglishContext, inSentence } from './context.ts'
import type { MainClause } from './main-clause.ts'
import { textOf } from './tagger.ts'
import { type Span, type Tree, wordAt, wordsOf } from './tree.ts'

const UNCHANGED = /^(?:be|is|are|was|were)$/

/**
 * The clause turned into a question that opens with `opening` and leaves `asked` out: 'When' + 'The Bank of England was
 * founded in 1694' → 'When was the Bank of England founded?'. What follows a comma is left out too. Null where the verb
 * cannot be turned.
 */
export function askAbout(
  clause: MainClause,
  opening: string,
  asked: Span | null,
  context: EnglishContext,
  until = clause.end,
): string | null {
  const { tree, subject, finite, front } = clause
  const verb = turnedVerb(clause)
  if (!verb) return null
  const between = wordsOf(tree, { from: subject.to, to: finite })
  const kept = rest(clause, asked, until)
  const name = asInside(tree, subject, context)
  const circumstance = front && !isSame(front, asked) ? asInside(tree, front, context) : ''
  return tidy([opening, verb.first, name, between, verb.second, kept, circumstance])
}

const tidy = (pieces: readonly string[]): string =>
  `${pieces
    .filter(Boolean)
    .join(' ')
    .replace(/\s+([,'’])/g, '$1')}?`

const isSame = (one: Span, other: Span | null): boolean => other !== null && one.from === other.from

/** The words of a span as they stand inside a sentence. */
function asInside(tree: Tree, span: Span, context: EnglishContext): string {
  const words = wordsOf(tree, span)
  if (span.from > 0) return words
  const [first, second] = tree.tokens
  const isAlone =
    span.to === span.from + 1 || /^\p{Lu}/u.test(second?.word ?? '') || !/^\p{Ll}/u.test(second?.word ?? '')
  const isTold = isAlone && (first?.tag === 'PROPN' || /^\p{Lu}/u.test(second?.word ?? ''))
  const isName = isTold && /^NNPS?$/.test(tree.tags[0] ?? '') && !context.casing.get(wordAt(tree, 0))?.small
  return isName ? words : inSentence(tree.tokens.slice(span.from, span.to), context)
}

/** What of the clause after its verb goes into the question: up to the first comma between parts, without `asked`. */
function rest({ tree, verb, finite, parts }: MainClause, asked: Span | null, until: number): string {
  const from = Math.max(verb, finite) + 1
  const isAsked = (index: number): boolean => asked !== null && index >= asked.from && index < asked.to
  const starts = new Set(parts.map((part) => part.from))
  const kept: number[] = []
  for (let index = from; index < until; index++) {
    if (isAsked(index)) continue
    const isRelative = /^(?:which|who|whose|where)$/.test(wordAt(tree, index + 1))
    if (wordAt(tree, index) === ',' && (isRelative || starts.has(index + 1) || index + 1 >= until)) break
    kept.push(index)
  }
  while (wordAt(tree, kept.at(-1) ?? -1) === ',') kept.pop()
  return textOf(kept.flatMap((index) => tree.tokens[index] ?? []))
}

/** 'was' … 'founded', 'did' … 'build' */
function turnedVerb({ tree, finite, verb, isCopular }: MainClause): { first: string; second: string } | null {
  const word = wordAt(tree, finite)
  if (finite !== verb) return { first: word, second: wordsOf(tree, { from: finite + 1, to: verb + 1 }) }
  if (isCopular || UNCHANGED.test(word)) return { first: word, second: '' }
  const lemma = lemmaAt(tree, verb)
  const tag = tagOf(tree, verb)
  const first = tag === 'VBZ' ? 'does' : tag === 'VBD' ? 'did' : tag === 'VBP' ? 'do' : ''
  return lemma && first ? { first, second: lemma } : null
}

/** The tag of a verb, an ending put before what the parser takes it for: 'accelerates' is no plural. */
const tagOf = (tree: Tree, index: number): string =>
  tree.tags[index] === 'VBP' && /[^s]s$/.test(wordAt(tree, index)) ? 'VBZ' : (tree.tags[index] ?? '')

/** The verb without its ending, or '' where it is not known. */
function lemmaAt(tree: Tree, index: number): string {
  const token = tree.tokens[index]
  if (!token) return ''
  const word = token.word.toLowerCase()
  const tag = tagOf(tree, index)
  if (tag === 'VBP' || tag === 'VB') return word
  const isKnown = (token.tag === 'VERB' || token.tag === 'AUX') && token.lemma.toLowerCase() !== word
  if (isKnown) return token.lemma.toLowerCase()
  if (tag !== 'VBZ') return token.tag === 'VERB' ? word : ''
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(word)) return word.slice(0, -2)
  return /ies$/.test(word) ? word.replace(/ies$/, 'y') : word.replace(/s$/, '')
}
