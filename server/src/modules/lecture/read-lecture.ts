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

/**
 * The pages of a lecture that hold text; of those that show it in pictures the first thirty.
 * @throws Problem `unreadable`, `unsupported_type`
 */
export async function readLecture(
  { files, recognition }: Pick<Services, 'files' | 'recognition'>,
  { fileKey, studentId }: Pick<LectureRow, 'fileKey' | 'studentId'>,
  signal: AbortSignal,
): Promise<{ totalPages: number; pages: LecturePage[] }> {
  const texts = await files.readAt(fileKey, (path) =>
    readTexts(recognition, path, { student: { id: studentId }, signal }),
  )
  const pages = dropRunningHeads(texts).map((text, index) => ({ page: index + 1, text }))
  return { totalPages: texts.length, pages: pages.filter(({ text }) => text !== '') }
}

/** Whose lecture it is, and whether it is still wanted. */
interface Bringer {
  student: { id: number }
  signal: AbortSignal
}

async function readTexts(recognition: TextRecognition, path: string, bringer: Bringer): Promise<string[]> {
  const texts = await readPdfPages(path, bringer).catch((error: unknown) => {
    throw error instanceof UnreadableDocument ? unreadableProblem(error, LECTURE_TEXTS.wrongType) : error
  })
  await recognisePages(recognition, path, texts, bringer)
  return texts
}

/** Puts the text of pages that are pictures into `texts`, where it is missing. */
async function recognisePages(recognition: TextRecognition, path: string, texts: string[], bringer: Bringer) {
  const missing = texts.flatMap((text, index) => (text === '' ? [index] : [])).slice(0, MOST_RECOGNISED)
  if (missing.length === 0) return
  const recognised = await recognition.readPages(path, missing, { ...bringer, lane: 'lectures' })
  for (const [place, index] of missing.entries()) texts[index] = recognised[place]?.text.trim() ?? ''
}
