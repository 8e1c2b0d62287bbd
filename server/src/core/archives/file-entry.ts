import type { ExportEntry } from '../../bound-module.ts'
import { FileMissingError, type FileStore } from '../../platform/files/file-store.ts'

/** The entry that is a file, or none where its student deleted it after the archive, minutes in the making, listed it. */
export async function* fileEntry(
  path: string,
  files: Pick<FileStore, 'open'>,
  fileKey: string,
): AsyncGenerator<ExportEntry> {
  const file = await files.open(fileKey).catch((error: unknown) => {
    if (error instanceof FileMissingError) return null
    throw error
  })
  if (file) yield { path, content: file.stream }
}
