import {
  CARD_TEXT_FORMATS,
  EXPORT_FORMATS,
  IMPORT_LIMIT_BYTES,
  IMPORT_STATUSES,
  IMPORT_TEXTS,
  LEFT_OUT_REASONS,
  MAX_SEPARATOR_CHARACTERS,
} from '@lectern/domain/cards/imports'
import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { IdParams, Timestamp } from '../shapes.ts'

/** Browsers send each end of a line in a form as CR LF; the text is read with LF alone. */
const Separator = z
  .string()
  .overwrite((sent) => sent.replace(/\r\n?/g, '\n'))
  .min(1)
  .max(MAX_SEPARATOR_CHARACTERS)

/** A file of cards that is being taken in, or was. */
export const CardImport = z
  .object({
    id: z.int(),
    filename: z.string(),
    /** While it is `undoing`, `sets` says what is still there; one with an `error_message` will have failed. */
    status: z.enum(IMPORT_STATUSES),
    /** Notes of the file; null until it has been opened. */
    note_count: z.int().nullable(),
    notes_done: z.int(),
    card_count: z.int(),
    /** The sets that it made and that are there. */
    sets: z.array(z.object({ id: z.int(), title: z.string(), card_count: z.int() })),
    /** What of the file could not be taken, by the reason; `told` names some of it. */
    left_out: z.array(z.object({ reason: z.enum(LEFT_OUT_REASONS), count: z.int(), told: z.array(z.string()) })),
    /** Why it failed, for people; null otherwise. */
    error_message: z.string().nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'CardImport' })
export type CardImport = z.infer<typeof CardImport>

/**
 * Cards in and out. An import and its undoing are jobs: their calls answer at once, and `get` tells how they go on
 * (requirements/recite.md#cards-in-and-out).
 */
export const importEndpoints = endpoints({
  begin: {
    method: 'POST',
    path: '/api/recite/imports/',
    summary:
      "Takes in a file of cards: a package of Anki's, a spreadsheet, Quizlet's text or Markdown; a job does the work",
    access: 'student',
    addsToStorage: true,
    isAccepted: true,
    form: {
      fields: z.object({
        /** Made by the browser; a repeat with the same one is the first import. */
        client_id: z.uuid().optional(),
        /** How text is to be read; without it, by its looks. Of no effect on packages. */
        format: z.enum(CARD_TEXT_FORMATS).optional(),
        side_separator: Separator.optional(),
        card_separator: Separator.optional(),
        has_header: z.enum(['true', 'false']).optional(),
      }),
      files: { file: { limitBytes: IMPORT_LIMIT_BYTES, tooLargeText: IMPORT_TEXTS.tooLarge } },
    },
    response: z.object({ import_id: z.int() }),
    errors: ['too_large', 'storage_full', 'unreadable', 'conflict'],
  },
  list: {
    method: 'GET',
    path: '/api/recite/imports/',
    summary: 'The latest imports of cards, newest first',
    access: 'student',
    response: z.object({ imports: z.array(CardImport) }),
  },
  get: {
    method: 'GET',
    path: '/api/recite/imports/:id/',
    summary: 'How an import stands: how far it has come, or what came of it',
    access: 'student',
    params: IdParams,
    response: CardImport,
    errors: ['not_found'],
  },
  undo: {
    method: 'POST',
    path: '/api/recite/imports/:id/undo/',
    summary: 'Ends an import that is under way, and has a job remove everything that it made',
    access: 'student',
    isAccepted: true,
    params: IdParams,
    response: CardImport,
    errors: ['not_found'],
  },
  exportSet: {
    method: 'GET',
    path: '/api/recite/flashcard-sets/:id/export/',
    summary:
      "A set as a file: for Anki with its schedule and media, as a spreadsheet, as Markdown, or as this product's text",
    access: 'student',
    params: IdParams,
    query: z.object({ format: z.enum(EXPORT_FORMATS).default('apkg') }),
    download: 'application/octet-stream',
    errors: ['not_found', 'rate_limited'],
  },
})
