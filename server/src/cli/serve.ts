import type { Config } from '../settings/config.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { LocalCommand } from './command.ts'
import { refuseArguments } from './read-arguments.ts'

const starting = (role: (config: Config) => Config['role']): LocalCommand['run'] =>
  async function run(args, output) {
    refuseArguments(args)
    const config = readSettings()
    // The whole product, which no other command needs.
    const { serve } = await import('../start/serve.ts')
    await serve({ ...config, role: role(config) }, (line) => output.log(line))
    return 0
  }

export const serveCommand: LocalCommand = {
  usage: 'serve',
  summary: 'Serves site and API, and works on jobs unless ROLE says otherwise',
  run: starting(({ role }) => role),
}

export const workerCommand: LocalCommand = {
  usage: 'worker',
  summary: 'Works on jobs only, beside the processes that serve',
  details: ['Several processes need a PostgreSQL server: set DATABASE_URL.'],
  run: starting(() => 'worker'),
}
