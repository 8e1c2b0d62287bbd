/** Rules of text recognition (2§5, 2§9, reading 34). */
import { MEGABYTE, priceOfOcr } from './prices.ts'

export const OCR_LIMIT_BYTES = 10 * MEGABYTE
export const OCR_LIMIT_PAGES = 30

/** Scripts that tesseract reads here. It reads another one as garbage, so a student says which to expect. */
export const RECOGNITION_LANGUAGES = ['eng', 'chi_tra', 'chi_sim'] as const
export type RecognitionLanguage = (typeof RECOGNITION_LANGUAGES)[number]

/** What a student says of a document's script. Left to be detected, it takes longer. */
export const OCR_SCRIPTS = ['auto', 'english', 'traditional_chinese', 'simplified_chinese'] as const
export type OcrScript = (typeof OCR_SCRIPTS)[number]

export const OCR_SCRIPT_NAMES: Readonly<Record<OcrScript, string>> = {
  auto: 'Detect it',
  english: 'English',
  traditional_chinese: 'Traditional Chinese',
  simplified_chinese: 'Simplified Chinese',
}

/** What is to be expected in such a document; null where nobody knows. Latin words stand in Chinese texts as well. */
export const OCR_SCRIPT_LANGUAGES: Readonly<Record<OcrScript, readonly RecognitionLanguage[] | null>> = {
  auto: null,
  english: ['eng'],
  traditional_chinese: ['eng', 'chi_tra'],
  simplified_chinese: ['eng', 'chi_sim'],
}

export const OCR_TEXTS = {
  wrongType: 'Only PDF files are supported for OCR processing',
  tooLarge: 'File size exceeds 10MB limit',
  failed: 'OCR processing failed',
  noText: 'No page of this document holds text that could be read.',
  networkFailed: 'Failed to process document. Please try again.',
  cancelled: 'Cancelled by the student',
  tooManyAtOnce: 'Three documents of yours are being read. Please wait until one of them is done.',
  stillReading: 'This document is still being read. Its text will wait for you in OCR Document.',
  nothingToReadAgain: 'All pages of this document have been read.',
  fallbackUsed: 'The main OCR service was unavailable, so a fallback service was used. Please check the text.',
} as const

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
export function checkOcrFile({ name, size }: { name: string; size: number }): string | null {
  if (!/\.pdf$/i.test(name)) return OCR_TEXTS.wrongType
  return size > OCR_LIMIT_BYTES ? OCR_TEXTS.tooLarge : null
}

export const tooManyOcrPages = (pages: number): string =>
  `OCR supports at most ${OCR_LIMIT_PAGES} pages. This document has ${pages} pages.`

export const ocrPriceChanged = (credits: number, pages: number): string =>
  `This document has ${pages} pages and costs ${credits} credits.`

export const notEnoughCreditsForOcr = (requiredCredits: number, pages: number, currentCredits: number): string =>
  `Insufficient credits. You need ${requiredCredits} credits for this document (${pages} pages), but you have ${currentCredits} credits.`
