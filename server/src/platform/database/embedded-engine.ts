import { writeSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { DurableFolder } from './durable-folder.ts'
import { LeanPglite } from './lean-pglite.ts'

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

/** Starts PostgreSQL on the database in `folder`, making it where there is none. */
export async function startDurably(folder: string): Promise<{ pglite: PGlite; files: DurableFolder }> {
  const files = new DurableFolder(folder)
  const startParams = [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  return { pglite: await LeanPglite.open({ fs: files, startParams, onStderr: stopOnPanic }), files }
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
