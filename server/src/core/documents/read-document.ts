import { placesByCores } from '../../platform/concurrency/places-by-cores.ts'
import { SharedPlaces } from '../../platform/concurrency/shared-places.ts'
import { type DocumentType, sniffDocumentType } from './reading/document-type.ts'
import { READING_LIMITS, type ReadingLimits } from './reading/limits.ts'
import type { ReadingResults } from './reading/messages.ts'
import type { PdfPages } from './reading/pdf/read-pdf.ts'
import { ReadingProcess } from './reading/reading-process.ts'
import { UnreadableDocument } from './reading/unreadable-document.ts'
import { WaitingReaders } from './reading/waiting-readers.ts'

/**
 * `text` is '' where there is nothing to read. `pageCount` counts a PDF's pages or a deck's slides, else null.
 * `emptyPages` are the indexes, from 0, of PDF pages without a text layer.
 */
export type DocumentText = { type: DocumentType } & ReadingResults['text']

/** However many cores there are: each may take 700 MB. */
const MOST_DOCUMENTS = 8

/**
 * A document takes a process of its own for a second or less, at worst for twenty: as many at once as there are cores keep them busy,
 * and of one student there is one. What is done within moments waits behind none of them, nor do uploads wait for lectures,
 * which take minutes, or lectures for uploads.
 */
const LANES = {
  plainText: new SharedPlaces({ count: 2, ofStudent: 1, waitingOfStudent: 12 }),
  documents: new SharedPlaces({ count: placesByCores(MOST_DOCUMENTS), ofStudent: 1, waitingOfStudent: 12 }),
  lectures: new SharedPlaces({ count: 2, ofStudent: 1, waitingOfStudent: 12 }),
}

/** A PDF of 100 MB takes seconds to load before its first page can be read. */
const PAGES_SECONDS = 120

/** The next documents are often of the kind of the last. */
const WAITING = new WaitingReaders(READING_LIMITS.memoryBytes)

/** Ends the processes that wait for documents. */
export const closeWaitingReaders = (): Promise<void> => WAITING.close()

/** Whose document it is: they share the places for reading with the others. */
interface Bringer {
  student: { id: number }
  signal?: AbortSignal
}

/**
 * Text of an untrusted document, whose type is told by its bytes and must be one of `types`. The parser runs in a
 * process of its own, as soon as the student has a place. Throws UnreadableDocument, the signal's reason when aborted,
 * Problem `rate_limited` where too much of the student's waits, or the system's error where the file is not there.
 */
export async function readDocument(
  path: string,
  options: Bringer & { types: readonly DocumentType[]; limits?: Partial<ReadingLimits> },
): Promise<DocumentText> {
  const { student, signal } = options
  const limits = { ...READING_LIMITS, ...options.limits }
  const type = admitType(await sniffDocumentType(path), options.types)
  const lane = isPlainText(type) ? LANES.plainText : LANES.documents
  return lane.use(
    student,
    () =>
      inProcess({ path, type, limits, signal }, async (reading) => ({
        type,
        ...(await reading.ask({ task: 'text', type, limits }, limits.seconds)),
      })),
    signal,
  )
}

const isPlainText = (type: DocumentType) => type === '.txt' || type === '.md'

/**
 * Text of each page of an untrusted PDF, in order; '' for a page without a text layer; and its bookmarks. As `readDocument`, but for its
 * longer time and a lane of its own: for work that outlives the request.
 */
export const readPdfPages = (path: string, bringer: Bringer): Promise<PdfPages> =>
  readPages(path, LANES.lectures, bringer)

/** Reads pages for a request, and says which are scans although some words stand on them. */
export const readPdfPagesAndScans = (path: string, bringer: Bringer): Promise<PdfPages> =>
  readPages(path, LANES.documents, bringer)

async function readPages(path: string, lane: SharedPlaces, { student, signal }: Bringer): Promise<PdfPages> {
  const limits = { ...READING_LIMITS, seconds: PAGES_SECONDS }
  admitType(await sniffDocumentType(path), ['.pdf'])
  return lane.use(
    student,
    () =>
      inProcess({ path, type: '.pdf', limits, signal }, (reading) =>
        reading.ask({ task: 'pages', limits }, limits.seconds),
      ),
    signal,
  )
}

interface Reading {
  path: string
  type: DocumentType
  limits: ReadingLimits
  signal: AbortSignal | undefined
}

async function inProcess<Result>(
  { path, type, limits: { memoryBytes }, signal }: Reading,
  work: (reading: ReadingProcess) => Promise<Result>,
): Promise<Result> {
  const waiting = memoryBytes === READING_LIMITS.memoryBytes ? await WAITING.give(path, type, signal) : null
  const reading = waiting ?? (await ReadingProcess.start(path, memoryBytes, signal))
  try {
    return await work(reading)
  } finally {
    await reading.stop()
    // Without one the next document starts its own.
    WAITING.expectNext(type).catch(() => {})
  }
}

/** A process for a PDF whose pages are asked for one after another, one that waited at best. Who asked for it stops it. */
export const startPageReader = async (path: string): Promise<ReadingProcess> =>
  (await WAITING.give(path, '.pdf')) ?? ReadingProcess.start(path, READING_LIMITS.memoryBytes)

/** Markdown looks like any other plain text, so whoever takes Markdown alone takes plain text as Markdown. */
function admitType(found: DocumentType, types: readonly DocumentType[]): DocumentType {
  if (types.includes(found)) return found
  if (found === '.txt' && types.includes('.md')) return '.md'
  throw new UnreadableDocument('unsupported_type', `${found} is not among ${types.join(' ')}`)
}
