import type { Services } from '../../services.ts'
import type { LectureFileJob } from './jobs.ts'
import { isFileNeeded } from './lecture-store.ts'

/** Removes a PDF that no lecture needs (any more). */
export async function removeFile(
  { database, files }: Pick<Services, 'database' | 'files'>,
  { fileKey }: LectureFileJob,
): Promise<void> {
  if (!(await isFileNeeded(database.queries, fileKey))) await files.delete(fileKey)
}
