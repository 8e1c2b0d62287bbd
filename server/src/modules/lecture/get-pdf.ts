import { readByteRange } from '../../http/byte-range.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
import { FileMissingError } from '../../platform/files/file-store.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { requireLecture } from './lecture-store.ts'

/** The PDF of a lecture, or the part of it that a Range header asks for. @throws Problem `not_found` */
export async function getPdf(
  { database, files }: Pick<Services, 'database' | 'files'>,
  student: { id: number },
  lectureId: number,
  rangeHeader: string | null,
): Promise<FileAnswer> {
  const lecture = await requireLecture(database.queries, student.id, lectureId)
  const { fileSizeBytes: sizeBytes, originalFilename: filename } = lecture
  const range = readByteRange(rangeHeader, sizeBytes)
  if (range === 'outside') return { stream: Buffer.alloc(0), sizeBytes, filename, range }
  try {
    const { stream } = await files.open(lecture.fileKey, range ?? { start: 0 })
    return { stream, sizeBytes, filename, range }
  } catch (error) {
    // The file of a lecture that failed is gone before the lecture.
    if (error instanceof FileMissingError) throw Problem.notFound()
    throw error
  }
}
