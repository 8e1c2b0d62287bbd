import './start/small-young-generation.ts'
import { makeFirst } from './platform/database/own-embedded.ts'
import { ConfigError } from './settings/config.ts'
import { readSettings } from './settings/read-settings.ts'

/** `npm start`: a setting that is wrong ends it with one line. */
try {
  const config = readSettings()
  if (!config.databaseUrl) await makeFirst(config.dataDir)
  const { serve } = await import('./start/serve.ts')
  await serve(config, console.log)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exit(1)
}
