import { chmod } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { ConfigError } from '../../settings/config.ts'
import type { Database } from './database.ts'
import type { DurableFolder } from './durable-folder.ts'
import { twoClients } from './embedded-client.ts'
import { startDurably } from './embedded-engine.ts'
import { keepUp } from './embedded-upkeep.ts'
import { embeddedFolder, ownEmbedded } from './own-embedded.ts'
import type { FolderOwner } from './owner-socket.ts'
import { refuseInsideTransaction, runInsideTransaction } from './transaction-guard.ts'
import { WaitingLine } from './waiting-line.ts'

/** PostgreSQL inside this process, with one connection: transactions run one after another. */
export interface EmbeddedDatabase extends Database {
  readonly kind: 'embedded'
  readonly pglite: PGlite
  /** Through which other processes reach this database. Null for one in memory, which nobody else can reach. */
  readonly owner: FolderOwner | null
}

/**
 * Opens the database in `dataDir`, making it when there is none. A commit that was acknowledged survives a power cut.
 * @param onTrouble told of what fails in the background
 * @throws ConfigError when another process owns `dataDir`, or when commits cannot be made to reach the disk
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  onTrouble: (error: Error) => void,
): Promise<EmbeddedDatabase> {
  const owner = await ownEmbedded(dataDir)
  try {
    const folder = embeddedFolder(dataDir)
    await chmod(folder, 0o700)
    const { pglite, files } = await startDurably(folder)
    await assertCommitsReachDisk(pglite, files)
    const upkeep = keepUp(pglite, onTrouble)
    return embeddedDatabaseOf(pglite, owner, async () => {
      await upkeep.stop()
      await pglite.close()
      await owner.close()
    })
  } catch (error) {
    await owner.close()
    throw error
  }
}

/** A running PGlite as a database. */
export function embeddedDatabaseOf(
  pglite: PGlite,
  owner: FolderOwner | null,
  close: () => Promise<void>,
): EmbeddedDatabase {
  const { forRows, forOthers } = twoClients(pglite)
  const connection = drizzle({ client: forRows })
  const line = new WaitingLine()
  return {
    kind: 'embedded',
    pglite: forOthers,
    owner,
    get queries() {
      refuseInsideTransaction()
      return connection
    },
    async transaction(work) {
      refuseInsideTransaction()
      const leave = line.enter()
      return connection
        .transaction((tx) => {
          leave()
          return runInsideTransaction(() => work(tx))
        })
        .finally(leave)
    },
    isStarved: () => line.isStarved(),
    close,
  }
}

/** The flushing rests on what PGlite does not promise; a version that stopped it must not run unnoticed. */
async function assertCommitsReachDisk(pglite: PGlite, files: DurableFolder): Promise<void> {
  const flushesBefore = files.flushes
  await pglite.query(`select pg_logical_emit_message(true, 'lectern', 'does this commit reach the disk?')`)
  if (files.flushes > flushesBefore) return
  await pglite.close()
  throw new ConfigError(
    'The embedded database does not flush its commits to disk here, so a power cut could lose them: set DATABASE_URL',
  )
}
