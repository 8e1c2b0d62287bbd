import type { OcrReading, OcrReadingWithText, OcrResult } from '@lectern/contract/ocr'
import { priceOfPagesReadAgain } from '@lectern/domain/ocr'
import { countWords } from '@lectern/domain/words'
import type { Say } from '@lectern/texts/speaker'
import { presentMaker } from '../../core/generation/present-maker.ts'
import { tell } from '../../speaker.ts'
import type { ReadingRow } from './reading-store.ts'
import { pagesToRead, wholeText } from './whole-text.ts'

export function presentReading(reading: ReadingRow, say: Say): OcrReading {
  const { status, runPages, refundedCredits } = reading
  const { unreadPages, readPages } = wholeText(reading)
  const isIncomplete = status === 'done' && unreadPages.length > 0 && reading.fileKey !== null
  return {
    id: reading.id,
    document_name: reading.name,
    status,
    page_count: reading.pages.length,
    scanned_pages: runPages,
    pages_done: progressOf(reading).done,
    credit_cost: reading.chargedCredits,
    read_again_credits: isIncomplete ? priceOfPagesReadAgain(readPages, unreadPages.length) : null,
    error: reading.error && tell(reading.error, say),
    ...(status !== 'reading' && refundedCredits > 0 && { credits_refunded: refundedCredits }),
    created_at: reading.createdAt.toISOString(),
  }
}

/** Pages of its latest reading that are read, and how many these are. */
const progressOf = (reading: ReadingRow): { done: number; total: number } => ({
  done: Math.max(0, reading.runPages - pagesToRead(reading).length),
  total: reading.runPages,
})

export const presentWithText = (reading: ReadingRow, say: Say): OcrReadingWithText => ({
  ...presentReading(reading, say),
  result: reading.status === 'done' ? presentResult(reading) : null,
})

/** What the call answers, once the document has been read. */
export function presentResult(reading: ReadingRow): OcrResult {
  const { refundedCredits } = reading
  const { text, unreadPages, blankPages, isFallback, ...maker } = wholeText(reading)
  return {
    reading_id: reading.id,
    extracted_text: text,
    is_fallback: isFallback,
    ...presentMaker(maker),
    page_count: reading.pages.length,
    word_count: countWords(text),
    unread_pages: unreadPages.map(fromOne),
    blank_pages: blankPages.map(fromOne),
    credit_cost: reading.chargedCredits,
    material_id: reading.materialId,
    ...(refundedCredits > 0 && { credits_refunded: refundedCredits, refund_amount: refundedCredits }),
  }
}

const fromOne = (index: number): number => index + 1
