import type { Heading } from '@lectern/domain/materials/outline'
import type { RecognitionLanguage } from '@lectern/domain/ocr'
import type { DocumentType } from './document-type.ts'
import type { ReadingLimits } from './limits.ts'
import type { PageLayer } from './pdf/lay-text.ts'
import type { PdfPages } from './pdf/read-pdf.ts'
import type { RecognisedWord } from './pictures/recognised-word.ts'
import type { ReadPicture } from './pictures/tesseract.ts'
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
  /** A page, counted from 0, as it is shown on a screen. It may be asked for one after another. */
  | { task: 'drawing'; index: number }
  /**
   * Where on a page its text stands, of which `text` begins at `start` of the whole. `words` are those that it was recognised by; null
   * where it was not.
   */
  | { task: 'layer'; index: number; text: string; start: number; words: readonly RecognisedWord[] | null }

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
    /** Its chapters; none where it names none. */
    outline: Heading[]
  }
  pages: PdfPages
  /** '' where no text was found. */
  image: ReadPicture
  page: ReadPicture
  /** A grey PNG. */
  picture: { png: Uint8Array }
  /** A PNG in colours. */
  drawing: { png: Uint8Array }
  layer: PageLayer
}

/** The answer of the reading process to a request. */
export type ReadingReply =
  | { kind: 'done'; result: ReadingResults[keyof ReadingResults] }
  | { kind: 'failed'; reason: UnreadableReason; detail: string }
