import './start/small-young-generation.ts'
import { ConfigError } from './settings/config.ts'
import { readSettings } from './settings/read-settings.ts'
import { serve } from './start/serve.ts'

/** `npm start`: a setting that is wrong ends it with one line. */
try {
  await serve(readSettings(), console.log)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exit(1)
}
