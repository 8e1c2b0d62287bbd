import { chunkCharacters } from '@lectern/domain/chunks'
import { readingWeight } from '@lectern/domain/reading-weight'

/** Words of four letters and more, and Chinese characters by pairs: what a question is about, in one or the other. */
const TERM = /[\p{L}--\p{Script=Han}]{4,}|(?=(\p{Script=Han}{2}))\p{Script=Han}/gv
/** The share of its terms that a part holds which may be made into the same again. */
const LEAST_HELD = 0.5
/** What is told of earlier parts, as a share of a chunk's characters in tokens: what is sent stays near the material's length. */
const TOLD_SHARE = 1 / 120

/**
 * Of what earlier parts of a material were made into, what may be made of `content` again: that whose terms stand in it,
 * most of all first, no more than a few lines.
 * @param earlier questions or headings
 */
export function likelyAgain(earlier: readonly string[], content: string): string[] {
  const held = termsOf(content)
  const shareOf = (line: string): number => {
    const terms = termsOf(line)
    return terms.size === 0 ? 0 : terms.intersection(held).size / terms.size
  }
  const likely = [...new Set(earlier)]
    .map((line) => ({ line, share: shareOf(line), weight: readingWeight(line) }))
    .filter(({ share }) => share >= LEAST_HELD)
    .toSorted((one, other) => other.share - one.share)
  let room = chunkCharacters(content) * TOLD_SHARE
  return likely.flatMap(({ line, weight }) => {
    if (weight > room) return []
    room -= weight
    return [line]
  })
}

const termsOf = (text: string): Set<string> =>
  new Set([...text.toLowerCase().matchAll(TERM)].map(([term, pair = term]) => pair))
