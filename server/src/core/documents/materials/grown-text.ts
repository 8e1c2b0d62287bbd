import { textOfPage } from '@lectern/domain/materials/material'
import { type Heading, withinOutline } from '@lectern/domain/materials/outline'
import { lineSaying } from '../reading/pdf/place-bookmarks.ts'

/** A text with where each of its pages begins: one without text where the next one does. */
interface PagedText {
  text: string
  pageStarts: readonly number[]
}

/** Whether `after` says on each page all that `before` said there, but for spaces. */
export function hasGrown(before: PagedText, after: PagedText): boolean {
  if (before.pageStarts.length === 0 || before.pageStarts.length !== after.pageStarts.length) return false
  return before.pageStarts.every((_, index) =>
    withoutSpaces(pageOf(after, index)).includes(withoutSpaces(pageOf(before, index))),
  )
}

const pageOf = ({ text, pageStarts }: PagedText, index: number): string =>
  textOfPage(text, pageStarts, index + 1)?.text ?? ''

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

/**
 * The outline of `before` in the text that it has grown to: each heading at the line of its page that says the same, else as far into the
 * page as it was. Of pages that had no text, and have some now, it cannot be told which a heading meant: it stands where one of them says it,
 * or nowhere.
 */
export function outlineInGrown(outline: readonly Heading[], before: PagedText, after: PagedText): Heading[] {
  const moved = outline.flatMap((heading) => {
    const pages = pagesMeantBy(heading, before)
    const said = pages.flatMap((page) => {
      const at = lineSaying(heading.title, pageOf(after, page))
      return at === null ? [] : [startOf(after, page) + at]
    })
    const [place, other] = new Set(pages.map((page) => startOf(after, page)))
    const intoPage = heading.start - startOf(before, pages.at(-1) ?? 0)
    const asBefore = place === undefined || other !== undefined ? [] : [place + intoPage]
    return [...said, ...asBefore].slice(0, 1).map((start) => ({ ...heading, start }))
  })
  return withinOutline(moved, after.text)
}

const startOf = ({ pageStarts }: PagedText, page: number): number => pageStarts[page] ?? 0

/** The page that a heading stands on, and those without text that begin where it does. */
function pagesMeantBy({ start }: Heading, { pageStarts }: PagedText): number[] {
  const last = pageStarts.findLastIndex((begin) => begin <= start)
  return pageStarts.flatMap((begin, page) => (page === last || (page < last && begin === start) ? [page] : []))
}
