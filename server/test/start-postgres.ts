import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface PostgresAddress {
  /** The maintenance database, as a superuser. */
  readonly url: string
  /** An empty folder that goes with the server. */
  readonly scratchFolder: string
}

export interface RunningPostgres extends PostgresAddress {
  /** Kills it as a machine does that runs out of memory; `recover` starts it again on what is left. */
  crash(): Promise<void>
  recover(): Promise<void>
  /** Resolves once neither a process nor a folder is left. */
  stop(): Promise<void>
}

interface Wishes {
  /** Whether commits reach the disk and tables are kept up, as in an installation: for measurements. */
  isDurable?: boolean
  /** The folder of the programs of another PostgreSQL than the one that came by npm. */
  programs?: string
}

/** A real PostgreSQL of this machine's own, on a free port, gone with the process that asked for it. */
export async function startPostgres({ isDurable = false, programs = '' }: Wishes = {}): Promise<RunningPostgres> {
  const child = fork(join(import.meta.dirname, 'postgres-process.ts'), [isDurable ? 'durable' : '', programs], {
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const address = await new Promise<PostgresAddress>((resolve, reject) => {
    child.once('message', (message) => resolve(message as PostgresAddress))
    child.once('exit', (code) => reject(ended(code)))
  })
  child.unref()
  child.channel?.unref()
  const has = async (wish: 'crash' | 'recover') => {
    child.ref()
    child.channel?.ref()
    const answered = new AbortController()
    const { signal } = answered
    const done = Promise.race([once(child, 'message', { signal }), endOf(child, signal)])
    child.send(wish)
    await done.finally(() => answered.abort())
    child.unref()
    child.channel?.unref()
  }
  return {
    ...address,
    crash: () => has('crash'),
    recover: () => has('recover'),
    async stop() {
      child.ref()
      const hasExited = once(child, 'exit')
      child.disconnect()
      await hasExited
    },
  }
}

const ended = (code: number | null) => new Error(`PostgreSQL for tests ended with code ${code}`)

async function endOf(child: ChildProcess, signal: AbortSignal): Promise<never> {
  const [code] = await once(child, 'exit', { signal })
  throw ended(code)
}
