import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Secrets } from '../../settings/secrets.ts'
import { LIMITS, type Limit, type LimitName } from './limit-table.ts'
import { limitCounts } from './tables.ts'

/** One thing to count: for which limit, and of whom. */
type Count = readonly [limit: LimitName, subject: string]

/** Counts what may be done only so often, across processes and restarts, in windows that slide. */
export interface Limits {
  /**
   * Counts one more of `limit` by `subject`.
   * @throws Problem `rate_limited` with the seconds to wait, when there have been too many; then nothing is counted
   */
  hit(limit: LimitName, subject: string): Promise<void>
  /** Counts one more of each, or none of them. @throws Problem as `hit` does */
  hitAll(counts: readonly Count[]): Promise<void>
  /** Counts one more unless there have been too many: whether it was counted. */
  isWithin(tx: Transaction, limit: LimitName, subject: string): Promise<boolean>
  /** Forgets the newest of each: what was counted beforehand turned out to be no failure. */
  takeBack(tx: Transaction, counts: readonly Count[]): Promise<void>
  /** Forgets whatever was counted of these, for every limit. */
  forget(tx: Transaction, subjects: readonly string[]): Promise<void>
  /** Removes the rows that say nothing any more. */
  sweep(tx: Transaction): Promise<void>
}

interface LimitsOptions {
  database: Database
  clock: Clock
  secrets: Secrets
  /** False lifts the limits per client address. */
  hasClientLimits: boolean
}

export function createLimits({ database, clock, secrets, hasClientLimits }: LimitsOptions): Limits {
  const keyOf = (name: LimitName, subject: string) => `${name}:${secrets.hash('limit', subject)}`
  /** In one order everywhere, so that two requests never wait for each other's rows. */
  const inForce = (counts: readonly Count[]) =>
    counts
      .map(([name, subject]) => ({ limit: LIMITS[name] as Limit, key: keyOf(name, subject) }))
      .filter(({ limit }) => hasClientLimits || !limit.isPerClient)
      .sort((one, other) => (one.key < other.key ? -1 : 1))

  const hitAll = (counts: readonly Count[]) =>
    database.transaction(async (tx) => {
      for (const { limit, key } of inForce(counts)) {
        const now = clock.now()
        if (!(await countOne(tx, limit, key, now))) throw tooMany(limit, await secondsToWait(tx, limit, key, now))
      }
    })

  return {
    hit: (limit, subject) => hitAll([[limit, subject]]),
    hitAll,
    async isWithin(tx, name, subject) {
      const [count] = inForce([[name, subject]])
      return !count || countOne(tx, count.limit, count.key, clock.now())
    },
    async takeBack(tx, counts) {
      for (const { key } of inForce(counts)) await forgetNewest(tx, key)
    },
    async forget(tx, subjects) {
      const names = Object.keys(LIMITS) as LimitName[]
      const keys = subjects.flatMap((subject) => names.map((name) => keyOf(name, subject)))
      await tx.delete(limitCounts).where(inArray(limitCounts.key, keys))
    },
    async sweep(tx) {
      await tx.delete(limitCounts).where(lte(limitCounts.forgottenAt, clock.now()))
    },
  }
}

/** One statement, so that of two at once the second sees the first. A refused one leaves the row as it was. */
async function countOne(tx: Transaction, limit: Limit, key: string, now: Date): Promise<boolean> {
  const counted = await tx
    .insert(limitCounts)
    .values({ key, countedAt: [now], forgottenAt: after(now, limit.windowSeconds) })
    .onConflictDoUpdate({
      target: limitCounts.key,
      set: {
        countedAt: sql`array(${recent(limit, now)} order by moment) || excluded.counted_at`,
        forgottenAt: sql`excluded.forgotten_at`,
      },
      setWhere: sql`(select count(*) from (${recent(limit, now)}) as recent) < ${limit.most}`,
    })
    .returning({ key: limitCounts.key })
  return counted.length === 1
}

const recent = (limit: Limit, now: Date) =>
  sql`select moment from unnest(${limitCounts.countedAt}) as moment where moment > ${after(now, -limit.windowSeconds).toISOString()}::timestamptz`

async function secondsToWait(tx: Transaction, limit: Limit, key: string, now: Date): Promise<number> {
  const [row] = await tx.select({ countedAt: limitCounts.countedAt }).from(limitCounts).where(eq(limitCounts.key, key))
  const windowStart = after(now, -limit.windowSeconds)
  const oldest = row?.countedAt.find((moment) => moment > windowStart) ?? now
  return Math.max(1, Math.ceil((after(oldest, limit.windowSeconds).getTime() - now.getTime()) / 1000))
}

async function forgetNewest(tx: Transaction, key: string): Promise<void> {
  const { countedAt } = limitCounts
  await tx
    .update(limitCounts)
    .set({ countedAt: sql`${countedAt}[:cardinality(${countedAt}) - 1]` })
    .where(and(eq(limitCounts.key, key), sql`cardinality(${countedAt}) > 0`))
}

const tooMany = (limit: Limit, retryAfterSeconds: number) =>
  new Problem('rate_limited', limit.text, { retryAfterSeconds })

const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)
