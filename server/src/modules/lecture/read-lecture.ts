import { LECTURE_TEXTS, type LecturePage } from '@lectern/domain/lecture'
import { OCR_LIMIT_PAGES } from '@lectern/domain/ocr'
import { readPdfPages } from '../../core/documents/read-document.ts'
import { UnreadableDocument } from '../../core/documents/reading/unreadable-document.ts'
import { unreadableProblem } from '../../core/documents/unreadable-problem.ts'
import type { TextRecognition } from '../../core/recognition/text-recognition.ts'
import type { Services } from '../../services.ts'
import type { LectureRow } from './lecture-store.ts'
import { dropRunningHeads } from './running-heads.ts'

/** Recognition takes seconds a page; of a longer scan the rest stays unread. */
const MOST_RECOGNISED = OCR_LIMIT_PAGES

/** What there is to explain. Pages count from 1. */
interface LectureText {
  totalPages: number
  /** Those that hold text. */
  pages: LecturePage[]
  /** Those of which it is not known whether they do: pictures that were damaged, took too long or were too many. */
  unreadPages: number[]
}

/**
 * The pages of a lecture that hold text; of those that show it in pictures the first thirty.
 * @throws Problem `unreadable`, `unsupported_type`
 */
export async function readLecture(
  { files, recognition }: Pick<Services, 'files' | 'recognition'>,
  { fileKey, studentId }: Pick<LectureRow, 'fileKey' | 'studentId'>,
  signal: AbortSignal,
): Promise<LectureText> {
  const { texts, unreadPages } = await files.readAt(fileKey, (path) =>
    readTexts(recognition, path, { student: { id: studentId }, signal }),
  )
  const pages = dropRunningHeads(texts).map((text, index) => ({ page: index + 1, text }))
  return { totalPages: texts.length, unreadPages, pages: pages.filter(({ text }) => text !== '') }
}

/** Whose lecture it is, and whether it is still wanted. */
interface Bringer {
  student: { id: number }
  signal: AbortSignal
}

async function readTexts(recognition: TextRecognition, path: string, bringer: Bringer) {
  const texts = await readPdfPages(path, bringer).catch((error: unknown) => {
    throw error instanceof UnreadableDocument ? unreadableProblem(error, LECTURE_TEXTS.wrongType) : error
  })
  return { texts, unreadPages: await recognisePages(recognition, path, texts, bringer) }
}

/** Puts the text of pages that are pictures into `texts`, where it is missing. @returns the pages that were not read */
async function recognisePages(
  recognition: TextRecognition,
  path: string,
  texts: string[],
  bringer: Bringer,
): Promise<number[]> {
  const missing = texts.flatMap((text, index) => (text === '' ? [index] : []))
  if (missing.length === 0) return []
  const asked = missing.slice(0, MOST_RECOGNISED)
  const recognised = await recognition.readPages(path, asked, { ...bringer, lane: 'lectures' })
  for (const [place, index] of asked.entries()) texts[index] = recognised[place]?.text.trim() ?? ''
  return missing.filter((_, place) => !recognised[place]).map((index) => index + 1)
}
