import type { Span, Tree } from './tree.ts'

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
