import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { LECTURE_TEXTS, type LecturePage } from '@lectern/domain/lecture'
import { readPdfPages } from '../../core/documents/read-document.ts'
import { UnreadableDocument } from '../../core/documents/reading/unreadable-document.ts'
import { unreadableProblem } from '../../core/documents/unreadable-problem.ts'
import type { Services } from '../../services.ts'
import type { LectureRow } from './lecture-store.ts'
import { dropRunningHeads } from './running-heads.ts'

/**
 * The pages of a lecture that hold text. The PDF comes from the file store by way of a file of its own, which is all that
 * its reader may read.
 * @throws Problem `unreadable`, `unsupported_type`
 */
export async function readLecture(
  { files, config }: Pick<Services, 'files' | 'config'>,
  { fileKey }: Pick<LectureRow, 'fileKey'>,
  signal: AbortSignal,
): Promise<{ totalPages: number; pages: LecturePage[] }> {
  const folder = join(config.dataDir, 'uploads')
  const path = join(folder, crypto.randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const { stream } = await files.open(fileKey)
    await pipeline(stream, createWriteStream(path, { mode: 0o600, flags: 'wx' }), { signal })
    const texts = await readPdfPages(path, signal).catch((error: unknown) => {
      throw error instanceof UnreadableDocument ? unreadableProblem(error, LECTURE_TEXTS.wrongType) : error
    })
    const pages = dropRunningHeads(texts).map((text, index) => ({ page: index + 1, text }))
    return { totalPages: texts.length, pages: pages.filter(({ text }) => text !== '') }
  } finally {
    await rm(path, { force: true })
  }
}
