import type { Services } from '../../services.ts'
import type { ChatImageJob } from './jobs.ts'
import { isImageNeeded } from './session-store.ts'

/** Removes an image that no chat needs (any more). */
export async function removeImage(
  { database, files }: Pick<Services, 'database' | 'files'>,
  { imageKey }: ChatImageJob,
): Promise<void> {
  if (!(await isImageNeeded(database.queries, imageKey))) await files.delete(imageKey)
}
