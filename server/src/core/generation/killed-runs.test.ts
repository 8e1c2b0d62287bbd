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

test('30 processes killed amid chunked runs leave no drift, nothing stuck, and only chunks paid that were made', async () => {
  const student = await createStudentWith(60, { database, credits })
  const about = { databaseUrl: database.url, student, leaseSeconds: LEASE_SECONDS }
  await killWorkers({ kind: 'run', ...about }, 30, async () => {
    expect(await credits.checkLedger(database.queries)).toEqual([])
  })
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
}, 120_000)

interface RunCounts {
  openRuns: number
  openHolds: number
  runningChunks: number
  madeChunks: number
  interruptedChunks: number
  /** Ended runs that were not charged for exactly the chunks that were made. */
  wronglyPriced: number
}

/** Each chunk has 3,000 of the 9,000 words declared, so a run's price is 3 credits for each chunk that was made. */
async function countRuns() {
  const { rows } = (await database.queries.execute(sql`
    with runs as (
      select r.id, r.ended_at, h.state, coalesce(h.settled_credits, 0) as paid,
        count(*) filter (where c.state = 'succeeded') as made,
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
      count(*) filter (where paid <> made * 3)::int as "wronglyPriced"
    from runs`)) as unknown as { rows: RunCounts[] }
  return rows[0]
}
