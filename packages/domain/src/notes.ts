/** Rules of the notes module: notes made of a student's material, kept and exported (requirements/notes.md). */
import { type Message, message } from '@lectern/texts/message'
import { checkWordLimit, hasExtractionNotice, OCR_NOTICE_FOUND, WORD_LIMIT } from './content.ts'
import { truncateToWords } from './words.ts'

/** How many notes a page of the list shows. */
export const NOTES_PER_PAGE = 12
/** Longest kept notes, as HTML: several times what 100,000 words take, and sanitised in a second at worst. */
export const MAX_NOTES_CHARACTERS = 1_000_000
/** How much of a note's text a list shows: enough to know it by. */
export const NOTE_EXCERPT_CHARACTERS = 160

/** Class of the paragraph that stands in place of a chunk that failed. */
export const FAILED_CHUNK_CLASS = 'failed-chunk'

/** What is said of notes by rules, by the server and on screens alike. */
export const NOTES_TEXTS = {
  loginToGenerate: message('notes.loginToGenerate'),
  contentRequired: message('notes.contentRequired'),
  noNotesMade: message('notes.noNotesMade'),
  generationFailed: message('notes.generationFailed'),
} as const

/** `content` as it goes into the input: cut off at the word limit (requirements/notes.md#making-notes). */
export const truncateContent = (content: string): string => truncateToWords(content, WORD_LIMIT)

/** Why notes cannot be made of `content`, or null. */
export function checkNotesContent(content: string): Message | null {
  if (!content.trim()) return NOTES_TEXTS.contentRequired
  if (hasExtractionNotice(content)) return OCR_NOTICE_FOUND
  return checkWordLimit(content)
}
