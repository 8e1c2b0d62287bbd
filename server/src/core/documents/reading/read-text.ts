import type { FileHandle } from 'node:fs/promises'
import { WORD_LIMIT } from '@lectern/domain/content'
import { withinOutline } from '@lectern/domain/materials/outline'
import { countWords } from '@lectern/domain/words'
import type { DocumentType } from './document-type.ts'
import type { Bookmark, ReadHeading } from './headings.ts'
import type { ReadingLimits } from './limits.ts'
import type { ReadingResults } from './messages.ts'
import { settleMarks, splitAtMarks, withoutMarks } from './page-marks.ts'
import { placeBookmarks } from './pdf/place-bookmarks.ts'
import { tidyText } from './tidy-text.ts'
import { UnreadableDocument } from './unreadable-document.ts'

/** What a reader gives. Where it names pages or headings, all marks in the text are its own. */
type Read = {
  text: string
  pageCount?: number
  emptyPages?: number[]
  headings?: ReadHeading[]
  bookmarks?: Bookmark[]
}
type Reader = (file: FileHandle, limits: ReadingLimits) => Promise<Read>

/** Each parser is loaded only where it is needed: a process reads one document. */
const loadPlainText = async (): Promise<Reader> => (await import('./read-plain-text.ts')).readPlainText
const LOADERS: Record<DocumentType, () => Promise<Reader>> = {
  '.txt': loadPlainText,
  '.md': loadPlainText,
  '.pdf': async () => (await import('./pdf/read-pdf.ts')).readPdf,
  '.doc': async () => (await import('./old-office/read-doc.ts')).readDoc,
  '.docx': async () => (await import('./office/read-docx.ts')).readDocx,
  '.ppt': async () => (await import('./old-office/read-ppt.ts')).readPpt,
  '.pptx': async () => (await import('./office/read-pptx.ts')).readPptx,
  '.epub': async () => (await import('./books/read-epub.ts')).readEpub,
}

/** Loads what reads documents of a type, before there is one. */
export async function prepareReading(type: DocumentType): Promise<void> {
  await LOADERS[type]()
  if (type === '.pdf') await (await import('./pdf/pdf-document.ts')).prepareLibrary()
}

/** Tidied text of a document of a known type; to be run in the reading process, never in the server's own. */
export async function readText(
  file: FileHandle,
  type: DocumentType,
  limits: ReadingLimits,
): Promise<ReadingResults['text']> {
  const read = await (await LOADERS[type]())(file, limits)
  const { text, pageCount = null, emptyPages = [], headings = [] } = read
  const isMarked = pageCount !== null || read.headings !== undefined
  const { text: tidied, ...starts } = splitAtMarks(tidyText(isMarked ? settleMarks(text) : withoutMarks(text)))
  const { pageStarts, headingStarts } = starts
  const wordCount = countWords(tidied)
  // Whoever brings too many words is told how many, and not that it is too much.
  if (tidied.length > limits.characters && wordCount <= WORD_LIMIT)
    throw new UnreadableDocument('too_complex', `${tidied.length} characters`)
  const kept = tidied.slice(0, limits.characters).toWellFormed()
  const placed = [
    ...headings.map((heading, index) => ({ ...heading, start: headingStarts[index] ?? kept.length })),
    ...placeBookmarks(read.bookmarks ?? [], kept, pageStarts),
  ]
  return {
    text: kept,
    wordCount,
    pageCount,
    emptyPages,
    pageStarts: pageCount === null ? [] : pageStarts,
    outline: withinOutline(placed, kept),
  }
}
