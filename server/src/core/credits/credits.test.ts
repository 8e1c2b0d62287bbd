import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { ledgerGround } from '../../../test/ledger.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import type { Problem } from '../../problem.ts'
import { students } from '../accounts/tables.ts'
import type { Credits } from './credits.ts'
import { HoldEndedError } from './hold.ts'
import { balances, holds, ledgerEntries } from './tables.ts'

const ORDER = { module: 'writing', price: 3, key: null } as const

describeOnBothDatabases('Credits', (database) => {
  let ground: ReturnType<typeof ledgerGround>
  let credits: Credits

  beforeAll(() => {
    ground = ledgerGround(database())
    credits = ground.credits
  })

  const studentWith = (amountCredits: number) => ground.studentWith(amountCredits)
  const available = (student: { id: number }) => ground.available(student)
  const history = (student: { id: number }) => ground.history(student)
  const placeHold = (student: { id: number }, price = 3) =>
    database().transaction((tx) => credits.hold(tx, student, { ...ORDER, price }))
  const expectNoDrift = async () => expect(await credits.checkLedger(database().queries)).toEqual([])

  test('a hold ends once: released twice, or settled after its release, changes nothing', async () => {
    const student = await studentWith(10)
    const { hold } = await placeHold(student)
    const release = () => database().transaction((tx) => credits.release(tx, hold.id, 'Cancelled.'))
    expect(await release()).toMatchObject({ refundedCredits: 3, availableCredits: 10 })
    const before = await history(student)
    expect(await release()).toBeNull()
    const settling = database().transaction((tx) => credits.settle(tx, hold.id, { amountCredits: 3 }))
    await expect(settling).rejects.toThrow(HoldEndedError)
    expect(await history(student)).toEqual(before)
    expect(await available(student)).toBe(10)
  })

  test('a hold can be settled for less; the rest stands as a refund', async () => {
    const student = await studentWith(10)
    const { hold } = await placeHold(student, 5)
    const settled = await database().transaction((tx) => credits.settle(tx, hold.id, { amountCredits: 2 }))
    expect(settled).toMatchObject({ refundedCredits: 3, availableCredits: 8 })
    expect((await history(student)).slice(0, 2)).toEqual([
      ['refund', 3, 8],
      ['charge', -5, 5],
    ])
    await expectNoDrift()
  })

  test('a hold can be settled for nothing: all of it comes back, and its key is that of the answer', async () => {
    const student = await studentWith(10)
    const order = { ...ORDER, price: 5, key: 'an answer that costs nothing' }
    const { hold } = await database().transaction((tx) => credits.hold(tx, student, order))
    const settled = await database().transaction((tx) => credits.settle(tx, hold.id, { amountCredits: 0 }))
    expect(settled).toMatchObject({ refundedCredits: 5, availableCredits: 10 })
    expect(await credits.findHold(database().queries, student, order)).toMatchObject({ id: hold.id, state: 'settled' })
    expect((await history(student)).slice(0, 2)).toEqual([
      ['refund', 5, 10],
      ['charge', -5, 5],
    ])
    await expectNoDrift()
  })

  test('a hold cannot be settled for more than was held, nor for less than nothing', async () => {
    const student = await studentWith(10)
    const { hold } = await placeHold(student, 5)
    for (const amountCredits of [6, -1]) {
      const settling = database().transaction((tx) => credits.settle(tx, hold.id, { amountCredits }))
      await expect(settling).rejects.toThrow()
    }
    expect(await available(student)).toBe(5)
  })

  test('a hold of something durable is never reaped', async () => {
    const student = await studentWith(10)
    await placeHold(student)
    ground.clock.advance(7 * 86_400)
    await credits.reapAbandonedHolds()
    expect(await available(student)).toBe(7)
  })

  test('many reapers at once release each hold once', async () => {
    const student = await studentWith(30)
    const hung = Array.from({ length: 10 }, () => credits.spend(student, ORDER, () => new Promise(() => {})))
    for (const spending of hung) spending.catch(() => {})
    await expect.poll(() => available(student)).toBe(0)
    ground.clock.advance(61)
    const released = await Promise.all(Array.from({ length: 5 }, () => credits.reapAbandonedHolds()))
    expect(released.reduce((sum, n) => sum + n)).toBe(10)
    expect(await available(student)).toBe(30)
    await expectNoDrift()
  })

  test('a grant is booked once for its reference, however often and at once it is asked for', async () => {
    const student = await studentWith(0)
    const grant = { studentId: student.id, kind: 'purchase', amountCredits: 20, reference: 'pay_1' } as const
    const booked = await Promise.all(
      Array.from({ length: 20 }, () => database().transaction((tx) => credits.grant(tx, grant))),
    )
    expect(booked.filter(Boolean)).toHaveLength(1)
    const promo = { ...grant, kind: 'promo' } as const
    expect(await database().transaction((tx) => credits.grant(tx, promo))).toBe(true)
    expect(await available(student)).toBe(40)
  })

  test('an adjustment never takes what is held, and a grant is at least one credit', async () => {
    const student = await studentWith(10)
    await placeHold(student)
    const adjust = (amountCredits: number, kind: 'adjustment' | 'promo' = 'adjustment') =>
      database().transaction((tx) =>
        credits.grant(tx, { studentId: student.id, kind, amountCredits, reference: randomUUID() }),
      )
    await expect(adjust(-8)).rejects.toMatchObject({ code: 'insufficient_credits', details: { current_credits: 7 } })
    expect(await adjust(-7)).toBe(true)
    expect(await available(student)).toBe(0)
    await expect(adjust(-1, 'promo')).rejects.toThrow(RangeError)
    await expect(adjust(0)).rejects.toThrow(RangeError)
  })

  test('the database itself refuses a balance below what is held', async () => {
    const student = await studentWith(10)
    const overdraw = database()
      .queries.update(balances)
      .set({ heldCredits: 11 })
      .where(eq(balances.studentId, student.id))
    await expect(overdraw).rejects.toMatchObject({ cause: { constraint: 'balances_never_overdrawn' } })
  })

  test('a student without a balance can neither pay nor be granted anything', async () => {
    const student = { id: 999_999_999 }
    await expect(credits.spend(student, ORDER, async () => 1)).rejects.toMatchObject({ code: 'not_found' })
    const grant = { studentId: student.id, kind: 'promo', amountCredits: 1, reference: 'x' } as const
    await expect(database().transaction((tx) => credits.grant(tx, grant))).rejects.toMatchObject({ code: 'not_found' })
  })

  test('erasing a student while work is under way ends in peace', async () => {
    const student = await studentWith(10)
    const slow = Promise.withResolvers<string>()
    const spending = credits.spend(student, ORDER, () => slow.promise)
    await expect.poll(() => available(student)).toBe(7)
    await database().transaction(async (tx) => {
      await credits.closeBalance(tx, student.id)
      await tx.delete(students).where(eq(students.id, student.id))
    })
    slow.resolve('for nobody')
    const problem = await spending.catch((error: unknown) => error)
    expect(problem).toMatchObject({ code: 'generation_failed' })
    expect((problem as Problem).details).toEqual({})
  })

  test('the history comes in pages of 20, newest first', async () => {
    const student = await studentWith(1)
    await database().transaction(async (tx) => {
      for (let n = 1; n <= 24; n++)
        await credits.grant(tx, { studentId: student.id, kind: 'promo', amountCredits: n, reference: `${n}` })
    })
    const page = (n: number) => credits.listTransactions(database().queries, student.id, n)
    const first = await page(1)
    expect(first.transactions).toHaveLength(20)
    expect(first.transactions[0]).toMatchObject({ kind: 'promo', amountCredits: 24, module: null })
    expect(first.pagination).toMatchObject({ total_count: 25, total_pages: 2, has_next: true })
    const second = await page(2)
    expect(second.transactions.map(({ amountCredits }) => amountCredits)).toEqual([4, 3, 2, 1, 1])
  })

  test('the check names each kind of drift', async () => {
    const student = await studentWith(10)
    await credits.spend(student, ORDER, async () => 'done')
    await expectNoDrift()
    const problemsAfter = async (damage: ReturnType<typeof sql>) => {
      const undo = new Error('undo')
      let found: unknown[] = []
      const damaging = database().transaction(async (tx) => {
        // What the schema refuses a program, a hand at the database can still do.
        for (const table of [holds, ledgerEntries]) await tx.execute(sql`alter table ${table} disable trigger user`)
        await tx.execute(damage)
        found = (await credits.checkLedger(tx)).map(({ studentId, problem }) => [studentId, problem])
        throw undo
      })
      await expect(damaging).rejects.toBe(undo)
      return found
    }
    const isTheirs = sql`student_id = ${student.id}`
    expect(await problemsAfter(sql`update ${balances} set posted_credits = 8 where ${isTheirs}`)).toEqual([
      [student.id, 'posted'],
    ])
    expect(await problemsAfter(sql`update ${balances} set held_credits = 1 where ${isTheirs}`)).toEqual([
      [student.id, 'held'],
    ])
    expect(await problemsAfter(sql`update ${holds} set settled_credits = 2 where ${isTheirs}`)).toEqual([
      [student.id, 'hold'],
    ])
    expect(
      await problemsAfter(
        sql`update ${ledgerEntries} set balance_after_credits = 0 where ${isTheirs} and kind = 'charge'`,
      ),
    ).toEqual([[student.id, 'running_balance']])
  })
})
