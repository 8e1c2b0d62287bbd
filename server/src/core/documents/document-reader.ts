import { NO_READABLE_TEXT, WORD_LIMIT, wordLimitExceeded } from '@lectern/domain/content'
import type { FileKind } from '@lectern/domain/documents'
import { type MaterialType, startPagesOfChapters } from '@lectern/domain/materials/material'
import { type Heading, withinOutline } from '@lectern/domain/materials/outline'
import type { Message } from '@lectern/texts/message'
import type { UploadedFile } from '../../http/uploads.ts'
import { Problem } from '../../problem.ts'
import { requireHonestName } from './honest-name.ts'
import { withinWordLimit } from './materials/text-of-pages.ts'
import { readDocument, readPdfPagesAndScans } from './read-document.ts'
import type { DocumentType } from './reading/document-type.ts'
import type { PdfPages } from './reading/pdf/read-pdf.ts'
import { UnreadableDocument } from './reading/unreadable-document.ts'
import { unreadableProblem } from './unreadable-problem.ts'

/** What a module takes, and what a student reads who brings something else. */
interface DocumentRules {
  types: readonly DocumentType[]
  unsupportedText: Message | string
  /** Text beyond the word limit is cut off; without it, it is refused. */
  isTruncated?: boolean
  /** Whose file it is. */
  student: { id: number }
  signal: AbortSignal
}

export interface ReadText {
  /** The browser's name of the file. */
  name: string
  /** Never empty: a notice stands where nothing could be read. */
  text: string
  /** 0 where nothing could be read. */
  wordCount: number
  /** Whether text beyond the word limit was cut off. */
  isTruncated: boolean
  /** Pages of a PDF, slides of a deck, parts of a book; null for other types. */
  pageCount: number | null
  /** Indexes, from 0, of the pages of a PDF that hold no text, only images or nothing. */
  emptyPages: readonly number[]
  /** Where in the text each page of a PDF, or slide of a deck, or part of a book, begins; none for other types. */
  pageStarts: readonly number[]
  /** Its chapters, for a PDF, a Word document or a book that names them; else none. */
  outline: readonly Heading[]
  contentType: MaterialType
}

/** Reads the text of what students upload. */
export interface DocumentReader {
  /**
   * The text of at most 100,000 words.
   * @throws Problem `unsupported_type`, `unreadable`, `content_rejected` beyond the word limit where it is not cut off,
   *   `rate_limited` where too much of the student's waits to be read, or the signal's reason
   */
  read(file: UploadedFile, rules: DocumentRules): Promise<ReadText>
  /**
   * The text of each page of a PDF, in order; '' for one without a text layer. Those that are scans with a stamp on them
   * are named: what they show is elsewhere.
   * @throws Problem `unsupported_type`, `unreadable`, `rate_limited` as above, or the signal's reason
   */
  readPages(file: UploadedFile, rules: Omit<DocumentRules, 'types' | 'isTruncated'>): Promise<PdfPages>
}

const KINDS: Readonly<Record<DocumentType, FileKind>> = {
  '.txt': 'text',
  '.md': 'text',
  '.pdf': 'pdf',
  '.doc': 'word',
  '.docx': 'word',
  '.ppt': 'powerpoint',
  '.pptx': 'powerpoint',
  '.epub': 'book',
}

const CONTENT_TYPES: Readonly<Record<DocumentType, MaterialType>> = {
  '.txt': 'text/plain',
  '.md': 'text/plain',
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.ppt': 'application/vnd.ms-powerpoint',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.epub': 'application/epub+zip',
}

export function createDocumentReader(read: typeof readDocument = readDocument): DocumentReader {
  return {
    async readPages({ path, filename }, { unsupportedText, ...bringer }) {
      const pages = await readPdfPagesAndScans(path, bringer).catch((error: unknown) => {
        throw error instanceof UnreadableDocument ? unreadableProblem(error, unsupportedText) : error
      })
      requireHonestName(filename, 'pdf')
      return pages
    },
    async read(file, { types, unsupportedText, isTruncated = false, ...bringer }) {
      const { type, text, wordCount, pageCount, emptyPages, pageStarts, outline } = await read(file.path, {
        types,
        ...bringer,
      }).catch((error: unknown) => {
        throw error instanceof UnreadableDocument ? unreadableProblem(error, unsupportedText) : error
      })
      requireHonestName(file.filename, KINDS[type])
      const isTooLong = wordCount > WORD_LIMIT
      if (isTooLong && !isTruncated) throw new Problem('content_rejected', wordLimitExceeded(wordCount))
      const kept = withinWordLimit({ text, wordCount, pageStarts })
      const starts = type === '.epub' ? startPagesOfChapters(kept.text, kept.pageStarts) : kept.pageStarts
      return {
        ...kept,
        pageStarts: starts,
        outline: withinOutline(outline, kept.text),
        name: file.filename,
        text: kept.text.trim() ? kept.text : NO_READABLE_TEXT,
        isTruncated: isTooLong,
        pageCount: type === '.epub' ? starts.length : pageCount,
        emptyPages,
        contentType: CONTENT_TYPES[type],
      }
    },
  }
}
