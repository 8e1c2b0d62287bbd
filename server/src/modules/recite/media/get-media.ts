import { readByteRange } from '../../../http/byte-range.ts'
import type { FileAnswer } from '../../../http/file-answer.ts'
import { FileMissingError } from '../../../platform/files/file-store.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { requireMedia } from './media-store.ts'

/** A picture or a sound of the student, or the part of it that a Range header asks for. @throws Problem `not_found` */
export async function getMedia(
  { database, files }: Pick<Services, 'database' | 'files'>,
  student: { id: number },
  name: string,
  rangeHeader: string | null,
): Promise<FileAnswer> {
  const { fileKey, contentType, sizeBytes } = await requireMedia(database.queries, student.id, name)
  const range = readByteRange(rangeHeader, sizeBytes)
  const about = { contentType, filename: name, sizeBytes, range }
  if (range === 'outside') return { ...about, stream: Buffer.alloc(0) }
  try {
    return { ...about, stream: (await files.open(fileKey, range ?? undefined)).stream }
  } catch (error) {
    // Deleted between the two.
    throw error instanceof FileMissingError ? Problem.notFound() : error
  }
}
