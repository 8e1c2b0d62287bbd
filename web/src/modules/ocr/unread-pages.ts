import type { Language } from '@lectern/texts/languages'
import { type Message, message } from '@lectern/texts/message'
import { listNumbers } from '../../lib/list-numbers.ts'
import { creditsText } from '../../ui/Price.tsx'

/** Which pages, counted from 1, are missing in the text: 'Pages 2 and 4 could not be read: …'. */
export const unreadPages = (pages: readonly number[], language: Language): Message =>
  pages.length === 1
    ? message('ocr.unreadPage', { page: `${pages[0]}` })
    : message('ocr.unreadPages', { pages: listNumbers(pages, language) })

/** 'Read page 3 again, for 1 credit' */
export function readAgain(pages: readonly number[], credits: number, language: Language): Message {
  const price = creditsText(credits)
  if (pages.length === 1) {
    const page = `${pages[0]}`
    return credits === 0 ? message('ocr.pageAgainFree', { page }) : message('ocr.pageAgain', { page, price })
  }
  const all = listNumbers(pages, language)
  return credits === 0
    ? message('ocr.pagesAgainFree', { pages: all })
    : message('ocr.pagesAgain', { pages: all, price })
}

/** On which pages, counted from 1, there was nothing to read. */
export const blankPages = (pages: readonly number[], language: Language): Message =>
  pages.length === 1
    ? message('ocr.blankPage', { page: `${pages[0]}` })
    : message('ocr.blankPages', { pages: listNumbers(pages, language) })
