import { textOfPage } from '@lectern/domain/materials/material'
import { type Heading, withinOutline } from '@lectern/domain/materials/outline'

/** A text with where each of its pages begins. */
interface PagedText {
  text: string
  pageStarts: readonly number[]
}

/**
 * Whether `after` says of each page what `before` said, and more where that had nothing of it: no text, or the text layer alone of a page
 * that is a scan. Pages are compared but for their spaces.
 * @param layer the text layer of each page; '' where there is none
 */
export function hasGrown(before: PagedText, after: PagedText, layer: readonly string[]): boolean {
  if (before.pageStarts.length === 0 || before.pageStarts.length !== after.pageStarts.length) return false
  return before.pageStarts.every((_, index) => {
    const said = wordsOf(before, index)
    return said === '' || said === wordsOf(after, index) || said === withoutSpaces(layer[index] ?? '')
  })
}

const wordsOf = ({ text, pageStarts }: PagedText, index: number): string =>
  withoutSpaces(textOfPage(text, pageStarts, index + 1)?.text ?? '')

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '')

/** The outline of `before` in the text that it has grown to: each heading as far into its page as it was. */
export function outlineInGrown(outline: readonly Heading[], before: PagedText, after: PagedText): Heading[] {
  const moved = outline.map((heading) => {
    const page = Math.max(
      0,
      before.pageStarts.findLastIndex((start) => start <= heading.start),
    )
    const [from = 0, to = 0] = [before.pageStarts[page], after.pageStarts[page]]
    return { ...heading, start: to + heading.start - from }
  })
  return withinOutline(moved, after.text)
}
