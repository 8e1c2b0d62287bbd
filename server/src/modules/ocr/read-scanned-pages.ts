import type { MadeBy } from '@lectern/contract/shapes'
import { OCR_TEXTS } from '@lectern/domain/ocr'
import { priceOfOcr } from '@lectern/domain/prices'
import { joinPages } from '../../core/documents/reading/join-pages.ts'
import type { RecognitionOptions, TextRecognition } from '../../core/recognition/text-recognition.ts'
import { Problem } from '../../problem.ts'

/** The text of a document, and what is to be known of it. Pages count from 0. */
export interface ReadDocument {
  text: string
  pageCount: number
  unreadPages: number[]
  blankPages: number[]
  madeBy: MadeBy
  isFallback: boolean
  /** The price of the pages that could be read. */
  chargeableCredits: number
}

/**
 * Puts what the scanned pages show between the pages that have text.
 * @throws Problem `unreadable` where there is no text at all, or the signal's reason
 */
export async function readScannedPages(
  recognition: Pick<TextRecognition, 'readPages'>,
  path: string,
  { pages, scanned }: { pages: readonly string[]; scanned: readonly number[] },
  { onProgress, ...options }: RecognitionOptions & { onProgress: (pagesDone: number) => void },
): Promise<ReadDocument> {
  let pagesDone = 0
  const onPage = () => onProgress(++pagesDone)
  const found = scanned.length > 0 ? await recognition.readPages(path, scanned, { ...options, onPage }) : []
  const recognised = new Map(scanned.map((index, at) => [index, found[at] ?? null]))
  // A stamp stands where nothing else was found.
  const text = joinPages(pages.map((page, index) => recognised.get(index)?.text || page))
  if (text === '') throw new Problem('unreadable', OCR_TEXTS.noText)
  const unreadPages = scanned.filter((index) => recognised.get(index) === null)
  return {
    text,
    pageCount: pages.length,
    unreadPages,
    blankPages: scanned.filter((index) => pages[index] === '' && recognised.get(index)?.text === ''),
    madeBy: found.some((page) => page?.madeBy === 'model') ? 'model' : 'built-in',
    isFallback: found.some((page) => page?.isFallback),
    chargeableCredits: priceOfOcr(pages.length - unreadPages.length),
  }
}
