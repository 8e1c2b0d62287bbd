import { filenameOf } from '@lectern/domain/materials/material'
import { readByteRange } from '../../../http/byte-range.ts'
import type { FileAnswer } from '../../../http/file-answer.ts'
import { FileMissingError } from '../../../platform/files/file-store.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { requireMaterial } from '../material-store.ts'

/**
 * The file of a material, or the part of it that a Range header asks for; the text where there is no other file.
 * @throws Problem `not_found`
 */
export async function getFile(
  { database, files }: Pick<Services, 'database' | 'files'>,
  student: { id: number },
  materialId: number,
  rangeHeader: string | null,
): Promise<FileAnswer> {
  const { name, text, fileKey, fileSizeBytes, contentType } = await requireMaterial(
    database.queries,
    student.id,
    materialId,
  )
  if (fileKey === null) return answerText(name, Buffer.from(text), rangeHeader)
  const range = readByteRange(rangeHeader, fileSizeBytes)
  const about = { contentType, filename: filenameOf(name, contentType), sizeBytes: fileSizeBytes, range }
  if (range === 'outside') return { ...about, stream: Buffer.alloc(0) }
  try {
    return { ...about, stream: (await files.open(fileKey, range ?? undefined)).stream }
  } catch (error) {
    // Deleted between the two.
    throw error instanceof FileMissingError ? Problem.notFound() : error
  }
}

function answerText(name: string, bytes: Buffer, rangeHeader: string | null): FileAnswer {
  const filename = /\.(txt|md)$/i.test(name) ? name : `${name}.txt`
  const range = readByteRange(rangeHeader, bytes.length)
  const part = range === 'outside' ? Buffer.alloc(0) : range ? bytes.subarray(range.start, range.end + 1) : bytes
  return { stream: part, sizeBytes: bytes.length, filename, contentType: 'text/plain; charset=utf-8', range }
}
