import { createApp } from '../app.ts'
import type { Config } from '../settings/config.ts'
import { describeSettings } from '../settings/describe-settings.ts'
import { findOllama } from '../settings/find-ollama.ts'
import { openLog } from './open-log.ts'
import { sweepOnce } from './sweep-once.ts'

const STOP_WITHIN_MS = 9_500
const NAME_COLUMN = 10

/** Starts, says on `print` where it is, and from then on stops in good order when the process is told to end. */
export async function serve(config: Config, print: (line: string) => void): Promise<void> {
  const log = openLog(config.logLevel)
  const app = await createApp(config, {
    log,
    onKeptMail: ({ to, text }) => print(`\nMail to ${to}\n\n${text}\n`),
  })
  process.once('SIGTERM', () => void stop(app.stop))
  process.once('SIGINT', () => void stop(app.stop))
  const address = await app.start()
  sweepOnce()
  for (const line of describeStart(config, address)) print(line)
  const ollama = config.model ? null : await findOllama()
  if (ollama) print(`            ${ollama}`)
}

async function stop(stopApp: () => Promise<void>): Promise<void> {
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  await stopApp()
  process.exit(0)
}

function describeStart(config: Config, address: string): string[] {
  const { database, files, ai, ocr, speech, mail, payment } = describeSettings(config)
  const seconds = (performance.now() / 1000).toFixed(1)
  const parts = {
    data: config.databaseUrl || config.filesUrl ? `${database}, files: ${files}` : config.dataDir,
    AI: ai,
    OCR: ocr,
    speech,
    mail: config.mail.smtpUrl ? mail : `${mail}, printed here`,
    payment,
  }
  return [
    `Lectern is ready after ${seconds} s: ${config.http.publicUrl ?? address.replace('127.0.0.1', 'localhost')}`,
    ...Object.entries(parts).map(([name, what]) => `  ${name.padEnd(NAME_COLUMN)}${what}`),
  ]
}
