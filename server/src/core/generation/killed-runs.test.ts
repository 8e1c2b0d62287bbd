import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killWorkers } from '../../../test/kill-workers.ts'
import { createStudentWith, creditsOver, type SteppedClock, silentLog, steppedClock } from '../../../test/ledger.ts'
import { cloneServer, dropServer } from '../../../test/test-database.ts'
import { openServerDatabase, type ServerDatabase } from '../../platform/database/open-server.ts'
import type { Credits } from '../credits/credits.ts'
import { createGenerationRuns, type GenerationRuns } from './generation-runs.ts'

const LEASE_SECONDS = 0.6

let database: ServerDatabase
let clock: SteppedClock
let credits: Credits
let runs: GenerationRuns

beforeAll(async () => {
  database = openServerDatabase(await cloneServer(), () => {})
  clock = steppedClock(new Date())
  credits = creditsOver(database, { clock })
  runs = createGenerationRuns({ database, credits, clock, log: silentLog })
})
afterAll(async () => {
  await database.close()
  await dropServer(database.url)
})

const checkLedger = async () => expect(await credits.checkLedger(database.queries)).toEqual([])

test('30 processes killed amid chunked runs leave no drift, nothing stuck, and only chunks paid that gave something sure', async () => {
  const student = await createStudentWith(60, { database, credits })
  const about = { databaseUrl: database.url, student, leaseSeconds: LEASE_SECONDS }
  await killWorkers(
    { kind: 'run', ...about },
    { kills: 30, isEnough: async () => Number((await countRuns())?.madeChunks) > 30, afterEach: checkLedger },
  )
  await sleep(LEASE_SECONDS * 1000)
  clock.advance(3600)
  const closed = await runs.closeIdleRuns()

  expect(await credits.checkLedger(database.queries)).toEqual([])
  const counts = await countRuns()
  expect(counts).toMatchObject({ openRuns: 0, openHolds: 0, runningChunks: 0, wronglyPriced: 0 })
  // Otherwise the kills came where nothing happened, and the test has shown nothing.
  expect(closed).toBeGreaterThan(5)
  expect(counts?.madeChunks).toBeGreaterThan(30)
  expect(counts?.interruptedChunks).toBeGreaterThan(5)
  expect(counts?.unsureChunks).toBeGreaterThan(5)
})

test('20 processes killed amid runs that are opened, gone on with and kept: each costs what it made for sure, and keeps it', async () => {
  const earlier = await countLasting()
  const student = await createStudentWith(60, { database, credits })
  const about = { databaseUrl: database.url, student, leaseSeconds: LEASE_SECONDS }
  const isEnough = async () => {
    const counts = await countLasting()
    return Number(counts?.goneOnWith) > 3 && Number(counts?.made) > 20
  }
  await killWorkers({ kind: 'lasting run', ...about }, { kills: 20, isEnough, afterEach: checkLedger })
  await sleep(LEASE_SECONDS * 1000)
  clock.advance(3600)
  await runs.closeIdleRuns()

  expect(await credits.checkLedger(database.queries)).toEqual([])
  const counts = await countLasting()
  expect(counts).toMatchObject({ open: 0, openHolds: 0, overpaid: 0, paidForNothing: 0, madeForNothing: 0 })
  expect(Number(counts?.settled) - Number(earlier?.settled)).toBe(Number(counts?.charged) - Number(earlier?.charged))
  expect(counts?.goneOnWith).toBeGreaterThan(3)
  expect(counts?.made).toBeGreaterThan(20)
})

interface LastingCounts {
  open: number
  openHolds: number
  /** More than the whole was agreed to cost. */
  overpaid: number
  paidForNothing: number
  /** Made for sure, unkept, and not paid although nothing was ever paid for the run. */
  madeForNothing: number
  settled: number
  charged: number
  goneOnWith: number
  made: number
}

async function countLasting() {
  const { rows } = (await database.queries.execute(sql`
    with runs as (
      select r.*, count(*) filter (where c.state = 'succeeded') as made,
        count(*) filter (where c.state = 'succeeded' and json_array_length(c.made_keys) > 0) as sure
      from generation_runs r left join generation_chunks c on c.run_id = r.id
      where r.content is not null or r.kept_at is not null
      group by r.id
    )
    select count(*) filter (where ended_at is null)::int as open,
      (select count(*)::int from holds where state = 'held') as "openHolds",
      count(*) filter (where charged_credits > agreed_credits)::int as overpaid,
      count(*) filter (where kept_at is null and sure = 0 and charged_credits > 0)::int as "paidForNothing",
      count(*) filter (where kept_at is null and sure > 0 and charged_credits = 0)::int as "madeForNothing",
      (select coalesce(sum(settled_credits), 0)::int from holds) as settled,
      coalesce(sum(charged_credits), 0)::int as charged,
      count(*) filter (where stretch > 1)::int as "goneOnWith",
      coalesce(sum(made), 0)::int as made
    from runs`)) as unknown as { rows: LastingCounts[] }
  return rows[0]
}

interface RunCounts {
  openRuns: number
  openHolds: number
  runningChunks: number
  madeChunks: number
  interruptedChunks: number
  /** Made, and suggestions alone. */
  unsureChunks: number
  /** Ended runs that were not charged for exactly the chunks that gave something sure. */
  wronglyPriced: number
}

/** Each chunk has 3,000 of the 9,000 words declared, so a run's price is 3 credits for each chunk that gave something sure. */
async function countRuns() {
  const { rows } = (await database.queries.execute(sql`
    with runs as (
      select r.id, r.ended_at, h.state, coalesce(h.settled_credits, 0) as paid,
        count(*) filter (where c.state = 'succeeded') as made,
        count(*) filter (where c.state = 'succeeded' and json_array_length(c.made_keys) > 0) as sure,
        count(*) filter (where c.state = 'running') as running,
        count(*) filter (where c.failure ->> 'text' like '%interrupted%') as interrupted
      from generation_runs r join holds h on h.id = r.hold_id left join generation_chunks c on c.run_id = r.id
      group by r.id, h.id
    )
    select count(*) filter (where ended_at is null)::int as "openRuns",
      (select count(*)::int from holds where state = 'held') as "openHolds",
      sum(running)::int as "runningChunks",
      sum(made)::int as "madeChunks",
      sum(interrupted)::int as "interruptedChunks",
      sum(made - sure)::int as "unsureChunks",
      count(*) filter (where paid <> sure * 3)::int as "wronglyPriced"
    from runs`)) as unknown as { rows: RunCounts[] }
  return rows[0]
}
