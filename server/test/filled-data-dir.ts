import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { emptyFolder } from './files/empty-folder.ts'

/** A data folder with a migrated embedded database in it, which saves the seconds of making one. Goes with the test. */
export async function filledDataDir(): Promise<string> {
  const dataDir = await emptyFolder()
  // A thousand small files, which take the asynchronous way five times as long.
  cpSync(inject('embeddedTemplate'), join(dataDir, 'database'), { recursive: true })
  return dataDir
}
