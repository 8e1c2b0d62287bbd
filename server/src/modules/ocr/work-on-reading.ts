import { OCR_SCRIPT_LANGUAGES, OCR_TEXTS } from '@lectern/domain/ocr'
import { priceOfOcr } from '@lectern/domain/prices'
import { countWords } from '@lectern/domain/words'
import { keepMaterialIn, type MaterialServices } from '../../core/documents/keep-material.ts'
import { discardFile } from '../../core/files/keep-file.ts'
import { countedAttempt } from '../../core/paid-jobs/counted-attempt.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { RunningJob } from '../../platform/queue/job-queue.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { failReading } from './fail-reading.ts'
import type { OcrJob } from './jobs.ts'
import { type ReadingRow, updateReading } from './reading-store.ts'
import { pagesToRead, wholeText } from './whole-text.ts'
import { type Claim, claimReading, lockClaimed, savePage } from './work-store.ts'

type WorkServices = MaterialServices & Pick<Services, 'credits' | 'files' | 'queue' | 'recognition'>

/**
 * Recognises the pages of a document that wait for it, going on where an earlier attempt stopped, and settles the price of
 * those that could be read together with the text.
 * @throws Error when another attempt may help; LeaseLostError when the reading is another attempt's by now
 */
export async function workOnReading(services: WorkServices, job: RunningJob<OcrJob>): Promise<void> {
  const { database, credits } = services
  const claim: Claim = { readingId: job.payload.readingId, attempt: countedAttempt(job) }
  const reading = await database.transaction((tx) => claimReading(tx, claim))
  if (!reading) return
  await recognisePages(services, reading, claim, job.signal)
  await database.transaction(async (tx) => {
    await credits.lock(tx, { id: reading.studentId })
    await complete(services, tx, await lockClaimed(tx, claim))
    await job.finish(tx)
  })
}

async function recognisePages(
  { database, files, recognition }: WorkServices,
  reading: ReadingRow,
  claim: Claim,
  signal: AbortSignal,
): Promise<void> {
  const { fileKey, studentId, script } = reading
  const left = pagesToRead(reading)
  if (left.length === 0) return
  if (fileKey === null) throw new Error(`The reading ${reading.id} has no file`)
  await files.readAt(fileKey, (path) =>
    recognition.readPages(path, left, {
      student: { id: studentId },
      languages: OCR_SCRIPT_LANGUAGES[script],
      signal,
      onPage: (index, page) => database.transaction((tx) => savePage(tx, claim, index, page)),
    }),
  )
}

/** Charges the pages that are read, keeps the text as material, and lets the file go where no page is left to be read. */
async function complete(services: WorkServices, tx: Transaction, reading: ReadingRow): Promise<void> {
  const { text, unreadPages, readPages } = wholeText(reading)
  if (text === '' || readPages === 0)
    return failReading(services, tx, reading, { code: 'unreadable', reason: OCR_TEXTS.noText })
  const { holdId, heldCredits, chargedCredits, name } = reading
  const amountCredits = Math.min(heldCredits, priceOfOcr(readPages) - chargedCredits)
  if (holdId && amountCredits > 0) await services.credits.settle(tx, holdId, { amountCredits })
  else if (holdId) await services.credits.release(tx, holdId)
  const document = { name, text, wordCount: countWords(text) }
  const student = { id: reading.studentId }
  const materialId = await keepMaterialIn(tx, services, student, document, 'ocr').catch(ifStorageIsFull)
  const isWhole = unreadPages.length === 0
  await updateReading(tx, reading.id, {
    status: 'done',
    chargedCredits: chargedCredits + amountCredits,
    refundedCredits: heldCredits - amountCredits,
    holdId: null,
    materialId,
    // What was not come to in time is named as unread, like what could not be read.
    found: { ...reading.found, ...Object.fromEntries(unreadPages.map((index) => [index, null])) },
    ...(isWhole && { fileKey: null }),
  })
  if (isWhole) await discardFile(services, tx, reading.fileKey)
}

/** The text is paid, and waits here: that it cannot be kept as material is no reason to take it away. */
function ifStorageIsFull(error: unknown): null {
  if (error instanceof Problem && error.code === 'storage_full') return null
  throw error
}
