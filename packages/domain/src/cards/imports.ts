/** Rules of cards that come in from files, and go out (requirements/recite.md#cards-in-and-out). */
import { message } from '@lectern/texts/message'
import { MEGABYTE } from '../prices.ts'

/** The largest file of cards: all that a student can store, unless an operator gives more. */
export const IMPORT_LIMIT_BYTES = 500 * MEGABYTE

/**
 * The most that one import may hold: bytes, where it is text, and notes. A file of more is refused as a whole
 * (requirements/recite.md#cards-in-and-out).
 */
export const IMPORT_TEXT_LIMIT_BYTES = 20 * MEGABYTE
export const MOST_IMPORTED_NOTES = 100_000

/** How many imports a list shows, the newest first. */
export const IMPORTS_LISTED = 10
/** Imports under way of one student. */
export const MOST_IMPORTS_AT_ONCE = 3
/** How many things are told by name for each reason. */
export const MOST_LEFT_OUT_TOLD = 20

/**
 * How an import stands. One that fails removes first what it made (`undoing`), and so does one that its student undoes;
 * where no attempt could finish that, it is `failed` with what is left, and can be undone again.
 */
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

/** How a text of cards is laid out: cells apart by separators, Markdown, or the blocks of `card-file.ts`. */
export const CARD_TEXT_FORMATS = ['delimited', 'markdown', 'blocks'] as const

/** The longest text that may stand between two sides or two cards of a delimited text, in UTF-16 units. */
export const MAX_SEPARATOR_CHARACTERS = 10

/** What a set can be exported as, by the ending of the file: `apkg` alone carries media, schedule and answers. */
export const EXPORT_FORMATS = ['apkg', 'csv', 'md', 'txt'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** The most cards that a folder may hold to go out as one package: all of them are in memory while it is written. */
export const MOST_EXPORTED_CARDS = 20_000

/** Why a file gives no cards, as it is stored with the import and told to its student, and why a folder gives no file. */
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
  folderTooLarge: message('imports.folderTooLarge', { count: MOST_EXPORTED_CARDS }),
} as const
