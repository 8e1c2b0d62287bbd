import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { findOllama } from './find-ollama.ts'
import { LOG_OPTIONS } from './log-options.ts'
import type { PaymentProvider } from './platform/payment/payment-provider.ts'

const STOP_WITHIN_MS = 9_500

/** Starts, says on `print` where it is, and from then on stops in good order when the process is told to end. */
export async function serve(config: Config, print: (line: string) => void): Promise<void> {
  const log = pino({ ...LOG_OPTIONS, level: config.logLevel })
  const app = await createApp(config, {
    log,
    onKeptMail: ({ to, text }) => print(`\nMail to ${to}\n\n${text}\n`),
  })
  process.once('SIGTERM', () => void stop(app.stop))
  process.once('SIGINT', () => void stop(app.stop))
  const address = await app.start()
  for (const line of describeStart(config, address, app.services.paymentProvider)) print(line)
  const ollama = config.model ? null : await findOllama()
  if (ollama) print(`            ${ollama}`)
}

async function stop(stopApp: () => Promise<void>): Promise<void> {
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  await stopApp()
  process.exit(0)
}

function describeStart(config: Config, address: string, provider: PaymentProvider | null): string[] {
  const { model, speech, mail, databaseUrl, dataDir, http, payments } = config
  const seconds = (performance.now() / 1000).toFixed(1)
  return [
    `Lectern is ready after ${seconds} s: ${http.publicUrl ?? address.replace('127.0.0.1', 'localhost')}`,
    `  data      ${databaseUrl ? `PostgreSQL at ${new URL(databaseUrl).host}, files in ${dataDir}` : dataDir}`,
    `  AI        ${model ? `${model.name} at ${new URL(model.baseUrl).host}` : 'the built-in study engine'}`,
    `  speech    ${describeSpeech(speech)}`,
    `  mail      ${mail.smtpUrl ? new URL(mail.smtpUrl).host : `kept in ${join(dataDir, 'mail')}, printed here`}`,
    `  payment   ${payments.isEnabled && provider ? provider.description : 'under maintenance'}`,
  ]
}

function describeSpeech(speech: Config['speech']): string {
  if (speech === 'local') return 'the recogniser on this machine'
  return speech ? `${speech.name} at ${new URL(speech.baseUrl).host}` : 'not set up'
}
