import { readByteRange } from '../../http/byte-range.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { requireSet } from './set-store.ts'

/** The sound of a set, or the part of it that a Range header asks for. @throws Problem `not_found` */
export async function getAudio(
  { database, files }: Pick<Services, 'database' | 'files'>,
  student: { id: number },
  setId: number,
  rangeHeader: string | null,
): Promise<FileAnswer> {
  const { status, audioKey, contentType, filename, sizeBytes } = await requireSet(database.queries, student.id, setId)
  if (status !== 'completed' || audioKey === null) throw Problem.notFound()
  const range = readByteRange(rangeHeader, sizeBytes)
  const about = { contentType, filename, sizeBytes, range }
  if (range === 'outside') return { ...about, stream: Buffer.alloc(0) }
  return { ...about, stream: (await files.open(audioKey, range ?? undefined)).stream }
}
