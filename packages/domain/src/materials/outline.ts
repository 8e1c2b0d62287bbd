/** The outline of a material: the chapters that it is read and chosen by (requirements/files.md#outlines). */

/** Headings of an outline that are kept: of more, the deepest levels are left out first. */
export const MOST_HEADINGS = 300
/** UTF-16 units of a heading that are kept. */
export const MAX_HEADING_CHARACTERS = 200

/** A heading, by where its chapter begins in the text of the material, in UTF-16 units. */
export interface Heading {
  /** In one line; never empty. */
  title: string
  /** From 1; levels may be left out. */
  level: number
  start: number
}

/** A chapter with all that stands under it, up to the next heading of its level or above. */
export interface Chapter extends Heading {
  end: number
  /** The pages that it touches, counted from 1, both included. */
  pages: { from: number; to: number }
}

/** The title of a heading as an outline shows it; '' where nothing of it is left. */
export const tidyHeading = (title: string): string =>
  title
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, MAX_HEADING_CHARACTERS)
    .trimEnd()
    .toWellFormed()

/** Headings in the order of the text, as many as an outline keeps; those without a title, or beyond the text, are left out. */
export function withinOutline(headings: readonly Heading[], text: string): Heading[] {
  const kept = headings
    .map((heading) => ({ ...heading, title: tidyHeading(heading.title) }))
    .filter(({ title, start }) => title !== '' && start < text.length)
    .toSorted((one, other) => one.start - other.start)
  const levels = [...new Set(kept.map(({ level }) => level))].toSorted((one, other) => one - other)
  const deepest = levels.findLast((most) => kept.filter(({ level }) => level <= most).length <= MOST_HEADINGS)
  return kept.filter(({ level }) => level <= (deepest ?? levels[0] ?? 0)).slice(0, MOST_HEADINGS)
}

const MARKDOWN = /^(?:(```|~~~)|(#{1,6})[ \t]+(\S.*))/gm

/** The outline of a text in Markdown: its headings, but for what stands in a block of code. */
export function outlineOfMarkdown(text: string): Heading[] {
  const headings: Heading[] = []
  let fence: string | null = null
  for (const { 1: border, 2: marks = '', 3: title = '', index: start } of text.matchAll(MARKDOWN)) {
    if (border === undefined && fence === null)
      headings.push({ title: title.replace(/[ \t]+#+[ \t]*$/, ''), level: marks.length, start })
    else if (border !== undefined && (fence === null || fence === border)) fence = fence === null ? border : null
  }
  return withinOutline(headings, text)
}

/** The chapters of an outline, in its order. */
export function chaptersOf(headings: readonly Heading[], text: string, pageStarts: readonly number[]): Chapter[] {
  return headings.map((heading, index) => {
    const { level, start } = heading
    const next = headings.slice(index + 1).find((other) => other.level <= level)
    const end = next?.start ?? text.length
    return {
      ...heading,
      end,
      pages: { from: pageAt(pageStarts, start), to: pageAt(pageStarts, Math.max(start, end - 1)) },
    }
  })
}

/** The page, from 1, on which a character stands. */
const pageAt = (pageStarts: readonly number[], at: number): number =>
  Math.max(1, pageStarts.findLastIndex((start) => start <= at) + 1)
