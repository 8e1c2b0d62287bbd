import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { askOwner, NoOwnerError, OwnerStartingError } from '../platform/database/owner-socket.ts'
import type { Config } from '../settings/config.ts'
import { LOG_OPTIONS } from '../start/log-options.ts'
import type { Outcome } from './command.ts'
import { runOperatorCommand } from './operator-commands.ts'

const ASK_AGAIN_MS = 200
const STARTED_WITHIN_MS = 20_000
const STDERR = 2

/**
 * Runs a command of the operator where the database can be had: on a server directly; embedded in the process that has
 * it open, or here while nobody has.
 * @throws Error whose message is for the operator
 */
export async function runOnDatabase(config: Config, args: readonly string[]): Promise<Outcome> {
  if (config.databaseUrl) return runHere(config, args)
  try {
    return (await askStartedOwner(config.dataDir, { args })) as Outcome
  } catch (error) {
    if (error instanceof NoOwnerError) return runHere(config, args)
    throw error
  }
}

/** An owner that has just started is asked again; so is another command that has the database open for a moment. */
async function askStartedOwner(folder: string, request: unknown): Promise<unknown> {
  const deadline = Date.now() + STARTED_WITHIN_MS
  for (;;) {
    try {
      return await askOwner(folder, request)
    } catch (error) {
      if (!(error instanceof OwnerStartingError) || Date.now() > deadline) throw error
      await sleep(ASK_AGAIN_MS)
    }
  }
}

/** With everything that the server has but its port, its workers and its ears. */
async function runHere(config: Config, args: readonly string[]): Promise<Outcome> {
  // Not loaded by the many commands that another process carries out.
  const { createApp } = await import('../app.ts')
  const log = pino({ ...LOG_OPTIONS, level: 'error' }, pino.destination(STDERR))
  const app = await createApp({ ...config, role: 'web', speech: null }, { log, onKeptMail: () => {}, siteFolder: null })
  try {
    await app.services.queue.start()
    return await runOperatorCommand(app.services, args)
  } finally {
    await app.stop()
  }
}
