import type { Chapter } from '@lectern/domain/materials/outline'

/** More chapters are no overview. */
const MOST_CHAPTERS = 12

/** Stretches of pages, at most so many. */
const MOST_STRETCHES = 6

/**
 * The chapter of each place, of the highest level of an outline that tells the places apart; none where no level does, where it has too
 * many chapters, or where a place stands outside of them.
 */
export function chaptersAt(places: readonly { start: number }[], outline: readonly Chapter[]): Chapter[] | null {
  const levels = [...new Set(outline.map(({ level }) => level))].toSorted((one, other) => one - other)
  for (const most of levels) {
    const known = outline.filter(({ level }) => level <= most)
    const found = places.flatMap(({ start: at }) => known.findLast(({ start, end }) => start <= at && at < end) ?? [])
    const count = new Set(found).size
    if (found.length === places.length && count > 1) return count <= MOST_CHAPTERS ? found : null
  }
  return null
}

/** Stretches of pages, as long as each other, between the first and the last of which something was asked. */
export function stretchOf(page: number, pages: readonly number[]): { from: number; to: number } {
  const [first, last] = [Math.min(...pages), Math.max(...pages)]
  const length = Math.ceil((last - first + 1) / MOST_STRETCHES)
  const from = first + Math.floor((page - first) / length) * length
  return { from, to: Math.min(last, from + length - 1) }
}
