import { join } from 'node:path'
import type { Config } from '../config.ts'
import { findOllama } from '../find-ollama.ts'
import { readSettings } from '../read-settings.ts'
import type { LocalCommand } from './command.ts'
import { checkDatabase, checkMail, checkModel, checkPayment } from './outside-checks.ts'
import { refuseArguments } from './read-arguments.ts'

/** One part of the installation: what is configured, and whether it answers. */
interface Part {
  name: string
  configured: string
  /** Null where there is nothing outside to ask. @throws Error saying why the part does not answer */
  check: (() => Promise<string>) | null
}

const NAME_COLUMN = 10

export const doctor: LocalCommand = {
  usage: 'doctor',
  summary: 'Says what is configured and whether each outside part answers; exit code 1 if one does not',
  async run(args, output) {
    refuseArguments(args)
    const config = readSettings()
    const findings = await Promise.all(partsOf(config).map(examine))
    for (const { line } of findings) output.log(line)
    const ollama = await findOllama()
    if (ollama) output.log(`  ${'note'.padEnd(NAME_COLUMN)}${ollama}`)
    return findings.every(({ isWell }) => isWell) ? 0 : 1
  },
}

function partsOf(config: Config): Part[] {
  const { databaseUrl, dataDir, filesUrl, mail, model, payments, http, isProduction } = config
  const stripe = payments.stripe
  return [
    {
      name: 'site',
      configured: `${http.publicUrl ?? `http://localhost:${http.port}`}${isProduction ? '' : ', not in production'}`,
      check: null,
    },
    {
      name: 'database',
      configured: databaseUrl
        ? `PostgreSQL at ${new URL(databaseUrl).host}`
        : `embedded in ${join(dataDir, 'database')}`,
      check: () => checkDatabase(config),
    },
    { name: 'files', configured: filesUrl ? new URL(filesUrl).host : dataDir, check: null },
    {
      name: 'mail',
      configured: mail.smtpUrl ? new URL(mail.smtpUrl).host : `kept in ${join(dataDir, 'mail')}`,
      check: mail.smtpUrl === null ? null : checkMail(mail.smtpUrl),
    },
    {
      name: 'AI',
      configured: model ? `${model.name} at ${model.baseUrl}` : 'the built-in study engine',
      check: model && checkModel(model),
    },
    { name: 'payment', configured: describePayment(config), check: stripe && checkPayment(stripe) },
  ]
}

function describePayment({ payments, isProduction }: Config): string {
  const provider = payments.stripe ? 'Stripe' : isProduction ? 'none' : 'the test checkout, in which no money moves'
  if (!payments.isEnabled) return `${provider}, closed by PAYMENTS_ENABLED=false`
  return provider === 'none' ? 'under maintenance: set STRIPE_SECRET_KEY' : provider
}

async function examine({ name, configured, check }: Part): Promise<{ line: string; isWell: boolean }> {
  const about = `${name.padEnd(NAME_COLUMN)}${configured}`
  if (!check) return { line: `  ${about}`, isWell: true }
  try {
    return { line: `✓ ${about}: ${await check()}`, isWell: true }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
    return { line: `✗ ${about}: ${reason}`, isWell: false }
  }
}
