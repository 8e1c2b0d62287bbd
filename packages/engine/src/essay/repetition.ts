/** Sentences of an essay, each with where it stands and the words that it is compared by. */
export type Comparable = { readonly start: number; readonly end: number; readonly words: readonly string[] }

/** Two sentences that share so much of their words say the same. */
const SAME = 0.8
const FEWEST_WORDS = 4
/** So many sentences before it are compared with each, and the first of the essay. */
const MOST_COMPARED = 400

/** The sentences that say nothing new: all or nearly all of an earlier one over again. */
export function repeatedSentences<Sentence extends Comparable>(sentences: readonly Sentence[]): Set<Sentence> {
  const seen: ReadonlySet<string>[] = []
  const keys = new Set<string>()
  return new Set(
    sentences.filter(({ words }) => {
      if (words.length < FEWEST_WORDS) return false
      const key = words.join(' ')
      const own = new Set(words)
      const isRepeated = keys.has(key) || seen.some((other) => likeness(own, other) >= SAME)
      keys.add(key)
      if (!isRepeated && seen.length < MOST_COMPARED) seen.push(own)
      return isRepeated
    }),
  )
}

const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  one.intersection(other).size / Math.max(one.size, other.size)

/** `text` without the sentences in `repeated`. */
export function withoutSentences(text: string, repeated: Iterable<Comparable>): string {
  let left = ''
  let at = 0
  for (const { start, end } of [...repeated].toSorted((a, b) => a.start - b.start)) {
    left += text.slice(at, start)
    at = end
  }
  return left + text.slice(at)
}
