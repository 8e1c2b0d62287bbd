import { randomUUID } from 'node:crypto'
import type { Answer } from '@lectern/contract/endpoint'
import type { OcrEvent, ocrEndpoints } from '@lectern/contract/ocr'
import {
  notEnoughCreditsForOcr,
  OCR_AT_ONCE,
  OCR_LIMIT_PAGES,
  OCR_TEXTS,
  ocrPriceChanged,
  tooManyOcrPages,
} from '@lectern/domain/ocr'
import { priceOfOcr } from '@lectern/domain/prices'
import type { Order } from '../../core/credits/hold.ts'
import type { PdfPages } from '../../core/documents/reading/pdf/read-pdf.ts'
import { type BeginServices, beginUpload, findBegun, type PaidUpload } from '../../core/paid-jobs/begin-upload.ts'
import type { Form } from '../../http/routes.ts'
import { hashOfUpload } from '../../http/uploads.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { awaitReading } from './await-reading.ts'
import { ocrJob } from './jobs.ts'
import { countUnderWay, findReadingOfHold, insertReading, type ReadingRow } from './reading-store.ts'

type Endpoint = typeof ocrEndpoints.readDocument
export type BeginningServices = BeginServices & Pick<Services, 'clock' | 'documents'>

/** Who asked, and whether they still wait. */
interface Request {
  idempotencyKey: string | null
  /** Aborted when nobody waits any more; the work goes on. */
  signal: AbortSignal
  /** Told that work begins, and of each page that is done. */
  onEvent?: (event: OcrEvent) => void
}

/**
 * The text of a PDF for a price by its pages: pages with a text layer as they stand, scanned ones recognised by a job, which
 * goes on whether or not anybody waits for it here. Pages that fail are named and not charged; with no text at all
 * everything comes back. A repeat with the same key gets the first reading.
 * @throws Problem `unsupported_type`, `unreadable`, `content_rejected` beyond 30 pages, `price_changed` where the price is
 *   higher than the student was shown, `rate_limited` beyond three at once, `storage_full`, what `awaitReading` throws, or
 *   what the ledger refuses
 */
export async function recogniseDocument(
  services: BeginningServices,
  student: { id: number },
  form: Form<Endpoint>,
  { idempotencyKey, signal, onEvent = () => {} }: Request,
): Promise<Answer<Endpoint>> {
  const { file, max_credits: maxCredits, script } = form
  const read = await services.documents.readPages(file, { unsupportedText: OCR_TEXTS.wrongType, student, signal })
  const pageCount = read.pages.length
  if (pageCount > OCR_LIMIT_PAGES) throw new Problem('content_rejected', tooManyOcrPages(pageCount))
  const price = priceOfOcr(pageCount)
  if (maxCredits !== undefined && price > maxCredits) throw priceChanged(pageCount, price)
  const order: Order = {
    module: 'ocr',
    price,
    key: idempotencyKey,
    fingerprint: { file: await hashOfUpload(file), script },
    about: { documentName: file.filename, counted: { unit: 'pages', amount: pageCount } },
    notEnoughText: (required, current) => notEnoughCreditsForOcr(required, pageCount, current),
  }
  try {
    const reading = await begin(services, student, { form, read, order })
    onEvent({
      type: 'start',
      reading_id: reading.id,
      page_count: pageCount,
      scanned_pages: reading.runPages,
      credit_cost: price,
    })
    return await awaitReading(services, student, reading, { signal, onEvent })
  } catch (error) {
    throw error instanceof Problem ? error.with({ page_count: pageCount }) : error
  }
}

const priceChanged = (pageCount: number, price: number) =>
  new Problem('price_changed', ocrPriceChanged(price, pageCount), {
    details: { page_count: pageCount, credit_cost: price },
  })

interface Beginning {
  form: Form<Endpoint>
  read: PdfPages
  order: Order
}

async function begin(
  services: BeginningServices,
  student: { id: number },
  { form, read, order }: Beginning,
): Promise<ReadingRow> {
  const upload: PaidUpload<ReadingRow> = {
    order,
    file: form.file,
    findOfHold: findReadingOfHold,
    fileKeyOf: ({ fileKey }) => fileKey,
    insert: (tx, stored) => insert(services, tx, student, { form, read, heldCredits: order.price, ...stored }),
  }
  return (await findBegun(services, student, upload)) ?? beginUpload(services, student, upload)
}

interface NewReading {
  form: Form<Endpoint>
  read: PdfPages
  heldCredits: number
  holdId: string
  fileKey: string
}

async function insert(
  { clock, queue }: BeginningServices,
  tx: Transaction,
  student: { id: number },
  { form, read, heldCredits, holdId, fileKey }: NewReading,
): Promise<ReadingRow> {
  if ((await countUnderWay(tx, student.id)) >= OCR_AT_ONCE)
    throw new Problem('rate_limited', OCR_TEXTS.tooManyAtOnce, { retryAfterSeconds: 30 })
  const { pages, stampedScans } = read
  const scanned = pages.flatMap((page, index) => (page === '' || stampedScans.includes(index) ? [index] : []))
  const jobId = randomUUID()
  const reading = await insertReading(tx, {
    studentId: student.id,
    name: form.file.filename,
    script: form.script,
    status: 'reading',
    jobId,
    firstHoldId: holdId,
    holdId,
    heldCredits,
    fileKey,
    sizeBytes: form.file.sizeBytes,
    pages,
    scanned,
    runPages: scanned.length,
    createdAt: clock.now(),
  })
  await queue.enqueue(tx, ocrJob, { readingId: reading.id }, { id: jobId })
  return reading
}
