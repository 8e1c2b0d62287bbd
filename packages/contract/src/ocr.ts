import { OCR_LIMIT_BYTES, OCR_LIMIT_PAGES, OCR_SCRIPTS, OCR_STATUSES, OCR_TEXTS } from '@lectern/domain/ocr'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { ErrorBody } from './errors.ts'
import { CreditsRefunded, Done, IdParams, MadeBy, ModelName, Timestamp } from './shapes.ts'

/** What was read of a document, and what it cost (requirements/ocr.md#recognition). */
const OcrResult = z
  .object({
    /** By which it is found again, until it is discarded or 30 days have passed. */
    reading_id: z.int(),
    extracted_text: z.string(),
    /** The configured service failed, and tesseract read pages in its place. */
    is_fallback: z.boolean(),
    /** 'model' where a vision model read any page. */
    made_by: MadeBy,
    model_name: ModelName,
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

/** What is told while a document is read: `start`, `progress` again and again, and `done` or `error` at the end. */
const OcrEvent = z
  .discriminatedUnion('type', [
    /** The price is held; so many pages are scans and have to be recognised. */
    z.object({
      type: z.literal('start'),
      reading_id: z.int(),
      page_count: z.int(),
      scanned_pages: z.int(),
      credit_cost: z.int(),
    }),
    /** So many of the scanned pages are done. */
    z.object({ type: z.literal('progress'), pages_done: z.int(), scanned_pages: z.int() }),
    OcrResult.extend({ type: z.literal('done') }),
    ErrorBody.extend({ type: z.literal('error'), credits_refunded: CreditsRefunded, refund_amount: CreditsRefunded }),
  ])
  .meta({ id: 'OcrEvent' })
export type OcrEvent = z.infer<typeof OcrEvent>

/** A document that is being read, or whose text waits to be taken. */
const OcrReading = z
  .object({
    id: z.int(),
    document_name: z.string(),
    status: z.enum(OCR_STATUSES),
    page_count: z.int(),
    /** Pages that are being recognised, or were the last time. */
    scanned_pages: z.int(),
    pages_done: z.int(),
    /** What was charged until now. */
    credit_cost: z.int(),
    /** What reading the unread pages again costs; null where there are none. */
    read_again_credits: z.int().nullable(),
    /** Why nothing could be read. */
    error: z.string().nullable(),
    credits_refunded: CreditsRefunded,
    created_at: Timestamp,
  })
  .meta({ id: 'OcrReading' })
export type OcrReading = z.infer<typeof OcrReading>

/** An `OcrReading` with its text, once it has been read. */
const OcrReadingWithText = OcrReading.extend({ result: OcrResult.nullable() }).meta({ id: 'OcrReadingWithText' })
export type OcrReadingWithText = z.infer<typeof OcrReadingWithText>

/** The reading of documents, which goes on where nobody waits for it (requirements/ocr.md#time). */
export const ocrEndpoints = endpoints({
  readDocument: {
    method: 'POST',
    path: '/api/ocr/document/',
    summary: 'Reads the text of a PDF of at most 30 pages, scanned ones too; the work goes on when nobody waits for it',
    access: 'student',
    addsToStorage: true,
    isPaid: true,
    form: {
      fields: z.object({
        /**
         * The price that the screen showed; a higher one is asked about before anything is held
         * (requirements/ocr.md#estimate).
         */
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
      'rate_limited',
    ],
  },
  listReadings: {
    method: 'GET',
    path: '/api/ocr/documents/',
    summary: 'Documents that are being read or whose text waits to be taken, newest first, at most twenty',
    access: 'student',
    response: z.object({ documents: z.array(OcrReading) }),
  },
  getReading: {
    method: 'GET',
    path: '/api/ocr/documents/:id/',
    summary: 'A document that is being read, or its text',
    access: 'student',
    params: IdParams,
    response: OcrReadingWithText,
    errors: ['not_found'],
  },
  readAgain: {
    method: 'POST',
    path: '/api/ocr/documents/:id/read-again/',
    summary:
      'Reads the pages again that could not be read, or those of them that are named, for the price of these alone',
    access: 'student',
    addsToStorage: true,
    isPaid: true,
    params: IdParams,
    body: z.object({
      /** Counted from 1. */
      pages: z.array(z.int().min(1).max(OCR_LIMIT_PAGES)).min(1).max(OCR_LIMIT_PAGES),
    }),
    response: OcrReadingWithText,
    errors: ['not_found', 'conflict', 'content_rejected', 'insufficient_credits', 'key_reused', 'rate_limited'],
  },
  discardReading: {
    method: 'DELETE',
    path: '/api/ocr/documents/:id/',
    summary: 'Forgets a text that was read; a document that is being read is left, and its price comes back',
    access: 'student',
    params: IdParams,
    response: Done.extend({ credits_refunded: CreditsRefunded }),
    errors: ['not_found'],
  },
  cancelReading: {
    method: 'POST',
    path: '/api/ocr/documents/:id/cancel/',
    summary:
      'Calls off what is being read, with its price back: a document is forgotten, pages read again are unread as before; puts away one that failed',
    access: 'student',
    params: IdParams,
    response: Done.extend({ credits_refunded: CreditsRefunded }),
    errors: ['not_found', 'conflict'],
  },
})
