import type { StudyDocument } from '../document.ts'
import type { Place } from '../parse/mapped-text.ts'

/** The sentences that stand at `place`, or the text itself where none does: what an explanation quotes. */
export function sourceSentence({ start, end }: Place, { sentences, source }: StudyDocument): string {
  const found = sentences.slice(firstFrom(sentences, start)).findIndex((sentence) => sentence.start >= end)
  const from = firstFrom(sentences, start)
  const own = sentences.slice(from, found < 0 ? undefined : from + found)
  return own.length === 0 ? source.slice(start, end) : own.map(({ text }) => text).join(' ')
}

/** The index of the first place that ends after `start`, by halving: places are in order. */
function firstFrom(places: readonly Place[], start: number): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle]?.end ?? 0) > start) high = middle
    else low = middle + 1
  }
  return low
}

const LONGEST_SPAN = 1500

/** The passage that holds all `places`, or the first of them where they stand far apart. */
export function spanOf(places: readonly Place[]): Place {
  const start = Math.min(...places.map((place) => place.start))
  const end = Math.max(...places.map((place) => place.end))
  const [first] = places
  return end - start <= LONGEST_SPAN || !first ? { start, end } : { start: first.start, end: first.end }
}
