import type { Maker } from '@lectern/domain/content'
import { PAGE_MARK, settleMarks, splitAtMarks, withoutMarks } from '../../core/documents/reading/page-marks.ts'
import { joinPages } from '../../core/documents/reading/pdf/join-pages.ts'
import type { PageWords } from '../../core/documents/reading/pictures/recognised-word.ts'
import type { ReadingRow } from './reading-store.ts'

/** The text of a document, and what is to be known of it. Pages count from 0. */
export interface WholeText extends Maker {
  text: string
  /** Where in the text each page begins. */
  pageStarts: number[]
  /** Where on their pages the words stand that were recognised. */
  pageWords: PageWords
  unreadPages: number[]
  blankPages: number[]
  /** How many pages are read, with or without text on them. */
  readPages: number
  isFallback: boolean
}

/** Puts what the scanned pages show between the pages that have text. */
export function wholeText({ pages, scanned, found }: Pick<ReadingRow, 'pages' | 'scanned' | 'found'>): WholeText {
  const pageOf = (index: number) => found[index] ?? null
  const recognised = scanned.map(pageOf).filter((page) => page !== null)
  const byModel = recognised.find(({ madeBy }) => madeBy === 'model')
  const unreadPages = scanned.filter((index) => pageOf(index) === null)
  // A stamp stands where nothing else was found.
  const texts = pages.map((page, index) => pageOf(index)?.text || page)
  const { text, pageStarts } = splitAtMarks(settleMarks(joinPages(texts.map(withoutMarks), PAGE_MARK)))
  return {
    ...{ text, pageStarts },
    pageWords: wordsOf(found),
    unreadPages,
    blankPages: scanned.filter((index) => pages[index] === '' && pageOf(index)?.text === ''),
    readPages: pages.length - unreadPages.length,
    madeBy: byModel ? 'model' : 'built-in',
    modelName: byModel?.modelName,
    isFallback: recognised.some(({ isFallback }) => isFallback),
  }
}

const wordsOf = (found: ReadingRow['found']): PageWords =>
  Object.fromEntries(
    Object.entries(found).flatMap(([index, page]) => (page?.words?.length ? [[index, page.words]] : [])),
  )

/** Indexes, from 0, of the scanned pages of which nothing is known yet. */
export const pagesToRead = ({ scanned, found }: Pick<ReadingRow, 'scanned' | 'found'>): number[] =>
  scanned.filter((index) => !(index in found))
