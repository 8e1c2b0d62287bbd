import { OCR_LIMIT_BYTES, OCR_TEXTS } from '@lectern/domain/ocr'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { CreditsRefunded, MadeBy } from './shapes.ts'

export const ocrEndpoints = endpoints({
  readDocument: {
    method: 'POST',
    path: '/api/ocr/document/',
    summary: 'Reads the text of a PDF of at most 30 pages',
    access: 'student',
    isPaid: true,
    form: {
      fields: z.object({
        /** The price that the screen showed; a higher one is asked about before anything is held (reading 34). */
        max_credits: z.coerce.number().int().min(1).optional(),
      }),
      files: { file: { limitBytes: OCR_LIMIT_BYTES, tooLargeText: OCR_TEXTS.tooLarge } },
    },
    response: z.object({
      extracted_text: z.string(),
      is_fallback: z.boolean(),
      made_by: MadeBy,
      page_count: z.int(),
      word_count: z.int(),
      /** Pages, counted from 1, that could not be read: their text is not in `extracted_text`. */
      unread_pages: z.array(z.int()),
      credit_cost: z.int(),
      credits_refunded: CreditsRefunded,
    }),
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
    ],
  },
})
