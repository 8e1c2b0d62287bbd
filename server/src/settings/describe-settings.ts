import { join } from 'node:path'
import type { Config } from './config.ts'
import { siteUrlOf } from './config.ts'

/** What is configured, as an operator reads it: names and hosts, never a password, key or token. */
export interface DescribedSettings {
  site: string
  database: string
  files: string
  mail: string
  ai: string
  /** What reads scanned pages and pictures. */
  ocr: string
  speech: string
  /** What reads texts aloud. */
  voice: string
  payment: string
}

export function describeSettings(config: Config): DescribedSettings {
  const { databaseUrl, dataDir, filesUrl, mail, model, recognition, isProduction } = config
  return {
    site: `${siteUrlOf(config)}${isProduction ? '' : ', not in production'}`,
    database: databaseUrl ? `PostgreSQL at ${new URL(databaseUrl).host}` : `embedded in ${join(dataDir, 'database')}`,
    files: filesUrl ? describeBucket(filesUrl) : join(dataDir, 'files'),
    mail: mail.smtpUrl ? new URL(mail.smtpUrl).host : `kept in ${join(dataDir, 'mail')}`,
    ai: model ? named(model) : 'the built-in study engine',
    ocr: recognition ? `${named(recognition)}, else tesseract` : 'tesseract, on this machine',
    speech: describeSpeech(config),
    voice: config.speech && config.speech !== 'local' ? config.speech.voice.model : 'the browser’s own',
    payment: describePayment(config),
  }
}

const named = ({ name, baseUrl }: { name: string; baseUrl: string }) => `${name} at ${new URL(baseUrl).host}`

function describeBucket(filesUrl: string): string {
  const { hostname: bucket, searchParams } = new URL(filesUrl)
  const endpoint = searchParams.get('endpoint')
  return `bucket ${bucket} at ${endpoint && URL.canParse(endpoint) ? new URL(endpoint).host : 'Amazon S3'}`
}

function describeSpeech({ speech }: Config): string {
  if (speech === 'local') return 'the recogniser on this machine'
  return speech ? named(speech) : 'no recogniser: recordings are not taken'
}

function describePayment({ payments, isProduction }: Config): string {
  const stripe =
    payments.stripe && (payments.stripe.host ? `Stripe at ${new URL(payments.stripe.host).host}` : 'Stripe')
  const provider = stripe ?? (isProduction ? null : 'the test checkout, in which no money moves')
  if (!payments.isEnabled) return `${provider ?? 'none'}, closed by PAYMENTS_ENABLED=false`
  return provider ?? 'under maintenance: set STRIPE_SECRET_KEY'
}
