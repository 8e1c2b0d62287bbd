/** Rules for the text that a student brings to any module. */
import { type Message, message } from '@lectern/texts/message'
import { countWords } from './words.ts'

/**
 * The most words of a content, as `countWords` counts, where no module has a limit of its own
 * (requirements/files.md#words).
 */
export const WORD_LIMIT = 100_000

/** Who makes what a student is given: a configured AI service, or the study engine of the product. */
export const MADE_BY = ['model', 'built-in'] as const
export type MadeBy = (typeof MADE_BY)[number]

/** Longest name of a model that can be configured, and that is shown. */
export const MAX_MODEL_NAME_CHARACTERS = 200

/** Who made something that is kept. */
export interface Maker {
  madeBy: MadeBy
  /** The service's name for its model; null or missing where the engine made it, and of what was kept before names were. */
  modelName?: string | null
}

/** What a material is for where its student says nothing, in English as it goes to whoever makes something of it. */
export const DEFAULT_PURPOSE = 'General study'
/** How much a student may say of it, in UTF-16 units. */
export const MAX_PURPOSE_CHARACTERS = 500
/** Longest material, as text: far beyond the word limit in any script. */
export const MAX_MATERIAL_CHARACTERS = 2_000_000
/** What is shorter, without the space around it, is no material: nothing can be made of it; in UTF-16 units. */
export const FEWEST_MATERIAL_CHARACTERS = 50
/** Longest title that a student can give to anything. */
export const MAX_TITLE_CHARACTERS = 200
const SUGGESTED_TITLE_CHARACTERS = 80
/** How long a search box waits after the last key. */
export const SEARCH_DEBOUNCE_MS = 300

/**
 * Stands for the text of a document in which none was found. Never worded otherwise: `hasExtractionNotice` knows it by
 * how it begins.
 */
export const NO_READABLE_TEXT = '[OCR notice: no readable text was found. Use OCR Document to extract it.]'

/**
 * Stand in the essay for the text of a document that could not be read, by what failed; as fixed as the one above
 * (requirements/writing.md#calls-of-writing).
 */
export const EXTRACTION_FAILED = {
  server: '[Extraction failed – server returned error]',
  network: '[Extraction failed – network error]',
  csrf: '[Extraction failed – CSRF token missing]',
} as const

/** Why nothing is made of a content that holds such a notice. */
export const OCR_NOTICE_FOUND = message('documents.ocrNotice')

/** A form sends CR LF where the student's page has LF: places in a text are counted in what the page shows. */
export const normalizeLineEnds = (text: string): string => text.replace(/\r\n?/g, '\n')

/** `text` as it is stored: without NUL, and with a replacement character for half a surrogate pair. */
export const storableText = (text: string): string => text.replaceAll('\0', '').toWellFormed()

const BLOCKED_LINE = /^[ \t]*\[(?:OCR notice:|Extraction failed)/m

/**
 * Whether a line of `text` is one of our own notices of failed extraction (requirements/files.md#failed-extraction);
 * nothing is made from those.
 */
export const hasExtractionNotice = (text: string): boolean => BLOCKED_LINE.test(text)

/** Why a content of so many words is refused. */
export const wordLimitExceeded = (words: number, limit = WORD_LIMIT): Message =>
  message('documents.wordLimit', { limit, words })

/** What stands under a box with more words than its limit, whose count stands beside it. */
export const typedWordLimitExceeded = (limit = WORD_LIMIT): Message => message('documents.typedWordLimit', { limit })

/** The refusal for text beyond the word limit, or null. */
export function checkWordLimit(text: string, limitWords = WORD_LIMIT): Message | null {
  const words = countWords(text)
  return words > limitWords ? wordLimitExceeded(words, limitWords) : null
}

/** A heading or a line in bold without its marks of Markdown. */
const withoutMarks = (line: string): string =>
  line.replace(/^#{1,6}\s+(.*?)(?:\s+#+)?$/, '$1').replace(/^\*\*([^*]+)\*\*$/, '$1')

/** A title to begin with: the document's name without its ending, with gaps for underscores, else the first line of the material, cut between words; may be empty. */
export function suggestTitle(documentName: string, content: string): string {
  const name = documentName.replace(/\.[a-z]{1,5}$|_/gi, ' ').trim()
  const firstLine = withoutMarks(content.trim().split('\n', 1)[0]?.trim() ?? '')
  return cutTo(SUGGESTED_TITLE_CHARACTERS, name || firstLine)
}

/** Cut before the last word that does not fit, unless that is most of the line or written without gaps. */
function cutTo(mostCharacters: number, line: string): string {
  const characters = [...line]
  if (characters.length <= mostCharacters) return line
  const kept = characters.slice(0, mostCharacters - 1).join('')
  const lastGap = kept.search(/\s+\S*$/)
  const isWithinWord = /[\p{L}\p{N}]/u.test(characters[mostCharacters - 1] ?? '')
  return `${isWithinWord && lastGap > kept.length / 2 ? kept.slice(0, lastGap) : kept.trimEnd()}…`
}
