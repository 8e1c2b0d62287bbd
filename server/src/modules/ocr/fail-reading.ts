import { OCR_TEXTS } from '@lectern/domain/ocr'
import type { Message } from '@lectern/texts/message'
import { discardFile } from '../../core/files/keep-file.ts'
import { countedAttempt } from '../../core/paid-jobs/counted-attempt.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { RunningJob } from '../../platform/queue/job-queue.ts'
import type { Services } from '../../services.ts'
import type { OcrJob } from './jobs.ts'
import { type ReadingRow, updateReading } from './reading-store.ts'
import type { OCR_FAILURES } from './tables.ts'
import { findOwner, lockUnderWay } from './work-store.ts'

type FailureServices = Pick<Services, 'credits' | 'database' | 'queue'>

/**
 * Ends what could not be read, in `tx`: all of its price comes back. What was paid for before stays as it was, with its
 * pages still unread.
 */
export async function failReading(
  services: Pick<FailureServices, 'credits' | 'queue'>,
  tx: Transaction,
  reading: ReadingRow,
  { code, reason }: { code: (typeof OCR_FAILURES)[number]; reason: Message },
): Promise<void> {
  const released = reading.holdId && (await services.credits.release(tx, reading.holdId, reason))
  const refundedCredits = released ? released.refundedCredits : 0
  const isPaid = reading.chargedCredits > 0
  const outcome = isPaid ? ({ status: 'done' } as const) : { status: 'failed' as const, error: reason, errorCode: code }
  await updateReading(tx, reading.id, { ...outcome, refundedCredits, holdId: null })
  if (isPaid) return
  await updateReading(tx, reading.id, { fileKey: null, found: {}, pages: reading.pages.map(() => '') })
  await discardFile(services, tx, reading.fileKey)
}

/** Ends a reading that no attempt could finish. Without effect where it is over, gone, or a later job's by now. */
export async function giveReadingUp(services: FailureServices, job: RunningJob<OcrJob>): Promise<void> {
  const { readingId } = job.payload
  const { credits, database } = services
  const student = await findOwner(database.queries, readingId)
  if (!student) return
  await database.transaction(async (tx) => {
    await credits.lock(tx, student)
    const reading = await lockUnderWay(tx, readingId)
    if (!reading || reading.attempt > countedAttempt(job)) return
    await failReading(services, tx, reading, { code: 'generation_failed', reason: OCR_TEXTS.failed })
  })
}
