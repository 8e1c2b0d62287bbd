import { OCR_LIMIT_BYTES, OCR_SCRIPTS, OCR_TEXTS } from '@lectern/domain/ocr'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { ErrorBody } from './errors.ts'
import { CreditsRefunded, MadeBy } from './shapes.ts'

const OcrResult = z
  .object({
    extracted_text: z.string(),
    /** The configured service failed, and tesseract read pages in its place. */
    is_fallback: z.boolean(),
    /** 'model' where a vision model read any page. */
    made_by: MadeBy,
    page_count: z.int(),
    word_count: z.int(),
    /** Pages, counted from 1, that could not be read: their text is not in `extracted_text`, and they are not charged. */
    unread_pages: z.array(z.int()),
    /** Pages on which no text was found. */
    blank_pages: z.array(z.int()),
    /** What was charged. */
    credit_cost: z.int(),
    /** What the text is kept as among the materials; null where the student's storage is full. */
    material_id: z.int().nullable(),
    credits_refunded: CreditsRefunded,
    refund_amount: CreditsRefunded,
  })
  .meta({ id: 'OcrResult' })
export type OcrResult = z.infer<typeof OcrResult>

const OcrEvent = z
  .discriminatedUnion('type', [
    /** The price is held; so many pages are scans and have to be recognised. */
    z.object({ type: z.literal('start'), page_count: z.int(), scanned_pages: z.int(), credit_cost: z.int() }),
    /** So many of the scanned pages are done. */
    z.object({ type: z.literal('progress'), pages_done: z.int(), scanned_pages: z.int() }),
    OcrResult.extend({ type: z.literal('done') }),
    ErrorBody.extend({ type: z.literal('error'), credits_refunded: CreditsRefunded, refund_amount: CreditsRefunded }),
  ])
  .meta({ id: 'OcrEvent' })
export type OcrEvent = z.infer<typeof OcrEvent>

export const ocrEndpoints = endpoints({
  readDocument: {
    method: 'POST',
    path: '/api/ocr/document/',
    summary: 'Reads the text of a PDF of at most 30 pages, scanned ones too; leaving ends the work and refunds it',
    access: 'student',
    addsToStorage: true,
    isPaid: true,
    form: {
      fields: z.object({
        /** The price that the screen showed; a higher one is asked about before anything is held (reading 34). */
        max_credits: z.coerce.number().int().min(1).optional(),
        /** What scanned pages are written in. */
        script: z.enum(OCR_SCRIPTS).default('auto'),
      }),
      files: { file: { limitBytes: OCR_LIMIT_BYTES, tooLargeText: OCR_TEXTS.tooLarge } },
    },
    response: OcrResult,
    events: OcrEvent,
    errors: [
      'unsupported_type',
      'too_large',
      'unreadable',
      'content_rejected',
      'insufficient_credits',
      'price_changed',
      'in_progress',
      'key_reused',
      'generation_failed',
      'unavailable',
    ],
  },
})
