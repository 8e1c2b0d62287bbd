import { editDistance } from './edit-distance.ts'
import type { SearchTerm } from './search-terms.ts'

const SHORTEST_REPAIRED = 5
/** From this length a word may be two letters off. */
const LONG_WORD = 9

/** `terms` with words that the notes do not have replaced by the nearest that they do have ('osmsis' → 'osmosis'). */
export const repairTypos = (
  terms: readonly SearchTerm[],
  vocabulary: ReadonlyMap<string, number>,
): readonly SearchTerm[] =>
  terms.map((term) =>
    vocabulary.has(term.text) ? term : { ...term, text: nearest(term.text, vocabulary) ?? term.text },
  )

function nearest(word: string, vocabulary: ReadonlyMap<string, number>): string | undefined {
  if (word.length < SHORTEST_REPAIRED || !/^[a-z]+$/.test(word)) return undefined
  let best: { word: string; distance: number; count: number } | undefined
  const most = word.length >= LONG_WORD ? 2 : 1
  for (const [known, count] of vocabulary) {
    if (known[0] !== word[0] || known.length < SHORTEST_REPAIRED) continue
    const distance = editDistance(known, word, most)
    if (distance > most) continue
    if (!best || distance < best.distance || (distance === best.distance && count > best.count)) {
      best = { word: known, distance, count }
    }
  }
  return best?.word
}
