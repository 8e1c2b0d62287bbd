import type { Heading } from '@lectern/domain/materials/outline'
import type { Bookmark } from '../headings.ts'

/** How much of a page is looked through for the words of a bookmark. */
const LOOKED_THROUGH = 10_000

/** Where in a text that was read of a PDF its bookmarks lead: to the line that says the same, else to the beginning of the page. */
export function placeBookmarks(bookmarks: readonly Bookmark[], text: string, pageStarts: readonly number[]): Heading[] {
  let last = 0
  return bookmarks.map(({ title, level, page }) => {
    const from = pageStarts[page] ?? text.length
    const to = pageStarts[page + 1] ?? text.length
    const isAfterLast = last >= from && last < to
    const start =
      from +
      (lineSaying(title, text.slice(from, Math.min(to, from + LOOKED_THROUGH))) ?? (isAfterLast ? last - from : 0))
    last = start
    return { title, level, start }
  })
}

/** Where the first line begins that says `title`, with a number before it or none; null where none does. */
export function lineSaying(title: string, page: string): number | null {
  const wanted = lettersOf(title)
  if (wanted === '') return null
  for (const { index, 0: line } of page.matchAll(/^.*\S.*$/gm)) {
    // A title may go over two lines.
    const said = lettersOf(
      line.length >= title.length ? line : page.slice(index, index + 2 * title.length + line.length),
    )
    if (said.startsWith(wanted) || said.replace(/^\p{N}+/u, '').startsWith(wanted)) return index
  }
  return null
}

const lettersOf = (words: string): string =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
