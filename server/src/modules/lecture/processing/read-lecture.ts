import { LECTURE_TEXTS, type LecturePage, MOST_RECOGNISED_PAGES } from '@lectern/domain/lecture'
import { readPdfPages } from '../../../core/documents/read-document.ts'
import type { Bookmark } from '../../../core/documents/reading/headings.ts'
import type { PdfPages } from '../../../core/documents/reading/pdf/read-pdf.ts'
import type { PageWords, RecognisedWord } from '../../../core/documents/reading/pictures/recognised-word.ts'
import { UnreadableDocument } from '../../../core/documents/reading/unreadable-document.ts'
import { unreadableProblem } from '../../../core/documents/unreadable-problem.ts'
import { STALL_LIMIT_SECONDS } from '../../../core/paid-jobs/stall-watch.ts'
import type { TextRecognition } from '../../../core/recognition/text-recognition.ts'
import { hashOfUpload } from '../../../http/uploads.ts'
import type { Services } from '../../../services.ts'
import type { LectureRow } from '../lecture-store.ts'
import { dropRunningHeads } from './running-heads.ts'
import { isThinPage, textOfThinPage } from './thin-pages.ts'

/** How its pictures are read: a model that hangs holds a lecture no longer than any other service does. */
const RECOGNITION = { lane: 'lectures', serviceSeconds: STALL_LIMIT_SECONDS } as const

/** What there is to explain. Pages count from 1. */
export interface LectureText {
  totalPages: number
  /** Those that hold text, without what stands at the head of each of them. */
  pages: LecturePage[]
  /** All of them, as they were read; '' for one without text. */
  texts: readonly string[]
  bookmarks: readonly Bookmark[]
  /** Where words stand on those that were recognised. */
  pageWords: PageWords
  /** SHA-256 of the PDF. */
  fileHash: string
  /** Those of which it is not known whether they do: pictures that were damaged, took too long or were too many. */
  unreadPages: number[]
}

/**
 * The pages of a lecture that hold text; of those that show it in pictures the first thirty. Where a model reads pictures,
 * pages whose text is thin or fell apart are shown to it as well, as far as these thirty go, unless it has failed already.
 * @throws Problem `unreadable`, `unsupported_type`
 */
export async function readLecture(
  { config, files, recognition }: Pick<Services, 'config' | 'files' | 'recognition'>,
  { fileKey, studentId }: Pick<LectureRow, 'fileKey' | 'studentId'>,
  signal: AbortSignal,
): Promise<LectureText> {
  const bringer = { student: { id: studentId }, signal }
  return files.readAt(fileKey, async (path) => {
    const { pages, bookmarks } = await readTexts(path, bringer)
    const read: PagesRead = { texts: pages, pageWords: {} }
    const { texts, pageWords } = read
    const missing = texts.flatMap((text, index) => (text === '' ? [index + 1] : []))
    const tried = missing.slice(0, MOST_RECOGNISED_PAGES)
    const { unread, hasModelFailed } = await recognisePages(recognition, path, read, tried, bringer)
    const unreadPages = [...unread, ...missing.slice(MOST_RECOGNISED_PAGES)]
    const left = hasModelFailed ? 0 : MOST_RECOGNISED_PAGES - tried.length
    const thin = texts.flatMap((text, index) => (!missing.includes(index + 1) && isThinPage(text) ? [index] : []))
    if (config.recognition) await lookAtThinPages(recognition, path, texts, thin.slice(0, left), bringer)
    const fileHash = await hashOfUpload({ path })
    return { totalPages: texts.length, unreadPages, pages: pagesOf(texts), texts, bookmarks, pageWords, fileHash }
  })
}

/** What stands on pages of a lecture that could not be read before, and which of them still cannot. */
export async function readPagesAgain(
  { files, recognition }: Pick<Services, 'files' | 'recognition'>,
  { fileKey, studentId }: Pick<LectureRow, 'fileKey' | 'studentId'>,
  wanted: readonly number[],
  signal: AbortSignal,
): Promise<Pick<LectureText, 'pages' | 'unreadPages'>> {
  const bringer = { student: { id: studentId }, signal }
  return files.readAt(fileKey, async (path) => {
    const read: PagesRead = { texts: (await readTexts(path, bringer)).pages, pageWords: {} }
    const { unread } = await recognisePages(recognition, path, read, wanted, bringer)
    return { unreadPages: unread, pages: pagesOf(read.texts).filter(({ page }) => wanted.includes(page)) }
  })
}

/** Those that hold text, without what stands at the head of each of them. */
const pagesOf = (texts: readonly string[]): LecturePage[] =>
  dropRunningHeads(texts)
    .map((text, index) => ({ page: index + 1, text }))
    .filter(({ text }) => text !== '')

/** What was read of pages until now, as `LectureText` has it. */
interface PagesRead {
  texts: string[]
  pageWords: Record<string, readonly RecognisedWord[]>
}

/** Whose lecture it is, and whether it is still wanted. */
interface Bringer {
  student: { id: number }
  signal: AbortSignal
}

const readTexts = (path: string, bringer: Bringer): Promise<PdfPages> =>
  readPdfPages(path, bringer).catch((error: unknown) => {
    throw error instanceof UnreadableDocument ? unreadableProblem(error, LECTURE_TEXTS.wrongType) : error
  })

/** Puts what a model sees on pages, which count from 0, into `texts` where it says more. Without it they stay as they are. */
async function lookAtThinPages(
  recognition: TextRecognition,
  path: string,
  texts: string[],
  indexes: readonly number[],
  bringer: Bringer,
): Promise<void> {
  if (indexes.length === 0) return
  const seen = await recognition.readPages(path, indexes, { ...bringer, ...RECOGNITION })
  for (const [place, index] of indexes.entries()) {
    const page = seen[place]
    if (page?.madeBy === 'model') texts[index] = textOfThinPage(texts[index] ?? '', page.text.trim())
  }
}

/** Puts what `pages`, which count from 1, show in pictures into what was read, and tells which of them were not. */
async function recognisePages(
  recognition: TextRecognition,
  path: string,
  { texts, pageWords }: PagesRead,
  pages: readonly number[],
  bringer: Bringer,
): Promise<{ unread: number[]; hasModelFailed: boolean }> {
  if (pages.length === 0) return { unread: [], hasModelFailed: false }
  const indexes = pages.map((page) => page - 1)
  const recognised = await recognition.readPages(path, indexes, { ...bringer, ...RECOGNITION })
  for (const [place, index] of indexes.entries()) {
    const { text = '', words = [] } = recognised[place] ?? {}
    texts[index] = text.trim()
    if (words.length > 0) pageWords[index] = words
  }
  const hasModelFailed = recognised.some((page) => page?.isFallback)
  return { unread: pages.filter((_, place) => !recognised[place]), hasModelFailed }
}
