/** Rules of text recognition (requirements/ocr.md). */
import { type Message, message } from '@lectern/texts/message'
import { isOcrFile } from './ocr-file.ts'
import { MEGABYTE, priceOfOcr } from './prices.ts'

/** The largest PDF that is taken, in bytes and in pages; as much is allowed (requirements/ocr.md#recognition). */
export const OCR_LIMIT_BYTES = 10 * MEGABYTE
export const OCR_LIMIT_PAGES = 30

/** Scripts that tesseract reads here. It reads another one as garbage, so a student says which to expect. */
export const RECOGNITION_LANGUAGES = ['eng', 'chi_tra', 'chi_sim'] as const
export type RecognitionLanguage = (typeof RECOGNITION_LANGUAGES)[number]

/** What a student says of a document's script. Left to be detected, it takes longer. */
export const OCR_SCRIPTS = ['auto', 'english', 'traditional_chinese', 'simplified_chinese'] as const
export type OcrScript = (typeof OCR_SCRIPTS)[number]

/** What is to be expected in such a document; null where nobody knows. Latin words stand in Chinese texts as well. */
export const OCR_SCRIPT_LANGUAGES: Readonly<Record<OcrScript, readonly RecognitionLanguage[] | null>> = {
  auto: null,
  english: ['eng'],
  traditional_chinese: ['eng', 'chi_tra'],
  simplified_chinese: ['eng', 'chi_sim'],
}

/** What is said of readings by rules, by the server and on screens alike. */
export const OCR_TEXTS = {
  wrongType: message('ocr.wrongType'),
  tooLarge: message('ocr.tooLarge'),
  failed: message('ocr.failed'),
  noText: message('ocr.noText'),
  cancelled: message('ocr.cancelled'),
  tooManyAtOnce: message('ocr.tooManyAtOnce'),
  stillReading: message('ocr.stillReading'),
  nothingToReadAgain: message('ocr.nothingToReadAgain'),
} as const

/**
 * How a reading stands. `done`: its text waits to be taken, though pages may be unread; `failed`: nothing could be
 * read.
 */
export const OCR_STATUSES = ['reading', 'done', 'failed'] as const

/** How many documents of one student are read at once. */
export const OCR_AT_ONCE = 3
/** How long a text waits to be looked at, and its unread pages to be read again. */
export const OCR_KEPT_DAYS = 30

/**
 * What reading more pages of a document costs: all that is read together costs what it would have cost at once, so that
 * it may be nothing.
 */
export const priceOfPagesReadAgain = (readPages: number, morePages: number): number =>
  priceOfOcr(readPages + morePages) - priceOfOcr(readPages)

/** What is wrong with a file by its name and size, or null. What it holds is the server's to see. */
export function checkOcrFile(file: { name: string; size: number }): Message | null {
  if (!isOcrFile(file)) return OCR_TEXTS.wrongType
  return file.size > OCR_LIMIT_BYTES ? OCR_TEXTS.tooLarge : null
}

/** Why a PDF of so many pages is not read. */
export const tooManyOcrPages = (pages: number): Message =>
  message('ocr.tooManyPages', { limit: OCR_LIMIT_PAGES, pages })

/**
 * Asks whether to go on at a price above the one that was shown; goes with `price_changed`
 * (requirements/ocr.md#estimate).
 */
export const ocrPriceChanged = (credits: number, pages: number): Message =>
  message('ocr.priceChanged', { pages, credits })

/** Names the price, the pages and the balance (requirements/ocr.md#failures-of-recognition). */
export const notEnoughCreditsForOcr = (required: number, pages: number, current: number): Message =>
  message('ocr.notEnoughCredits', { required, pages, current })
