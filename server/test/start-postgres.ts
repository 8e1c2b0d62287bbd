import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface PostgresAddress {
  /** The maintenance database, as a superuser. */
  readonly url: string
  /** An empty folder that goes with the server. */
  readonly scratchFolder: string
}

export interface RunningPostgres extends PostgresAddress {
  /** Resolves once neither a process nor a folder is left. */
  stop(): Promise<void>
}

/**
 * A real PostgreSQL of this machine's own, on a free port, gone with the process that asked for it.
 * @param isDurable whether commits reach the disk and tables are kept up, as in an installation: for measurements
 */
export async function startPostgres({ isDurable = false } = {}): Promise<RunningPostgres> {
  const child = fork(join(import.meta.dirname, 'postgres-process.ts'), isDurable ? ['durable'] : [], {
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const address = await new Promise<PostgresAddress>((resolve, reject) => {
    child.once('message', (message) => resolve(message as PostgresAddress))
    child.once('exit', (code) => reject(new Error(`PostgreSQL for tests ended with code ${code}`)))
  })
  child.unref()
  child.channel?.unref()
  return {
    ...address,
    async stop() {
      child.ref()
      const hasExited = once(child, 'exit')
      child.disconnect()
      await hasExited
    },
  }
}
