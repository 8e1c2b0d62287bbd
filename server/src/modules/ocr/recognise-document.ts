import type { Answer } from '@lectern/contract/endpoint'
import type { OcrEvent, ocrEndpoints } from '@lectern/contract/ocr'
import {
  notEnoughCreditsForOcr,
  OCR_LIMIT_PAGES,
  OCR_SCRIPT_LANGUAGES,
  OCR_TEXTS,
  ocrPriceChanged,
  tooManyOcrPages,
} from '@lectern/domain/ocr'
import { priceOfOcr } from '@lectern/domain/prices'
import type { Form } from '../../http/routes.ts'
import { hashOfUpload } from '../../http/uploads.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { type KeepingServices, keepText } from './keep-text.ts'
import { readScannedPages } from './read-scanned-pages.ts'

type Endpoint = typeof ocrEndpoints.readDocument

/** Who asked, and whether they still wait. */
interface Request {
  idempotencyKey: string | null
  /** Aborts the work, which then costs nothing. */
  signal: AbortSignal
  /** Told that work begins, and of each page that is done. */
  onEvent?: (event: OcrEvent) => void
}

/**
 * The text of a PDF for a price by its pages: pages with a text layer as they stand, scanned ones recognised. It is kept
 * as material. Pages that fail are named and not charged; with no text at all everything comes back.
 * @throws Problem `unsupported_type`, `unreadable`, `content_rejected` beyond 30 pages, `price_changed` where the price
 *   is higher than the student was shown (reading 34), the signal's reason, or what the ledger refuses
 */
export async function recogniseDocument(
  services: Pick<Services, 'documents' | 'credits' | 'recognition'> & KeepingServices,
  student: { id: number },
  { file, max_credits: maxCredits, script }: Form<Endpoint>,
  { idempotencyKey, signal, onEvent = () => {} }: Request,
): Promise<Answer<Endpoint>> {
  const { pages, stampedScans } = await services.documents.readPages(file, {
    unsupportedText: OCR_TEXTS.wrongType,
    student,
    signal,
  })
  const pageCount = pages.length
  if (pageCount > OCR_LIMIT_PAGES) throw new Problem('content_rejected', tooManyOcrPages(pageCount))
  const price = priceOfOcr(pageCount)
  if (maxCredits !== undefined && price > maxCredits) throw priceChanged(pageCount, price)
  const order = {
    module: 'ocr',
    price,
    key: idempotencyKey,
    fingerprint: { file: await hashOfUpload(file), script },
    about: { documentName: file.filename, counted: { unit: 'pages', amount: pageCount } },
    notEnoughText: (required: number, current: number) => notEnoughCreditsForOcr(required, pageCount, current),
  } as const
  const { result } = await services.credits
    .spend(
      student,
      order,
      async ({ signal: lost }) => {
        const scanned = pages.flatMap((page, index) => (page === '' || stampedScans.includes(index) ? [index] : []))
        onEvent({ type: 'start', page_count: pageCount, scanned_pages: scanned.length, credit_cost: price })
        return readScannedPages(
          services.recognition,
          file.path,
          { pages, scanned },
          {
            student,
            languages: OCR_SCRIPT_LANGUAGES[script],
            signal: AbortSignal.any([signal, lost]),
            onProgress: (done) => onEvent({ type: 'progress', pages_done: done, scanned_pages: scanned.length }),
          },
        )
      },
      (tx, read) => keepText(tx, services, student, { ...read, name: file.filename, price }),
      ({ chargeableCredits }) => chargeableCredits,
    )
    .catch((error: unknown) => {
      throw error instanceof Problem ? withFigures(error, pageCount) : error
    })
  return result
}

const priceChanged = (pageCount: number, price: number) =>
  new Problem('price_changed', ocrPriceChanged(price, pageCount), {
    details: { page_count: pageCount, credit_cost: price },
  })

/** The fields that errors of this call carry beside those of every other (2§3, reading 5). */
function withFigures(problem: Problem, pageCount: number): Problem {
  const { credits_refunded } = problem.details
  return problem.with({
    page_count: pageCount,
    ...(credits_refunded !== undefined && { refund_amount: credits_refunded }),
  })
}
