import { randomUUID } from 'node:crypto'
import type { Answer } from '@lectern/contract/endpoint'
import type { ocrEndpoints } from '@lectern/contract/ocr'
import { OCR_AT_ONCE, OCR_TEXTS, priceOfPagesReadAgain } from '@lectern/domain/ocr'
import type { Language } from '@lectern/texts/languages'
import { attemptsUntil } from '../../core/paid-jobs/counted-attempt.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { ocrJob } from './jobs.ts'
import { presentWithText } from './present.ts'
import { countUnderWay, lockReading, type ReadingRow, requireReading, updateReading } from './reading-store.ts'
import { wholeText } from './whole-text.ts'

type Endpoint = typeof ocrEndpoints.readAgain
type Needed = Pick<Services, 'credits' | 'database' | 'limits' | 'queue'>

/**
 * Has pages of a document read again that could not be read, counted from 1. They cost what they would have cost at first,
 * which may be nothing. The work goes on in a job.
 * @throws Problem `not_found`, `conflict` while it is being read, `content_rejected` where no such page is unread,
 *   `rate_limited`, `insufficient_credits`, `key_reused`
 */
export async function readAgain(
  services: Needed,
  student: { id: number },
  readingId: number,
  pages: readonly number[],
  idempotencyKey: string | null,
  language: Language,
): Promise<Answer<Endpoint>> {
  const { credits, database, limits } = services
  const present = (row: ReadingRow) => presentWithText(row, speaker.in(language))
  const { name } = await requireReading(database.queries, student.id, readingId)
  const fingerprint = { readingId, pages }
  const order = { module: 'ocr', key: idempotencyKey, fingerprint, about: { documentName: name } } as const
  const isRepeat = (await credits.findHold(database.queries, student, order)) !== null
  if (isRepeat) return present(await requireReading(database.queries, student.id, readingId))
  await limits.hit('imagesOfStudent', String(student.id))
  const reading = await database.transaction(async (tx) => {
    await credits.lock(tx, student)
    const locked = await lockReading(tx, student.id, readingId)
    const again = requireUnread(locked, pages)
    if ((await countUnderWay(tx, student.id)) >= OCR_AT_ONCE)
      throw new Problem('rate_limited', OCR_TEXTS.tooManyAtOnce, { retryAfterSeconds: 30 })
    const price = priceOfPagesReadAgain(wholeText(locked).readPages, again.length)
    const counted = { unit: 'pages', amount: again.length } as const
    const hold =
      price > 0 ? (await credits.hold(tx, student, { ...order, price, about: { ...order.about, counted } })).hold : null
    return beginAgain(services, tx, locked, again, { holdId: hold?.id ?? null, heldCredits: price })
  })
  return present(reading)
}

/** Indexes, from 0, of those of the pages that are unread. */
function requireUnread(reading: ReadingRow, pages: readonly number[]): number[] {
  if (reading.status === 'reading') throw new Problem('conflict', OCR_TEXTS.stillReading)
  const unread = wholeText(reading).unreadPages.filter((index) => pages.includes(index + 1))
  if (reading.status === 'failed' || reading.fileKey === null || unread.length === 0)
    throw new Problem('content_rejected', OCR_TEXTS.nothingToReadAgain)
  return unread
}

async function beginAgain(
  { queue }: Pick<Services, 'queue'>,
  tx: Transaction,
  reading: ReadingRow,
  again: readonly number[],
  paid: { holdId: string | null; heldCredits: number },
): Promise<ReadingRow> {
  const jobId = randomUUID()
  const attempt = attemptsUntil(ocrJob, reading)
  const found = Object.fromEntries(Object.entries(reading.found).filter(([index]) => !again.includes(Number(index))))
  await queue.enqueue(tx, ocrJob, { readingId: reading.id, attemptsBefore: attempt }, { id: jobId })
  return updateReading(tx, reading.id, {
    ...paid,
    status: 'reading',
    attempt,
    jobId,
    found,
    runPages: again.length,
    refundedCredits: 0,
  })
}
