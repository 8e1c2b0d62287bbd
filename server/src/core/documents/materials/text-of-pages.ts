import { WORD_LIMIT } from '@lectern/domain/content'
import { countWords, truncateToWords } from '@lectern/domain/words'
import { PAGE_MARK, settleMarks, splitAtMarks, withoutMarks } from '../reading/page-marks.ts'
import { joinPages } from '../reading/pdf/join-pages.ts'
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

/** The text of a document that was read page by page ('' for a page without text), put together as one that is read whole. */
export function textOfPages(pages: readonly string[]): PagedText {
  const marked = joinPages(pages.map(withoutMarks), PAGE_MARK)
  const { text, pageStarts } = splitAtMarks(tidyText(settleMarks(marked)))
  return withinWordLimit({ text, wordCount: countWords(text), pageStarts })
}
