import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killWorkers } from '../../../test/kill-workers.ts'
import { createStudentWith, creditsOver } from '../../../test/ledger.ts'
import { cloneServer, dropServer } from '../../../test/test-database.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { openServerDatabase, type ServerDatabase } from '../../platform/database/open-server.ts'
import type { Credits } from './credits.ts'

const LEASE_SECONDS = 0.6

let database: ServerDatabase
let credits: Credits

beforeAll(async () => {
  database = openServerDatabase(await cloneServer(), () => {})
  credits = creditsOver(database, { clock: systemClock, leaseSeconds: LEASE_SECONDS })
  await database.queries.execute(sql`create table made (hold_id uuid)`)
})
afterAll(async () => {
  await database.close()
  await dropServer(database.url)
})

test('100 processes killed while they work leave no drift, nothing stuck, and no charge without a result', async () => {
  const student = await createStudentWith(60, { database, credits })
  let reaped = 0
  const about = { databaseUrl: database.url, student, leaseSeconds: LEASE_SECONDS }
  await killWorkers(
    { kind: 'spend', ...about },
    {
      kills: 100,
      isEnough: async () => {
        const counts = await countHolds()
        return Number(counts?.settled) > 50 && Number(counts?.released) > 20
      },
      afterEach: async () => {
        expect(await credits.checkLedger(database.queries)).toEqual([])
        reaped += await credits.reapAbandonedHolds()
      },
    },
  )
  await sleep(LEASE_SECONDS * 1000)
  reaped += await credits.reapAbandonedHolds()

  expect(await credits.checkLedger(database.queries)).toEqual([])
  const counts = await countHolds()
  expect(counts).toMatchObject({ stuck: 0, settledWithoutRows: 0, rowsWithoutCharge: 0 })
  // Otherwise the kills came where nothing happened, and the test has shown nothing.
  expect(counts?.settled).toBeGreaterThan(50)
  expect(counts?.released).toBeGreaterThan(20)
  expect(reaped).toBeGreaterThan(20)
})

interface HoldCounts {
  stuck: number
  settled: number
  released: number
  settledWithoutRows: number
  rowsWithoutCharge: number
}

async function countHolds() {
  const { rows } = (await database.queries.execute(sql`
    select count(*) filter (where state = 'held')::int as stuck,
      count(*) filter (where state = 'settled')::int as settled,
      count(*) filter (where state = 'released')::int as released,
      count(*) filter (where state = 'settled' and (made.hold_id is null or result is null))::int as "settledWithoutRows",
      count(*) filter (where state is distinct from 'settled' and made.hold_id is not null)::int as "rowsWithoutCharge"
    from holds full join made on made.hold_id = holds.id`)) as unknown as { rows: HoldCounts[] }
  return rows[0]
}
