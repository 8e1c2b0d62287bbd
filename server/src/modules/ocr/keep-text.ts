import type { OcrResult } from '@lectern/contract/ocr'
import { countWords } from '@lectern/domain/words'
import { keepMaterialIn, type MaterialServices } from '../../core/documents/keep-material.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { ReadDocument } from './read-scanned-pages.ts'

export type KeepingServices = Omit<MaterialServices, 'database'>

/** Keeps the text among the student's materials, if there is room, and answers what the screen shows. */
export async function keepText(
  tx: Transaction,
  services: KeepingServices,
  student: { id: number },
  read: ReadDocument & { name: string; price: number },
): Promise<OcrResult> {
  const { text, name, price, chargeableCredits } = read
  const wordCount = countWords(text)
  const refundedCredits = price - chargeableCredits
  return {
    extracted_text: text,
    is_fallback: read.isFallback,
    made_by: read.madeBy,
    page_count: read.pageCount,
    word_count: wordCount,
    unread_pages: read.unreadPages.map(fromOne),
    blank_pages: read.blankPages.map(fromOne),
    credit_cost: chargeableCredits,
    material_id: await keepMaterialIn(tx, services, student, { name, text, wordCount }, 'ocr').catch(ifStorageIsFull),
    ...(refundedCredits > 0 && { credits_refunded: refundedCredits, refund_amount: refundedCredits }),
  }
}

const fromOne = (index: number): number => index + 1

/** The text is on the screen, and paid: that it cannot be kept is no reason to take it away. */
function ifStorageIsFull(error: unknown): null {
  if (error instanceof Problem && error.code === 'storage_full') return null
  throw error
}
