import { type DocumentType, sniffDocumentType } from './reading/document-type.ts'
import { READING_LIMITS, type ReadingLimits } from './reading/limits.ts'
import { Places } from './reading/places.ts'
import type { PdfPages } from './reading/read-pdf.ts'
import { ReadingProcess } from './reading/reading-process.ts'
import { UnreadableDocument } from './reading/unreadable-document.ts'

/**
 * `text` is '' where there is nothing to read. `pageCount` counts a PDF's pages or a deck's slides, else null.
 * `emptyPages` are the indexes, from 0, of PDF pages without a text layer.
 */
export type DocumentText = { type: DocumentType; text: string; pageCount: number | null; emptyPages: number[] }

/** A document takes a process of its own for a second or less; two at a time keep both cores of a small machine busy. */
const DOCUMENTS_AT_ONCE = 2
const places = new Places(DOCUMENTS_AT_ONCE)

/** A PDF of 100 MB takes seconds to load before its first page can be read. */
const PAGES_SECONDS = 120

/**
 * Text of an untrusted document, whose type is told by its bytes and must be one of `types`. The parser runs in a
 * process of its own, two at a time in all, the rest in line. Throws UnreadableDocument, the signal's reason when
 * aborted, or the system's error where the file is not there.
 */
export async function readDocument(
  path: string,
  options: { types: readonly DocumentType[]; limits?: Partial<ReadingLimits>; signal?: AbortSignal },
): Promise<DocumentText> {
  const { signal } = options
  const limits = { ...READING_LIMITS, ...options.limits }
  const type = admitType(await sniffDocumentType(path), options.types)
  return places.use(async () => {
    const reading = await ReadingProcess.start(path, limits.memoryBytes, signal)
    try {
      return { type, ...(await reading.ask({ task: 'text', type, limits }, limits.seconds)) }
    } finally {
      await reading.stop()
    }
  }, signal)
}

/**
 * Text of each page of an untrusted PDF, in order; '' for a page without a text layer. As `readDocument`, but for its
 * longer time: for work that outlives the request.
 */
export async function readPdfPages(path: string, signal: AbortSignal): Promise<string[]> {
  return (await readPdfPagesAndScans(path, signal)).pages
}

/** The same, and which pages are scans although some words stand on them. */
export async function readPdfPagesAndScans(path: string, signal: AbortSignal): Promise<PdfPages> {
  const limits = { ...READING_LIMITS, seconds: PAGES_SECONDS }
  admitType(await sniffDocumentType(path), ['.pdf'])
  return places.use(async () => {
    const reading = await ReadingProcess.start(path, limits.memoryBytes, signal)
    try {
      return await reading.ask({ task: 'pages', limits }, limits.seconds)
    } finally {
      await reading.stop()
    }
  }, signal)
}

/** Markdown looks like any other plain text, so whoever takes Markdown alone takes plain text as Markdown. */
function admitType(found: DocumentType, types: readonly DocumentType[]): DocumentType {
  if (types.includes(found)) return found
  if (found === '.txt' && types.includes('.md')) return '.md'
  throw new UnreadableDocument('unsupported_type', `${found} is not among ${types.join(' ')}`)
}
