/** Rules for the text that a student brings to any module. */
import { countWords, formatCount } from './words.ts'

export const WORD_LIMIT = 100_000

export const NO_READABLE_TEXT = '[OCR notice: no readable text was found. Use OCR Document to extract it.]'
export const EXTRACTION_FAILED = {
  server: '[Extraction failed – server returned error]',
  network: '[Extraction failed – network error]',
  csrf: '[Extraction failed – CSRF token missing]',
} as const

const BLOCKED_LINE = /^[ \t]*\[(?:OCR notice:|Extraction failed)/m

/** Whether a line of `text` is one of our own notices of failed extraction (reading 25); nothing is made from those. */
export const hasExtractionNotice = (text: string): boolean => BLOCKED_LINE.test(text)

export const wordLimitExceeded = (words: number): string =>
  `Content exceeds word limit. Maximum ${formatCount(WORD_LIMIT)} words allowed. Current: ${formatCount(words)} words.`

export const typedWordLimitExceeded = (limitWords = WORD_LIMIT): string =>
  `Word limit exceeded: Maximum ${formatCount(limitWords)} words allowed`

/** The refusal for text beyond the word limit, or null. */
export function checkWordLimit(text: string): string | null {
  const words = countWords(text)
  return words > WORD_LIMIT ? wordLimitExceeded(words) : null
}
