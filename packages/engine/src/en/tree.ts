import type { Relation } from './parser/data/labels.ts'
import { parse } from './parser/parse.ts'
import { type Token, textOf } from './tagger.ts'

/** A half-open range of a sentence's tokens. */
export type Span = { readonly from: number; readonly to: number }

/** The dependency tree of a sentence. */
export type Tree = {
  readonly tokens: readonly Token[]
  /** Penn tags. */
  readonly tags: readonly string[]
  /** The index of each token's head, -1 for the root. */
  readonly heads: readonly number[]
  readonly relations: readonly Relation[]
  /** Whether the sentence read from either end gives a token the same head. */
  readonly isAgreed: readonly boolean[]
  readonly root: number
}

const HYPHENATED = /(?<=[\p{L}\p{N}])([-–])(?=[\p{L}\p{N}])/u

/**
 * The tree of `tokens`. A compound with hyphens is parsed in pieces and stands for its last one. Where the word rules find
 * the verb at `verbAt`, it is read as one: the parser's tagger takes rare verbs for nouns.
 */
export function treeOf(tokens: readonly Token[], verbAt = -1): Tree {
  const pieces = tokens.map(({ word }) => word.split(HYPHENATED))
  const owner = pieces.flatMap((own, index) => own.map(() => index))
  const last = pieces.reduce<number[]>((ends, own) => [...ends, (ends.at(-1) ?? -1) + own.length], [])
  const verb = tokens[verbAt]
  const known = verb && { at: last[verbAt] ?? 0, tag: tagOfVerb(verb) }
  const { tags, heads, relations, isAgreed } = parse(pieces.flat(), known)
  const outer = last.map((piece, index) => outermost(index, piece, heads, owner))
  const headOf = (piece: number): number => owner[heads[piece] ?? -1] ?? -1
  const found = outer.map(headOf)
  return {
    tokens,
    tags: outer.map((piece) => tags[piece] ?? ''),
    heads: found,
    relations: outer.map((piece) => relations[piece] ?? 'other'),
    isAgreed: outer.map((piece) => isAgreed[piece] ?? false),
    root: found.indexOf(-1),
  }
}

function tagOfVerb({ word, tag }: Token): string {
  if (tag === 'AUX')
    return /^(?:can|may|might|must|will|would|could|should|shall)$/i.test(word)
      ? 'AUX MD'
      : /^(?:was|were|had|did)$/i.test(word)
        ? 'AUX VBD'
        : /s$/i.test(word)
          ? 'AUX VBZ'
          : 'AUX VBP'
  if (/[^s]s$/.test(word)) return 'VERB VBZ'
  return /ed$/.test(word) ? 'VERB VBD' : 'VERB VBP'
}

/** The piece of a compound that hangs on a word outside it. */
function outermost(index: number, piece: number, heads: Int32Array, owner: readonly number[]): number {
  let at = piece
  for (let steps = 0; steps < heads.length && owner[heads[at] ?? -1] === index; steps++) at = heads[at] ?? at
  return at
}

/** The tokens that hang on the one at `head`. */
export const dependents = ({ heads }: Tree, head: number): number[] =>
  heads.flatMap((own, index) => (own === head ? [index] : []))

/** From the first to after the last token below the one at `head`, itself included. */
export function spanOf(tree: Tree, head: number): Span {
  let [from, to] = [head, head + 1]
  tree.heads.forEach((_, index) => {
    if (!isBelow(tree, index, head)) return
    from = Math.min(from, index)
    to = Math.max(to, index + 1)
  })
  return { from, to }
}

function isBelow({ heads }: Tree, index: number, head: number): boolean {
  let at = index
  for (let steps = 0; steps <= heads.length && at >= 0; steps++) {
    if (at === head) return true
    at = heads[at] ?? -1
  }
  return false
}

export const wordsOf = ({ tokens }: Tree, { from, to }: Span): string => textOf(tokens.slice(from, to))

export const wordAt = ({ tokens }: Tree, index: number): string => tokens[index]?.word.toLowerCase() ?? ''
