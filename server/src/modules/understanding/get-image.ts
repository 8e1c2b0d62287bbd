import type { FileAnswer } from '../../http/file-answer.ts'
import { FileMissingError } from '../../platform/files/file-store.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { requireSession } from './sessions/session-store.ts'

/** The image of a kept chat. @throws Problem `not_found`, also where the chat has none */
export async function getImage(
  { database, files }: Pick<Services, 'database' | 'files'>,
  student: { id: number },
  sessionId: number,
): Promise<FileAnswer> {
  const { imageKey, imageType, imageName } = await requireSession(database.queries, student.id, sessionId)
  if (!imageKey) throw Problem.notFound()
  try {
    const { stream, sizeBytes } = await files.open(imageKey)
    return { stream, sizeBytes, contentType: imageType ?? undefined, filename: imageName ?? 'image' }
  } catch (error) {
    // Deleted between the two.
    throw error instanceof FileMissingError ? Problem.notFound() : error
  }
}
