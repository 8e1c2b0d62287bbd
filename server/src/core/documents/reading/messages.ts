import type { RecognitionLanguage } from '@lectern/domain/ocr'
import type { DocumentType } from './document-type.ts'
import type { ReadingLimits } from './limits.ts'
import type { PdfPages } from './pdf/read-pdf.ts'
import type { UnreadableReason } from './unreadable-document.ts'

/** What the reading process can be asked. Another task is another member here, another case in `reading-child.ts`. */
export type ReadingRequest =
  | { task: 'text'; type: DocumentType; limits: ReadingLimits }
  /** The text of each page of a PDF. */
  | { task: 'pages'; limits: ReadingLimits }
  /** The text of a picture. */
  | { task: 'image'; languages: readonly RecognitionLanguage[] }
  /** The text that a page of a PDF, counted from 0, shows. */
  | { task: 'page'; index: number; languages: readonly RecognitionLanguage[] }
  /** A page as a picture of its own. */
  | { task: 'picture'; index: number }

/** Results by task. */
export type ReadingResults = {
  /** `wordCount` is that of the whole text, of which `text` is as much as the limit of characters leaves. */
  text: {
    text: string
    wordCount: number
    pageCount: number | null
    emptyPages: number[]
    /** Where in the text each page or slide begins; none where a document has no pages of its own. */
    pageStarts: number[]
  }
  pages: PdfPages
  /** '' where no text was found. */
  image: { text: string }
  page: { text: string }
  /** A grey PNG. */
  picture: { png: Uint8Array }
}

/** The answer of the reading process to a request. */
export type ReadingReply =
  | { kind: 'done'; result: ReadingResults[keyof ReadingResults] }
  | { kind: 'failed'; reason: UnreadableReason; detail: string }
