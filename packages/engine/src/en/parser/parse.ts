import { LABELS, type Relation } from './data/labels.ts'
import { LEFT, labelFeatures, MAX_FEATURES, REDUCE, RIGHT, SHIFT, transitionFeatures } from './features.ts'
import { State } from './state.ts'
import { surface, tagFeatures } from './surface.ts'
import { loadWeights, type ParserTables, type Table, type Weights } from './weights.ts'

/** A sentence's words with their tags and heads. */
export type Parse = {
  /** Penn tags: 'NN', 'VBZ' … */
  readonly tags: readonly string[]
  /** The index of each word's head; of the root, the number of words. */
  readonly heads: Int32Array
  readonly relations: readonly Relation[]
  /** Whether the sentence read from either end gives a word the same head and relation: then 9 of 10 are right. */
  readonly isAgreed: readonly boolean[]
}

/** A word whose tag is known already: 'VERB VBZ'. */
export type KnownTag = { readonly at: number; readonly tag: string }

type Tree = { readonly heads: Int32Array; readonly labels: Int32Array }

const features = new Int32Array(MAX_FEATURES)
const scores = new Float64Array(512)
const PARATAXIS = LABELS.indexOf('parataxis')
const PUNCT = LABELS.indexOf('punct')

/**
 * The tree of a sentence: arc-eager transitions chosen by an averaged perceptron, read from the left and once more from
 * the right. Loads its weights at the first use (0.3 s of CPU, 50 MB); 15,000 words take about a second.
 */
export function parse(words: readonly string[], known?: KnownTag): Parse {
  const weights = loadWeights()
  const tags = tag(weights, words)
  if (known) tags[known.at] = weights.tags.indexOf(known.tag)
  const [tree, other] = weights.parsers.map((tables) => readFrom(weights, tables, words, tags)) as [Tree, Tree]
  return {
    tags: Array.from(tags, (id) => (weights.tags[id] ?? '').split(' ')[1] ?? ''),
    heads: tree.heads,
    relations: Array.from(tree.labels, (label) => LABELS[label] ?? 'other'),
    isAgreed: words.map((_, at) => tree.heads[at] === other.heads[at] && tree.labels[at] === other.labels[at]),
  }
}

function score(table: Table, count: number): void {
  const { data, classes } = table
  const shift = 32 - table.bits
  scores.fill(0, 0, classes)
  for (let i = 0; i < count; i++) {
    const row = (features[i]! >>> shift) * classes
    for (let k = 0; k < classes; k++) {
      const root = data[row + k]!
      scores[k]! += root * Math.abs(root)
    }
  }
}

function best(classes: number, from = 0): number {
  let found = from
  for (let k = from + 1; k < classes; k++) if (scores[k]! > scores[found]!) found = k
  return found
}

function tag(weights: Weights, words: readonly string[]): Int32Array {
  const read = surface(words)
  const tags = new Int32Array(words.length)
  let before = -1
  let beforeThat = -1
  for (let i = 0; i < words.length; i++) {
    score(weights.tagger, tagFeatures(read, i, before, beforeThat, features))
    beforeThat = before
    before = best(weights.tagger.classes)
    tags[i] = before
  }
  return tags
}

const turned = <T>(list: ArrayLike<T>): T[] => Array.from(list).reverse()

function readFrom(weights: Weights, tables: ParserTables, words: readonly string[], tags: Int32Array): Tree {
  if (!tables.isFromRight) return readLeftToRight(weights, tables, words, tags)
  const last = words.length - 1
  const { heads, labels } = readLeftToRight(weights, tables, turned(words), Int32Array.from(turned(tags)))
  return {
    heads: Int32Array.from(turned(heads), (head) => (head > last ? head : last - head)),
    labels: Int32Array.from(turned(labels)),
  }
}

function readLeftToRight(weights: Weights, tables: ParserTables, words: readonly string[], tags: Int32Array): Tree {
  const coarse = Int32Array.from(tags, (id) => weights.coarse[id]!)
  const [punct, verb] = [weights.coarseTags.indexOf('PUNCT'), weights.coarseTags.indexOf('VERB')]
  const state = new State(surface(words), tags, coarse, punct, verb)
  while (state.b < state.n || state.sp > 0) {
    const move = nextMove(state, tables)
    apply(state, move, move === LEFT || move === RIGHT ? labelOf(state, move, tables) : 0)
  }
  keepOneRoot(state, (at) => coarse[at] === verb)
  const tree = { heads: state.head.slice(0, state.n), labels: state.label.slice(0, state.n) }
  avoidMarkAsRoot(tree, (at) => coarse[at] === punct)
  return tree
}

function nextMove(state: State, { moves }: ParserTables): number {
  const { sp, b, n } = state
  const top = sp > 0 ? state.stack[sp - 1]! : -1
  const hasHead = top >= 0 && state.head[top]! >= 0
  const canTake = b < n
  if (!canTake) return hasHead ? REDUCE : LEFT
  if (top < 0) return SHIFT
  score(moves, transitionFeatures(state, features))
  const leave = hasHead ? REDUCE : LEFT
  let move = scores[leave]! > scores[SHIFT]! ? leave : SHIFT
  if (scores[RIGHT]! > scores[move]!) move = RIGHT
  return move
}

function labelOf(state: State, move: number, { labels }: ParserTables): number {
  const top = state.stack[state.sp - 1]!
  const [dependent, head] = move === LEFT ? [top, state.b] : [state.b, top]
  if (head >= state.n) return 0
  score(labels, labelFeatures(state, dependent, head, features))
  return best(labels.classes, 1)
}

function apply(state: State, move: number, label: number): void {
  const { stack } = state
  if (move === SHIFT) stack[state.sp++] = state.b++
  else if (move === REDUCE) state.sp--
  else if (move === LEFT) {
    state.attach(stack[state.sp - 1]!, state.b, label)
    state.sp--
  } else {
    state.attach(state.b, stack[state.sp - 1]!, label)
    stack[state.sp++] = state.b++
  }
}

/** Later roots become parataxis of the first verb among them. */
function keepOneRoot(state: State, isVerb: (at: number) => boolean): void {
  const roots = Array.from({ length: state.n }, (_, at) => at).filter((at) => state.head[at] === state.n)
  const main = roots.find(isVerb) ?? roots[0]
  for (const root of roots) {
    if (root === main || main === undefined) continue
    state.head[root] = main
    state.label[root] = PARATAXIS
  }
}

/** Punctuation is no root: its first other dependent takes its place. */
function avoidMarkAsRoot({ heads, labels }: Tree, isMark: (at: number) => boolean): void {
  const n = heads.length
  const root = heads.indexOf(n)
  if (root < 0 || !isMark(root)) return
  const next = heads.findIndex((head, at) => head === root && !isMark(at))
  if (next < 0) return
  heads.forEach((head, at) => {
    if (head === root) heads[at] = next
  })
  heads[next] = n
  labels[next] = 0
  heads[root] = next
  labels[root] = PUNCT
}
