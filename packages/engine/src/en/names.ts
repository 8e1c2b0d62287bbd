import { type Span, type Tree, wordAt } from './tree.ts'

/** Whether a phrase is a name: 'the Bank of England', 'Du Fu', 'Charles II'. */
export function isProperName({ tokens, tags }: Tree, { from, to }: Span): boolean {
  const own = tokens.slice(from, to)
  const named = own.filter(
    ({ word, tag }, index) =>
      /^\p{Lu}/u.test(word) &&
      (/^NNP/.test(tags[from + index] ?? '') || tag === 'PROPN') &&
      (from + index > 0 || tags[0] !== 'NN'),
  )
  return (
    named.length > 0 &&
    own.every(
      ({ word }) => /^\p{Lu}/u.test(word) || /^(?:the|of|and|de|la|von|van|al|the|\(|\)|,|-|['’]s?|\d+)$/i.test(word),
    )
  )
}

/** Whether a name stands anywhere in a span. */
export const holdsName = (tree: Tree, { from, to }: Span): boolean =>
  tree.tokens.slice(from, to).some(({ word }, index) => {
    const at = from + index
    return at > 0 && /^\p{Lu}/u.test(word) && /^NNPS?$/.test(tree.tags[at] ?? '') && wordAt(tree, at) !== 'i'
  })
