import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { creditsOver, ledgerGround, type SteppedClock, steppedClock } from '../../../test/ledger.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Credits } from './credits.ts'
import { keepLease, LEASE_SECONDS } from './lease.ts'
import { holds } from './tables.ts'

const ORDER = { module: 'writing', price: 3, key: null } as const

/** What a process has of its database until it is killed: from then on nothing that it does arrives. */
function ofProcess(database: Database) {
  let isKilled = false
  const arrive = () => {
    if (isKilled) throw new Error('The process was killed')
  }
  return {
    kill: () => {
      isKilled = true
    },
    database: Object.create(database, {
      queries: {
        get: () => {
          arrive()
          return database.queries
        },
      },
      transaction: {
        value: async (work: Parameters<Database['transaction']>[0]) => {
          arrive()
          return database.transaction(work)
        },
      },
    }) as Database,
  }
}

describeOnBothDatabases('The lease of a hold', (database) => {
  let ground: ReturnType<typeof ledgerGround>
  let clock: SteppedClock
  let reaper: Credits

  beforeAll(() => {
    ground = ledgerGround(database())
    clock = steppedClock()
    reaper = creditsOver(database(), { clock })
  })

  /** Work that goes on until it is told to end, by a process of its own. */
  async function beginWork() {
    const student = await ground.studentWith(10)
    const process = ofProcess(database())
    const begun = Promise.withResolvers<string>()
    const { promise: end, resolve: finish } = Promise.withResolvers<void>()
    const spending = creditsOver(process.database, { clock }).spend(student, ORDER, async ({ holdId, signal }) => {
      begun.resolve(holdId)
      await end
      return { wasLost: signal.aborted }
    })
    spending.catch(() => {})
    const holdId = await begun.promise
    const secondsLeft = async () => {
      const [hold] = await database().queries.select().from(holds).where(eq(holds.id, holdId))
      return (Number(hold?.leaseUntil?.getTime()) - clock.now().getTime()) / 1000
    }
    return { student, spending, finish, secondsLeft, kill: process.kill }
  }
  const available = (student: { id: number }) => ground.available(student)

  test('is thirty seconds, as students are told', () => {
    expect(LEASE_SECONDS).toBe(30)
  })

  test('is renewed as long as its worker works, however much longer that is', async () => {
    const { student, spending, finish, secondsLeft } = await beginWork()
    expect(await secondsLeft()).toBe(LEASE_SECONDS)
    for (let passed = 0; passed < LEASE_SECONDS; passed += LEASE_SECONDS - 1) {
      clock.advance(LEASE_SECONDS - 1)
      await expect.poll(secondsLeft).toBe(LEASE_SECONDS)
      expect(await reaper.reapAbandonedHolds()).toBe(0)
    }
    expect(await available(student)).toBe(7)
    finish()
    expect(await spending).toMatchObject({ result: { wasLost: false }, chargedCredits: 3, availableCredits: 7 })
  })

  test('ends thirty seconds after its worker was killed: then all comes back, and no sooner', async () => {
    const { student, spending, finish, secondsLeft, kill } = await beginWork()
    kill()
    expect(await secondsLeft()).toBe(LEASE_SECONDS)
    clock.advance(LEASE_SECONDS - 0.001)
    expect(await reaper.reapAbandonedHolds()).toBe(0)
    expect(await available(student)).toBe(7)
    clock.advance(0.001)
    expect(await reaper.reapAbandonedHolds()).toBe(1)
    expect(await available(student)).toBe(10)
    finish()
    await expect(spending).rejects.toThrow()
    expect(await ground.history(student)).toEqual([
      ['refund', 3, 10],
      ['charge', -3, 7],
      ['welcome', 10, 10],
    ])
  })
})

test('Work that hangs is ended, though its lease was renewed all the time', async () => {
  let renewals = 0
  const renew = async () => ++renewals > 0
  const hang = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const work = keepLease({ seconds: 0.06, renew, onFailedRenewal: () => {} }, hang, 0.1)
  await expect(work).rejects.toThrow('The work took too long')
  const renewed = renewals
  expect(renewed).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(renewals).toBe(renewed)
})
