import { randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { systemClock } from '../platform/clock/clock.ts'
import { openServerDatabase } from '../platform/database/open-server.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import { checkMailServer } from '../platform/mail/check-mail-server.ts'
import type { Config } from '../settings/config.ts'
import { runOnDatabase } from './run-on-database.ts'

/** Says how a part answers, and throws when it does not. */
export type Check = () => Promise<string>

const ANSWERS_WITHIN_MS = 5_000
const GIBIBYTE = 1024 ** 3

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
    // The driver's own words are the innermost cause; what is around them is the statement, and our word for an outage.
    throw innermost(error)
  } finally {
    await database.close()
  }
}

const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error

/** A bucket: keeps a file, reads it and deletes it. */
export const checkBucket =
  (config: Pick<Config, 'filesUrl' | 'dataDir'>): Check =>
  async () => {
    const store = await openFileStore(config)
    const key = `doctor/${randomUUID()}`
    await store.put(key, Readable.from([Buffer.from(key)]))
    try {
      if ((await text((await store.open(key)).stream)) !== key) throw new Error('a file comes back as another')
    } finally {
      await store.delete(key)
    }
    return 'keeps files and gives them back'
  }

/** The folder in DATA_DIR. */
export const checkFolder =
  (dataDir: string): Check =>
  async () => {
    if (!existsSync(dataDir)) return 'made at the first start'
    await access(dataDir, constants.W_OK)
    const { bavail, bsize } = await statfs(dataDir)
    return `${((bavail * bsize) / GIBIBYTE).toFixed(1)} GB free`
  }

export const checkMail =
  (smtpUrl: string): Check =>
  async () => {
    await checkMailServer(smtpUrl, ANSWERS_WITHIN_MS)
    return 'answers'
  }

export const checkPayment =
  (settings: NonNullable<Config['payments']['stripe']>): Check =>
  async () => {
    const { createStripeProvider } = await import('../platform/payment/stripe-provider.ts')
    await createStripeProvider(settings, systemClock).check()
    return 'answers'
  }
