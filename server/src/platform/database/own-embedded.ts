import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '../../settings/config.ts'
import { makeEmbedded } from './make-embedded.ts'
import { FolderOwnedError, type FolderOwner, ownFolder } from './owner-socket.ts'

/** Where the embedded database stands in a data folder. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'database')

/**
 * Takes `dataDir` for this process, with a database in it, which is made when there is none.
 * @throws ConfigError when another process owns it
 */
export async function ownEmbedded(dataDir: string): Promise<FolderOwner> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const owner = await ownDataDir(dataDir)
  try {
    if (!(await isMade(dataDir))) await makeEmbedded(embeddedFolder(dataDir))
    return owner
  } catch (error) {
    await owner.close()
    throw error
  }
}

/** Makes the database at a first start while nothing else is loaded yet, so that less memory is taken at once. */
export async function makeFirst(dataDir: string): Promise<void> {
  if (await isMade(dataDir)) return
  const owner = await ownEmbedded(dataDir)
  await owner.close()
}

async function ownDataDir(dataDir: string): Promise<FolderOwner> {
  try {
    return await ownFolder(dataDir)
  } catch (error) {
    if (!(error instanceof FolderOwnedError)) throw error
    throw new ConfigError(`DATA_DIR ${dataDir} is in use by another Lectern: stop that one, or set another DATA_DIR`)
  }
}

const isMade = (dataDir: string): Promise<boolean> =>
  access(join(embeddedFolder(dataDir), 'PG_VERSION')).then(
    () => true,
    () => false,
  )
