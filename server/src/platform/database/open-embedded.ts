import { writeSync } from 'node:fs'
import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { ConfigError } from '../../settings/config.ts'
import type { Database } from './database.ts'
import { DurableFolder } from './durable-folder.ts'
import { twoClients } from './embedded-client.ts'
import { keepUp } from './embedded-upkeep.ts'
import { FolderOwnedError, type FolderOwner, ownFolder } from './owner-socket.ts'
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
 * What differs from PGlite's own settings. The files are in the system's cache anyway, so that small buffers of its own
 * save 100 MB and cost nothing; and a checkpoint gives back what the log took beyond a few files.
 */
const SETTINGS = {
  fsync: 'on',
  wal_sync_method: 'fsync',
  shared_buffers: '32MB',
  min_wal_size: '32MB',
  max_wal_size: '64MB',
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
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const owner = await ownDataDir(dataDir)
  try {
    const folder = join(dataDir, 'database')
    await createUnlessPresent(folder)
    await chmod(folder, 0o700)
    const { pglite, files } = await startDurably(folder)
    await assertCommitsReachDisk(pglite, files)
    const upkeep = keepUp(pglite, onTrouble)
    return presentEmbedded(pglite, owner, async () => {
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
export function presentEmbedded(
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

async function ownDataDir(dataDir: string): Promise<FolderOwner> {
  try {
    return await ownFolder(dataDir)
  } catch (error) {
    if (!(error instanceof FolderOwnedError)) throw error
    throw new ConfigError(`DATA_DIR ${dataDir} is in use by another Lectern: stop that one, or set another DATA_DIR`)
  }
}

/** A new database appears whole or not at all: it is made beside its place, flushed, and renamed. */
async function createUnlessPresent(folder: string): Promise<void> {
  if (await exists(join(folder, 'PG_VERSION'))) return
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  const { pglite } = await startDurably(draft)
  await pglite.close()
  await flushTree(draft)
  await rename(draft, folder)
  await flush(join(folder, '..'))
}

async function startDurably(folder: string): Promise<{ pglite: PGlite; files: DurableFolder }> {
  const files = new DurableFolder(folder)
  const startParams = [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  return { pglite: await PGlite.create({ fs: files, startParams, onStderr: stopOnPanic }), files }
}

/**
 * PostgreSQL panics when the disk did not take a commit, and what is in memory can no longer be trusted. PGlite would
 * go on and answer nothing more, so the process stops; its next start recovers from the log, as a server's would.
 */
function stopOnPanic(logLine: string): boolean {
  const panic = /^\S+ \S+ \S+ \[\d+\] PANIC: +(.*)/.exec(logLine)
  if (panic) {
    writeSync(2, `The embedded database had to stop: ${panic[1]}\n`)
    process.exit(70)
  }
  return false
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

async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? flushTree(path) : flush(path))
  }
  await flush(folder)
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await (await open(path, 'r')).close()
    return true
  } catch {
    return false
  }
}
