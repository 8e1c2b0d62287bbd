import { dependents, type Span, spanOf, type Tree, wordAt } from './tree.ts'

/** What a verb is said with: an object, a phrase of time or place, a clause of reason and so on. */
type Part = Span & { readonly relation: string }

/**
 * The main clause of a sentence: subject, verb, and what follows up to the clause's end. The tree is believed only where
 * both parses agree on verb and subject, or the words alone tell the same.
 */
export type MainClause = {
  readonly tree: Tree
  readonly subject: Span & { readonly head: number }
  /** The finite verb, the auxiliary where there is one. */
  readonly finite: number
  /** The verb that carries the meaning; of 'is a river' the 'is'. */
  readonly verb: number
  /** Whether the predicate is a noun or an adjective joined by 'to be'. */
  readonly isCopular: boolean
  readonly isPast: boolean
  /** What stands after the verb; none for what is joined by 'to be'. */
  readonly parts: readonly Part[]
  /** What stands before the subject, without its comma. */
  readonly front: Span | null
  /** After the clause's last token. */
  readonly end: number
}

const VERB_GROUP = /^(?:aux|aux:pass|cop)$/
const MARK = /^[,;:.!?"“”)—–-]+$/

/** The main clause of `tree`, or null where there is none that can be trusted; `verbAt` is where the word rules find its verb. */
export function mainClause(tree: Tree, verbAt: number): MainClause | null {
  const { root, relations, tokens, tags } = tree
  if (root < 0) return null
  const own = dependents(tree, root)
  const subject = subjectOf(tree, own, verbAt)
  if (!subject) return null
  if (!/^(?:DT|NNP?S?|JJ|VBG|CD|VBN|''|``|"|PRP\$|POS|-LRB-)$/.test(tags[subject.from] ?? '')) return null
  if (own.some((index) => /^(?:not|never|n['’]t|hardly|neither|no)$/.test(wordAt(tree, index)))) return null
  const group = own.filter((index) => VERB_GROUP.test(relations[index] ?? '') && index >= subject.to)
  const copula = group.find((index) => relations[index] === 'cop')
  const isVerbal = /^VB/.test(tags[root] ?? '')
  if (copula === undefined && !isVerbal) return null
  const verb = copula ?? root
  const finite = Math.min(verb, ...group)
  if (finite < subject.to || !isTrusted(tree, subject, group, finite === verbAt)) return null
  const front = frontOf(tree, subject, own)
  if (front === undefined) return null
  const end = endOf(tree, own, verb)
  const parts = copula === undefined ? partsOf(tree, own, verb, end) : []
  return {
    tree,
    subject,
    finite,
    verb,
    isCopular: copula !== undefined,
    isPast: /^VBD$/.test(tags[finite] ?? '') || /^(?:was|were|had|did)$/.test(tokens[finite]?.word ?? ''),
    parts,
    front,
    end,
  }
}

/** The subject of the tree, or what stands before the verb that the words tell. */
function subjectOf(tree: Tree, own: readonly number[], verbAt: number): (Span & { head: number }) | null {
  const head = own.find((index) => /^nsubj|^csubj/.test(tree.relations[index] ?? ''))
  if (head !== undefined) return head < tree.root ? { ...spanOf(tree, head), head } : null
  return verbAt > 0 && verbAt === tree.root ? { from: 0, to: verbAt, head: verbAt - 1 } : null
}

/** Whether both parses agree on verb and subject, or the words alone tell the same as one of them. */
const isTrusted = (
  tree: Tree,
  subject: Span & { head: number },
  group: readonly number[],
  isFoundByWords: boolean,
): boolean =>
  (isFoundByWords && subject.from === 0) ||
  isNamedDoer(tree, subject) ||
  [tree.root, subject.head, ...group].every((index) => tree.isAgreed[index])

/** 'In 1785, Edmund Cartwright patented …': of which of its words a name is made is all that the parses differ in. */
const isNamedDoer = ({ root, tags, tokens }: Tree, { from, to }: Span): boolean =>
  to === root &&
  tags[root] === 'VBD' &&
  tokens[root]?.tag === 'VERB' &&
  tags.slice(from, to).every((tag, index) => tag === 'NNP' && /^\p{Lu}\p{Ll}/u.test(tokens[from + index]?.word ?? ''))

/** What stands before the subject: null for nothing, undefined for what a question cannot take along. */
function frontOf(tree: Tree, subject: Span, own: readonly number[]): Span | null | undefined {
  if (subject.from === 0) return null
  const heads = own.filter((index) => index < subject.from && tree.relations[index] !== 'punct')
  const [head, ...more] = heads
  if (head === undefined || more.length > 0) return undefined
  const { from, to } = spanOf(tree, head)
  // 'Usually, …': an adverb is left out.
  if (
    tree.relations[head] === 'advmod' &&
    to === from + 1 &&
    from === 0 &&
    !/^(?:when|if|as|how|why|where|so|then|thus|here|there)$/.test(wordAt(tree, 0))
  )
    return null
  if (tree.relations[head] !== 'obl') return undefined
  const isWhole = from === 0 && (to === subject.from || (to + 1 === subject.from && wordAt(tree, to) === ','))
  return isWhole && to <= 9 ? { from, to } : undefined
}

/** Where the clause ends: before a second verb of its subject, a clause beside it, or its final mark. */
function endOf(tree: Tree, own: readonly number[], verb: number): number {
  const others = own
    .filter(
      (index) => index > verb && /^(?:conj|parataxis)$/.test(tree.relations[index] ?? '') && isClausal(tree, index),
    )
    .map((index) => spanOf(tree, index).from)
    .filter(
      (from) =>
        /^(?:and|but|or|so|yet|[,;:—–])$/.test(wordAt(tree, from)) ||
        /^(?:and|but|or|so|yet|[,;:—–])$/.test(wordAt(tree, from - 1)),
    )
  let end = Math.min(tree.tokens.length, ...others)
  while (end > verb + 1 && (MARK.test(wordAt(tree, end - 1)) || tree.relations[end - 1] === 'cc')) end--
  return end
}

/** Whether what hangs at `index` has a verb: a noun beside a noun is a part of the phrase. */
const isClausal = (tree: Tree, index: number): boolean =>
  /^VB/.test(tree.tags[index] ?? '') ||
  dependents(tree, index).some((own) => /^(?:cop|nsubj)/.test(tree.relations[own] ?? ''))

function partsOf(tree: Tree, own: readonly number[], verb: number, end: number): Part[] {
  return own
    .filter((index) => index > verb && !/^(?:punct|cc|conj|parataxis)$/.test(tree.relations[index] ?? ''))
    .map((index) => {
      const span = spanOf(tree, index)
      const relation = tree.relations[index] ?? 'other'
      return { ...span, to: Math.min(span.to, end), relation }
    })
    .filter(({ from, to }) => from < to)
    .map((part) => withoutMarks(tree, part))
}

function withoutMarks(tree: Tree, part: Part): Part {
  let { from, to } = part
  while (to > from + 1 && /^[,;:—–]$/.test(wordAt(tree, to - 1))) to--
  while (from < to - 1 && /^[,;:—–]$/.test(wordAt(tree, from))) from++
  return { ...part, from, to }
}
