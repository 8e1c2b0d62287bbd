import { WORD_LIMIT } from '@lectern/domain/content'
import { type Heading, withinOutline } from '@lectern/domain/materials/outline'
import { countWords, truncateToWords } from '@lectern/domain/words'
import type { Bookmark } from '../reading/headings.ts'
import { PAGE_MARK, settleMarks, splitAtMarks, withoutMarks } from '../reading/page-marks.ts'
import { joinPages } from '../reading/pdf/join-pages.ts'
import { placeBookmarks } from '../reading/pdf/place-bookmarks.ts'
import { tidyText } from '../reading/tidy-text.ts'

/** A text with where each of its pages begins. */
interface PagedText {
  text: string
  wordCount: number
  pageStarts: readonly number[]
}

/** The text up to the word limit; pages beyond it begin where it ends. */
export function withinWordLimit({ text: whole, wordCount, pageStarts }: PagedText): PagedText {
  const isTooLong = wordCount > WORD_LIMIT
  const text = isTooLong ? truncateToWords(whole, WORD_LIMIT).trimEnd() : whole
  return {
    text,
    wordCount: isTooLong ? WORD_LIMIT : wordCount,
    pageStarts: pageStarts.map((start) => Math.min(start, text.length)),
  }
}

/**
 * The text of a PDF that was read page by page ('' for a page without text), put together as one that is read whole, with what its
 * bookmarks lead to.
 */
export function textOfPages(
  pages: readonly string[],
  bookmarks: readonly Bookmark[],
): PagedText & { outline: readonly Heading[] } {
  const marked = joinPages(pages.map(withoutMarks), PAGE_MARK)
  const { text, pageStarts } = splitAtMarks(tidyText(settleMarks(marked)))
  const kept = withinWordLimit({ text, wordCount: countWords(text), pageStarts })
  return { ...kept, outline: withinOutline(placeBookmarks(bookmarks, text, pageStarts), kept.text) }
}
