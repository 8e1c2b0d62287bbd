import { creditsEndpoints } from '@lectern/contract/credits'
import { expect, test } from 'vitest'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { addPromoCode, listPromoCodes, type NewPromoCode } from './promo-store.ts'
import { redeemPromoCode } from './redeem-promo-code.ts'

const REFUSED = { status: 400, code: 'invalid', message: 'Invalid promotion code.' }

describeOnBothDatabases('A promotion code', (database) => {
  const app = testApp(database)
  const add = async (options: Partial<NewPromoCode> = {}) => {
    const code = `CODE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
    const promo = { code, credits: 5, mostUses: null, expiresAt: null, createdAt: app.clock.now(), ...options }
    await database().transaction((tx) => addPromoCode(tx, promo))
    return code
  }
  const redeem = (student: TestStudent, code: string) =>
    student.client(creditsEndpoints).redeemPromoCode({ body: { code } })
  const creditsOf = ({ id }: { id: number }) => app.services.credits.readAvailable(database().queries, id)
  const usesOf = async (code: string) =>
    (await listPromoCodes(database().queries)).find((promo) => promo.code === code)?.uses

  test('brings its credits, however it is typed, and stands in the history', async () => {
    const code = await add({ credits: 7 })
    const student = await app.student(1)
    expect(await redeem(student, `  ${code.toLowerCase()}\n`)).toEqual({ credit_added: 7 })
    const { transactions } = await student.client(creditsEndpoints).transactions({ query: {} })
    expect(transactions[0]).toMatchObject({ kind: 'promo', amount: 7, balance_after: 8, note: code, module: null })
  })

  test('counts once for a student, also when it comes ten times at once', async () => {
    const code = await add()
    const student = await app.student()
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => redeem(student, code)))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(9)
    for (const { reason } of refused) expect(reason).toMatchObject(REFUSED)
    expect([await creditsOf(student), await usesOf(code)]).toEqual([5, 1])
  })

  test('with 10 uses is redeemed by exactly 10 of 200 students at once', async () => {
    const code = await add({ mostUses: 10 })
    const crowd = await Promise.all(Array.from({ length: 200 }, () => app.student()))
    const outcomes = await Promise.allSettled(crowd.map((student) => redeemPromoCode(app.services, student, code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'invalid', message: REFUSED.message })
    const balances = await Promise.all(crowd.map(creditsOf))
    expect(balances.reduce((sum, credits) => sum + credits, 0)).toBe(50)
    expect(await usesOf(code)).toBe(10)
    expect(await app.services.credits.checkLedger(database().queries)).toEqual([])
  })

  test('is refused in the same words when unknown, empty, too long, expired, used up or redeemed', async () => {
    const expiresAt = new Date(app.clock.now().getTime() + 1000)
    const expiring = await add({ expiresAt })
    const single = await add({ mostUses: 1 })
    const [first, student] = [await app.student(), await app.student()]
    await redeem(first, single)
    await redeem(first, expiring)
    app.clock.advance(1)
    for (const code of [
      'NO-SUCH-CODE',
      '',
      '   ',
      'x'.repeat(65),
      'y'.repeat(100_000),
      expiring,
      single,
      `${single}\0`,
    ])
      await expect(redeem(student, code)).rejects.toMatchObject(REFUSED)
    await expect(redeem(first, expiring)).rejects.toMatchObject(REFUSED)
    expect([await creditsOf(first), await creditsOf(student)]).toEqual([10, 0])
  })

  test('is not redeemed again by a new account of the same address', async () => {
    const code = await add()
    const student = await app.student()
    await redeem(student, code)
    const again = await app.student()
    // The row of a later registration with the address of a deleted account.
    await expect(redeemPromoCode(app.services, { id: again.id, email: student.email }, code)).rejects.toMatchObject({
      code: 'invalid',
    })
    expect(await creditsOf(again)).toBe(0)
  })

  test('can be tried ten times in a quarter of an hour; one that was right does not count', async () => {
    const student = await app.student()
    for (let count = 0; count < 9; count += 1) await expect(redeem(student, 'WRONG')).rejects.toMatchObject(REFUSED)
    expect(await redeem(student, await add())).toEqual({ credit_added: 5 })
    await expect(redeem(student, 'WRONG')).rejects.toMatchObject(REFUSED)
    await expect(redeem(student, await add())).rejects.toMatchObject({
      status: 429,
      message: 'Too many promotion codes were tried. Please wait and try again.',
      retryAfterSeconds: 900,
    })
    app.clock.advance(899)
    await expect(redeem(student, 'WRONG')).rejects.toMatchObject({ status: 429 })
  })

  test('is redeemed by nobody who is not signed in', async () => {
    const visitor = (await app.visitor()).client(creditsEndpoints)
    await expect(visitor.redeemPromoCode({ body: { code: 'ANY' } })).rejects.toMatchObject({ status: 401 })
  })
})
