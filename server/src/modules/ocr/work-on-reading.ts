import { OCR_SCRIPT_LANGUAGES, OCR_TEXTS } from '@lectern/domain/ocr'
import { priceOfOcr } from '@lectern/domain/prices'
import { countWords } from '@lectern/domain/words'
import type { MaterialServices } from '../../core/documents/keep-material.ts'
import { keepRecognisedFile } from '../../core/documents/materials/keep-recognised-file.ts'
import { indexAtOnce } from '../../core/documents/search/index-at-once.ts'
import { discardFile } from '../../core/files/keep-file.ts'
import { countedAttempt } from '../../core/paid-jobs/counted-attempt.ts'
import { hashOfUpload } from '../../http/uploads.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { RunningJob } from '../../platform/queue/job-queue.ts'
import type { Services } from '../../services.ts'
import { failReading } from './fail-reading.ts'
import type { OcrJob } from './jobs.ts'
import { type ReadingRow, updateReading } from './reading-store.ts'
import { pagesToRead, type WholeText, wholeText } from './whole-text.ts'
import { type Claim, claimReading, findClaimed, lockClaimed, savePage } from './work-store.ts'

type WorkServices = MaterialServices & Pick<Services, 'credits' | 'files' | 'log' | 'queue' | 'recognition'>

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
  const fileHash = await recognisePages(services, reading, claim, job.signal)
  const materialId = await database.transaction(async (tx) => {
    await credits.lock(tx, { id: reading.studentId })
    const whole = wholeText(await findClaimed(tx, claim))
    const kept = await keepText(services, tx, reading, whole, fileHash)
    await complete(services, tx, await lockClaimed(tx, claim), kept)
    await job.finish(tx)
    return kept
  })
  if (materialId !== null) await indexAtOnce(services, materialId)
}

/** @returns SHA-256 of the document */
async function recognisePages(
  { database, files, recognition }: WorkServices,
  reading: ReadingRow,
  claim: Claim,
  signal: AbortSignal,
): Promise<string> {
  const { fileKey, studentId, script, holdId } = reading
  const left = pagesToRead(reading)
  if (fileKey === null) throw new Error(`The reading ${reading.id} has no file`)
  return files.readAt(fileKey, async (path) => {
    if (left.length > 0)
      await recognition.readPages(path, left, {
        student: { id: studentId },
        languages: OCR_SCRIPT_LANGUAGES[script],
        signal,
        onPage: (index, page) => database.transaction((tx) => savePage(tx, claim, index, page && { ...page, holdId })),
      })
    return hashOfUpload({ path })
  })
}

/** The text is paid, and waits with its reading: that it cannot be kept as material is no reason to take it away. */
async function keepText(
  services: WorkServices,
  tx: Transaction,
  { studentId, name, fileKey, sizeBytes: fileSizeBytes }: ReadingRow,
  whole: WholeText,
  fileHash: string,
): Promise<number | null> {
  if (fileKey === null || !hasText(whole)) return null
  const document = { ...whole, name, wordCount: countWords(whole.text) }
  const file = { fileKey, fileHash, fileSizeBytes }
  return keepRecognisedFile(tx, services, { id: studentId }, document, file, 'ocr')
}

const hasText = ({ text, readPages }: WholeText): boolean => text !== '' && readPages > 0

/** Charges the pages that are read, and lets the file go where no page is left to be read: the material keeps it, or its own. */
async function complete(
  services: WorkServices,
  tx: Transaction,
  reading: ReadingRow,
  materialId: number | null,
): Promise<void> {
  const whole = wholeText(reading)
  const { unreadPages, readPages } = whole
  if (!hasText(whole)) return failReading(services, tx, reading, { code: 'unreadable', reason: OCR_TEXTS.noText })
  const { holdId, heldCredits, chargedCredits } = reading
  const amountCredits = Math.min(heldCredits, priceOfOcr(readPages) - chargedCredits)
  if (holdId && amountCredits > 0) await services.credits.settle(tx, holdId, { amountCredits })
  else if (holdId) await services.credits.release(tx, holdId)
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
