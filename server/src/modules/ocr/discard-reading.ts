import type { Answer } from '@lectern/contract/endpoint'
import type { ocrEndpoints } from '@lectern/contract/ocr'
import { OCR_TEXTS } from '@lectern/domain/ocr'
import { discardFile } from '../../core/files/keep-file.ts'
import { type Deletion, refuseDone } from '../../core/unfinished/refuse-done.ts'
import type { Services } from '../../services.ts'
import { ocrJob } from './jobs.ts'
import { lockReading, removeReading } from './reading-store.ts'

/**
 * Forgets a reading; what was kept of it as material stays. One that is under way is cancelled, and what is held for it
 * comes back: whatever its worker still does changes nothing.
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
    const { status, holdId, jobId, fileKey, chargedCredits } = await lockReading(tx, student.id, readingId)
    // One that was paid for may be under way once more, for pages that were left.
    refuseDone(status === 'done' || chargedCredits > 0, deletion)
    const isUnderWay = status === 'reading'
    const released = isUnderWay && holdId ? await credits.release(tx, holdId, OCR_TEXTS.cancelled) : null
    if (isUnderWay) await queue.cancel(tx, ocrJob, jobId)
    await removeReading(tx, readingId)
    await discardFile(services, tx, fileKey)
    return released?.refundedCredits
  })
  return { success: true, ...(refundedCredits && { credits_refunded: refundedCredits }) }
}
