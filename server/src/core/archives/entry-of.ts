import type { ExportEntry } from '../../bound-module.ts'
import { FileMissingError } from '../../platform/files/file-store.ts'
import { Problem } from '../../problem.ts'

/** What `read` gives of one thing; null where its student deleted it after the archive, minutes in the making, listed it. */
export async function unlessDeleted<Thing>(read: () => Promise<Thing>): Promise<Thing | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof FileMissingError || (error instanceof Problem && error.code === 'not_found')) return null
    throw error
  }
}

/** The entry that holds what `read` gives, or none where that was deleted meanwhile. */
export async function* entryOf(path: string, read: () => Promise<ExportEntry['content']>): AsyncGenerator<ExportEntry> {
  const content = await unlessDeleted(read)
  if (content) yield { path, content }
}
