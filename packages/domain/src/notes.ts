/** Rules of the notes module: notes made of a student's material, kept and exported (2§4, 2§5, 2§8, 2§9). */
import type { Message } from '@lectern/texts/message'
import { checkWordLimit, hasExtractionNotice, OCR_NOTICE_FOUND, suggestTitle, WORD_LIMIT } from './content.ts'
import { formatCount, truncateToWords } from './words.ts'

export const NOTES_PER_PAGE = 12
/** Of kept notes, as HTML: several times what notes of 100,000 words take, and sanitised in a second at worst. */
export const MAX_NOTES_CHARACTERS = 1_000_000
/** Of a note's text, in a list: enough to know it by. */
export const NOTE_EXCERPT_CHARACTERS = 160

/** Class of the paragraph that stands in place of a chunk that failed. */
export const FAILED_CHUNK_CLASS = 'failed-chunk'

export const NOTES_TEXTS = {
  loginToUpload: 'Please log in to upload documents.',
  loginToGenerate: 'Please log in to generate notes.',
  contentRequired: 'Please provide content to generate notes.',
  ocrNotice: OCR_NOTICE_FOUND,
  truncated: `Content was cut to its first ${formatCount(WORD_LIMIT)} words.`,
  generationFailed: 'Network error during note generation',
  noNotesMade: 'No notes could be made from this text.',
  extractionFailed: 'Failed to extract text from file',
  fileFailed: 'Failed to process file',
  notesMade: 'Notes generated successfully!',
  saveFailed: 'Failed to save notes. Please try again.',
  renamed: 'Notes renamed successfully!',
  renameFailed: 'Failed to rename notes. Please try again.',
  deleted: 'Notes deleted successfully!',
  deleteFailed: 'Failed to delete notes. Please try again.',
  loadFailed: 'Failed to load notes',
} as const

export const exportFailed = (message: string): string =>
  `Failed to export Word document. Please try again. Error: ${message}`

/** What is said in place of a chunk that failed; both count from 1. */
export const failedChunkText = (chunk: number, chunkCount: number, error: string): string =>
  chunkCount === 1 ? error : `Part ${chunk} of ${chunkCount}: ${error}`

/** `content` as it goes into the input: cut off at the word limit (2§5). */
export const truncateContent = (content: string): string => truncateToWords(content, WORD_LIMIT)

/** Why notes cannot be made of `content`, or null. */
export function checkNotesContent(content: string): Message | string | null {
  if (!content.trim()) return NOTES_TEXTS.contentRequired
  if (hasExtractionNotice(content)) return NOTES_TEXTS.ocrNotice
  return checkWordLimit(content)
}

/** What notes are called to begin with. */
export const suggestNotesTitle = (documentName: string, content: string): string =>
  suggestTitle(documentName, content) || 'Notes'
