/** Rules of cards that come in from files, and go out (requirements/recite.md#cards-in-and-out). */
import { message } from '@lectern/texts/message'
import { MEGABYTE } from '../prices.ts'

/** As much as a student can store at all, unless an operator gives more. */
export const IMPORT_LIMIT_BYTES = 500 * MEGABYTE
export const IMPORT_TEXT_LIMIT_BYTES = 20 * MEGABYTE
export const MOST_IMPORTED_NOTES = 100_000
/** How many imports a list shows, the newest first. */
export const IMPORTS_LISTED = 10
/** Imports under way of one student. */
export const MOST_IMPORTS_AT_ONCE = 3
/** Of each reason, how many things are told by name. */
export const MOST_LEFT_OUT_TOLD = 20

export const IMPORT_STATUSES = ['processing', 'completed', 'failed', 'undoing', 'undone'] as const

/** Why something of a file is not among the cards. */
export const LEFT_OUT_REASONS = [
  'emptySide',
  'noGaps',
  'tooLong',
  'tooManyParts',
  'unreadableNote',
  'missingMedia',
  'unusableMedia',
  'mediaTooLarge',
  'foreignMedia',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

export const CARD_TEXT_FORMATS = ['delimited', 'markdown', 'blocks'] as const
export const MAX_SEPARATOR_CHARACTERS = 10

export const EXPORT_FORMATS = ['apkg', 'csv', 'md', 'txt'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const IMPORT_TEXTS = {
  tooLarge: message('imports.tooLarge'),
  wrongType: message('imports.wrongType'),
  noCards: message('imports.noCards'),
  broken: message('imports.broken'),
  tooMuch: message('imports.tooMuch', { count: MOST_IMPORTED_NOTES }),
  encrypted: message('imports.encrypted'),
  tooNew: message('imports.tooNew'),
  tooManyAtOnce: message('imports.tooManyAtOnce', { count: MOST_IMPORTS_AT_ONCE }),
  failed: message('imports.failed'),
  undoUnfinished: message('imports.undoUnfinished'),
} as const
