import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { LOG_OPTIONS } from './log-options.ts'

/** `npm start`: reads the settings, starts, says where it is, and stops in good order when it is told to. */

const ROOT = join(import.meta.dirname, '..', '..')
const STOP_WITHIN_MS = 9_500

const envFile = join(ROOT, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)

try {
  await start(readConfig(process.env, ROOT))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  const log = pino({ ...LOG_OPTIONS, level: config.logLevel })
  const app = await createApp(config, {
    log,
    onKeptMail: ({ to, text }) => console.log(`\nMail to ${to}\n\n${text}\n`),
  })
  process.once('SIGTERM', () => void stop(app.stop))
  process.once('SIGINT', () => void stop(app.stop))
  const address = await app.start()
  for (const line of describeStart(config, address)) console.log(line)
}

async function stop(stopApp: () => Promise<void>): Promise<void> {
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  await stopApp()
  process.exit(0)
}

function describeStart(config: Config, address: string): string[] {
  const { model, mail, databaseUrl, dataDir, http, payments } = config
  const seconds = (performance.now() / 1000).toFixed(1)
  return [
    `Lectern is ready after ${seconds} s: ${http.publicUrl ?? address.replace('127.0.0.1', 'localhost')}`,
    `  data      ${databaseUrl ? `PostgreSQL at ${new URL(databaseUrl).host}, files in ${dataDir}` : dataDir}`,
    `  AI        ${model ? `${model.name} at ${new URL(model.baseUrl).host}` : 'the built-in study engine'}`,
    `  mail      ${mail.smtpUrl ? new URL(mail.smtpUrl).host : `kept in ${join(dataDir, 'mail')}, printed here`}`,
    `  payment   ${payments.isEnabled ? 'on' : 'under maintenance'}`,
  ]
}
