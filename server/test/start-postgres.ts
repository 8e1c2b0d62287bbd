import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface RunningPostgres {
  /** The maintenance database, as a superuser. */
  readonly url: string
  /** Resolves once neither a process nor a folder is left. */
  stop(): Promise<void>
}

/** A real PostgreSQL of this machine's own, on a free port, gone with the process that asked for it. */
export async function startPostgres(): Promise<RunningPostgres> {
  const child = fork(join(import.meta.dirname, 'postgres-process.ts'), {
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { url: string }).url))
    child.once('exit', (code) => reject(new Error(`PostgreSQL for tests ended with code ${code}`)))
  })
  child.unref()
  child.channel?.unref()
  return {
    url,
    async stop() {
      const hasExited = once(child, 'exit')
      child.disconnect()
      await hasExited
    },
  }
}
