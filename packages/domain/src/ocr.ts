/** Rules of text recognition (2§5, 2§9, reading 34). */
import { MEGABYTE } from './prices.ts'

export const OCR_LIMIT_BYTES = 10 * MEGABYTE
export const OCR_LIMIT_PAGES = 30

/** Scripts that tesseract reads here. It reads another one as garbage, so a student says which to expect. */
export const RECOGNITION_LANGUAGES = ['eng', 'chi_tra', 'chi_sim'] as const
export type RecognitionLanguage = (typeof RECOGNITION_LANGUAGES)[number]

export const OCR_TEXTS = {
  wrongType: 'Only PDF files are supported for OCR processing',
  tooLarge: 'File size exceeds 10MB limit',
  failed: 'OCR processing failed',
  noText: 'No page of this document holds text that could be read. Pages that are only images cannot be read here.',
  networkFailed: 'Failed to process document. Please try again.',
  fallbackUsed: 'The main OCR service was unavailable, so a fallback service was used. Please check the text.',
} as const

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
