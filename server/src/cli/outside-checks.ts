import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { openServerDatabase } from '../platform/database/open-server.ts'
import { checkMailServer } from '../platform/mail/check-mail-server.ts'
import { runOnDatabase } from './run-on-database.ts'

/** Each says how a part answers, and throws when it does not. */
type Check = () => Promise<string>

const ANSWERS_WITHIN_MS = 5_000

/** Leaves a database that there is not unmade. */
export async function checkDatabase(config: Config): Promise<string> {
  if (config.databaseUrl) return checkServer(config.databaseUrl)
  if (!existsSync(join(config.dataDir, 'database', 'PG_VERSION'))) return 'made at the first start'
  await runOnDatabase(config, ['migrate'])
  return 'answers'
}

async function checkServer(url: string): Promise<string> {
  const database = openServerDatabase(url, () => {})
  try {
    const { rows } = (await database.queries.execute(sql`show server_version`)) as unknown as {
      rows: { server_version: string }[]
    }
    return `answers, version ${rows[0]?.server_version}`
  } catch (error) {
    // The driver's own words are in the cause; what is around them is the statement.
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error
  } finally {
    await database.close()
  }
}

export const checkMail =
  (smtpUrl: string): Check =>
  async () => {
    await checkMailServer(smtpUrl, ANSWERS_WITHIN_MS)
    return 'answers'
  }

export const checkModel =
  ({ baseUrl, apiKey, name }: NonNullable<Config['model']>): Check =>
  async () => {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/models`, {
      headers: { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    }).catch((error: Error) => {
      throw error.cause instanceof Error ? error.cause : error
    })
    if (!response.ok) throw new Error(`answers with status ${response.status}`)
    const { data } = (await response.json()) as { data?: { id: string }[] }
    const isListed = data?.some(({ id }) => id === name)
    return isListed === false ? `answers, but does not list ${name}` : 'answers'
  }

export const checkPayment =
  (settings: NonNullable<Config['payments']['stripe']>): Check =>
  async () => {
    const { createStripeProvider } = await import('../platform/payment/stripe-provider.ts')
    await createStripeProvider(settings, systemClock).check()
    return 'answers'
  }
