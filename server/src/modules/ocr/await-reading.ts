import type { OcrEvent, OcrResult } from '@lectern/contract/ocr'
import { OCR_TEXTS } from '@lectern/domain/ocr'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { presentResult } from './present.ts'
import { lookAtProgress, type ReadingRow, requireReading } from './reading-store.ts'

/** A little less than callers and proxies wait. */
export const OCR_ANSWER_WITHIN_SECONDS = 9 * 60

/**
 * The text once it is read. The work goes on when nobody waits; `onEvent` is told of each page that is done.
 * @throws Problem as the reading failed, with `page_count` and what came back; `in_progress` where it takes longer than a
 *   caller may wait, `not_found` where it is discarded meanwhile, or the signal's reason
 */
export async function awaitReading(
  { clock, database }: Pick<Services, 'clock' | 'database'>,
  student: { id: number },
  begun: ReadingRow,
  { signal, onEvent }: { signal: AbortSignal; onEvent: (event: OcrEvent) => void },
): Promise<OcrResult> {
  const deadlineMs = clock.now().getTime() + OCR_ANSWER_WITHIN_SECONDS * 1000
  let pagesDone = 0
  for (;;) {
    const progress = await lookAtProgress(database, begun.id)
    signal.throwIfAborted()
    if (!progress) throw Problem.notFound()
    const { status, runPages, pagesLeft } = progress
    while (pagesDone < runPages - pagesLeft)
      onEvent({ type: 'progress', pages_done: ++pagesDone, scanned_pages: runPages })
    if (status !== 'reading') break
    if (clock.now().getTime() > deadlineMs) throw new Problem('in_progress', OCR_TEXTS.stillReading)
  }
  const reading = await requireReading(database.queries, student.id, begun.id)
  if (reading.status === 'failed') throw failureOf(reading)
  return presentResult(reading)
}

function failureOf({ error, errorCode, refundedCredits, pages }: ReadingRow): Problem {
  const refund = refundedCredits > 0 && { credits_refunded: refundedCredits, refund_amount: refundedCredits }
  return new Problem(errorCode ?? 'generation_failed', error ?? OCR_TEXTS.failed, {
    details: { page_count: pages.length, ...refund },
  })
}
