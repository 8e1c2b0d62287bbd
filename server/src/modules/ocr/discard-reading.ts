import type { Answer } from '@lectern/contract/endpoint'
import type { ocrEndpoints } from '@lectern/contract/ocr'
import { OCR_TEXTS } from '@lectern/domain/ocr'
import { discardFile } from '../../core/files/keep-file.ts'
import { type Deletion, refuseDone } from '../../core/unfinished/refuse-done.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'
import { ocrJob } from './jobs.ts'
import { lockReading, type ReadingRow, removeReading, updateReading } from './reading-store.ts'
import { wholeText } from './whole-text.ts'

/**
 * Forgets a reading; what was kept of it as material stays. One that is under way is cancelled, and what is held for it
 * comes back: whatever its worker still does changes nothing. Where pages are only no longer to be read again, what was
 * read before stays.
 * @throws Problem `not_found`, `conflict`
 */
export async function discardReading(
  services: Pick<Services, 'credits' | 'database' | 'queue'>,
  student: { id: number },
  readingId: number,
  deletion: Deletion = {},
): Promise<Answer<typeof ocrEndpoints.discardReading>> {
  const { credits, database, queue } = services
  const refundedCredits = await database.transaction(async (tx) => {
    await credits.lock(tx, student)
    const reading = await lockReading(tx, student.id, readingId)
    const { status, holdId, jobId, fileKey, chargedCredits } = reading
    refuseDone(status === 'done', deletion)
    const isUnderWay = status === 'reading'
    const released = isUnderWay && holdId ? await credits.release(tx, holdId, OCR_TEXTS.cancelled) : null
    if (isUnderWay) await queue.cancel(tx, ocrJob, jobId)
    const refundedCredits = released?.refundedCredits ?? 0
    if (isUnderWay && chargedCredits > 0 && deletion.keepsDone) await keepReadBefore(tx, reading, refundedCredits)
    else {
      await removeReading(tx, readingId)
      await discardFile(services, tx, fileKey)
    }
    return refundedCredits
  })
  return { success: true, ...(refundedCredits && { credits_refunded: refundedCredits }) }
}

/** The pages that were to be read again are unread, also those that were read by then where their price has come back. */
async function keepReadBefore(tx: Transaction, reading: ReadingRow, refundedCredits: number): Promise<void> {
  const isUnpaid = (index: number) => reading.holdId !== null && reading.found[index]?.holdId === reading.holdId
  const unread = [...wholeText(reading).unreadPages, ...reading.scanned.filter(isUnpaid)]
  const found = { ...reading.found, ...Object.fromEntries(unread.map((index) => [index, null])) }
  await updateReading(tx, reading.id, { status: 'done', holdId: null, refundedCredits, found })
}
