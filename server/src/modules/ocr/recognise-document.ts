import type { Answer } from '@lectern/contract/endpoint'
import type { ocrEndpoints } from '@lectern/contract/ocr'
import {
  notEnoughCreditsForOcr,
  OCR_LIMIT_PAGES,
  OCR_TEXTS,
  ocrPriceChanged,
  tooManyOcrPages,
} from '@lectern/domain/ocr'
import { priceOfOcr } from '@lectern/domain/prices'
import type { ReadText } from '../../core/documents/document-reader.ts'
import type { Context, Form } from '../../http/routes.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

type Endpoint = typeof ocrEndpoints.readDocument

/**
 * The text of a PDF for a price by its pages. Pages are read from their text layer; those without one are named in the
 * answer, and where no page has one the document is refused, at no cost.
 * @throws Problem `unsupported_type`, `unreadable`, `content_rejected` beyond 30 pages, `price_changed` where the price
 *   is higher than the student was shown (reading 34), or what the ledger refuses
 */
export async function recogniseDocument(
  { documents, credits }: Pick<Services, 'documents' | 'credits'>,
  student: { id: number },
  { file, max_credits: maxCredits }: Form<Endpoint>,
  { idempotencyKey, signal }: Pick<Context<Endpoint>, 'idempotencyKey' | 'signal'>,
): Promise<Answer<Endpoint>> {
  const document = await documents.read(file, { types: ['.pdf'], unsupportedText: OCR_TEXTS.wrongType, signal })
  // A PDF always counts its pages.
  const pageCount = document.pageCount ?? 1
  if (pageCount > OCR_LIMIT_PAGES) throw new Problem('content_rejected', tooManyOcrPages(pageCount))
  if (document.wordCount === 0) throw new Problem('unreadable', OCR_TEXTS.noText)
  const price = priceOfOcr(pageCount)
  if (maxCredits !== undefined && price > maxCredits) throw priceChanged(pageCount, price)
  const order = {
    module: 'ocr',
    price,
    key: idempotencyKey,
    fingerprint: document.text,
    notEnoughText: (required: number, current: number) => notEnoughCreditsForOcr(required, pageCount, current),
  } as const
  const { result } = await credits
    .spend(student, order, async () => present(document, pageCount, price))
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

const present = (document: ReadText, pageCount: number, price: number): Answer<Endpoint> => ({
  extracted_text: document.text,
  is_fallback: false,
  made_by: 'built-in',
  page_count: pageCount,
  word_count: document.wordCount,
  unread_pages: document.emptyPages.map((index) => index + 1),
  credit_cost: price,
})
