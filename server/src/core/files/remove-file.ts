import type { Services } from '../../services.ts'
import type { FileJob } from './file-job.ts'

/** Removes a file that no part of the house needs. */
export async function removeFile(
  { database, files, modules }: Pick<Services, 'database' | 'files' | 'modules'>,
  { fileKey }: FileJob,
): Promise<void> {
  for (const module of modules) if (await module.needsFile?.(database.queries, fileKey)) return
  await files.delete(fileKey)
}
