import type { Maker } from '@lectern/domain/content'
import { joinPages } from '../../core/documents/reading/pdf/join-pages.ts'
import type { ReadingRow } from './reading-store.ts'

/** The text of a document, and what is to be known of it. Pages count from 0. */
export interface WholeText extends Maker {
  text: string
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
  return {
    // A stamp stands where nothing else was found.
    text: joinPages(pages.map((page, index) => pageOf(index)?.text || page)),
    unreadPages,
    blankPages: scanned.filter((index) => pages[index] === '' && pageOf(index)?.text === ''),
    readPages: pages.length - unreadPages.length,
    madeBy: byModel ? 'model' : 'built-in',
    modelName: byModel?.modelName,
    isFallback: recognised.some(({ isFallback }) => isFallback),
  }
}

/** Indexes, from 0, of the scanned pages of which nothing is known yet. */
export const pagesToRead = ({ scanned, found }: Pick<ReadingRow, 'scanned' | 'found'>): number[] =>
  scanned.filter((index) => !(index in found))
