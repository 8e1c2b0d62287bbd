import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { creditsOver, ledgerGround, steppedClock } from '../../../test/ledger.ts'
import { losingAcknowledgements } from '../../../test/lost-acknowledgements.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { Problem } from '../../problem.ts'
import { students } from '../accounts/tables.ts'
import type { Credits } from './credits.ts'
import { holds } from './tables.ts'

const ORDER = { module: 'writing', price: 3, key: null } as const

describeOnBothDatabases('Spending credits', (database) => {
  let ground: ReturnType<typeof ledgerGround>
  let credits: Credits

  beforeAll(() => {
    ground = ledgerGround(database())
    credits = ground.credits
  })

  const studentWith = (amountCredits: number) => ground.studentWith(amountCredits)
  const available = (student: { id: number }) => ground.available(student)
  const history = (student: { id: number }) => ground.history(student)

  test('work is charged once it has been done, and the charge stands in the history', async () => {
    const student = await studentWith(10)
    const spent = await credits.spend(student, ORDER, async () => {
      expect(await available(student)).toBe(7)
      expect(await history(student)).toEqual([['welcome', 10, 10]])
      return { grade: 'A' }
    })
    expect(spent).toMatchObject({ result: { grade: 'A' }, chargedCredits: 3, availableCredits: 7, isRepeat: false })
    expect(await history(student)).toEqual([
      ['charge', -3, 7],
      ['welcome', 10, 10],
    ])
  })

  test('work that was done in part is charged in part, and what came back stands beside it', async () => {
    const student = await studentWith(10)
    const persist = async (_: unknown, made: { pages: number }) => made
    const spent = await credits.spend(
      student,
      ORDER,
      async () => ({ pages: 4 }),
      persist,
      ({ pages }) => pages - 2,
    )
    expect(spent).toMatchObject({ result: { pages: 4 }, chargedCredits: 2, availableCredits: 8 })
    expect(await history(student)).toEqual([
      ['refund', 1, 8],
      ['charge', -3, 7],
      ['welcome', 10, 10],
    ])
  })

  test('failed work is refunded, and both charge and refund stand in the history', async () => {
    const student = await studentWith(10)
    const work = () => Promise.reject(new Problem('unavailable', 'The model does not answer.'))
    const problem = await credits.spend(student, ORDER, work).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(Problem)
    expect(problem).toMatchObject({
      code: 'unavailable',
      message: 'The model does not answer.',
      details: { credits_refunded: 3 },
    })
    expect(await history(student)).toEqual([
      ['refund', 3, 10],
      ['charge', -3, 7],
      ['welcome', 10, 10],
    ])
    expect(await available(student)).toBe(10)
  })

  test('a failure that nobody foresaw reaches the student as generation_failed, and its cause the log', async () => {
    const student = await studentWith(10)
    const cause = new TypeError('x is undefined')
    const problem = await credits.spend(student, ORDER, () => Promise.reject(cause)).catch((error: unknown) => error)
    expect(problem).toMatchObject({ code: 'generation_failed', cause, details: { credits_refunded: 3 } })
    expect((problem as Problem).message).not.toContain('undefined')
  })

  test('a refund that could not be committed is not told', async () => {
    const student = await studentWith(10)
    const broken = creditsOver({
      ...database(),
      queries: database().queries,
      transaction: async (work) => {
        if (hasFailed) throw new Error('The connection is lost')
        return database().transaction(work)
      },
    })
    let hasFailed = false
    const work = () => {
      hasFailed = true
      return Promise.reject(new Problem('unavailable', 'The model does not answer.'))
    }
    const problem = await broken.spend(student, ORDER, work).catch((error: unknown) => error)
    expect(problem).toMatchObject({ code: 'unavailable' })
    expect((problem as Problem).details).toEqual({})
    expect(await available(student)).toBe(7)
    ground.clock.advance(61)
    expect(await credits.reapAbandonedHolds()).toBe(1)
    expect(await available(student)).toBe(10)
  })

  test('a settlement whose acknowledgement was lost still gives the result', async () => {
    const student = await studentWith(10)
    const forgetful = creditsOver(losingAcknowledgements(database(), (transaction) => transaction === 2))
    expect((await forgetful.spend(student, ORDER, async () => 'done')).result).toBe('done')
    expect(await available(student)).toBe(7)
  })

  test('too few credits are refused before any work, with both numbers', async () => {
    const student = await studentWith(2)
    let hasWorked = false
    const work = async () => {
      hasWorked = true
    }
    const problem = await credits.spend(student, ORDER, work).catch((error: unknown) => error)
    expect(problem).toMatchObject({
      status: 402,
      message: 'Not enough credits. You need 3 credits, but you have 2 credits.',
      details: { required_credits: 3, current_credits: 2 },
    })
    expect(hasWorked).toBe(false)
    const order = { ...ORDER, notEnoughText: (needed: number, has: number) => `${needed} wanted, ${has} there` }
    await expect(credits.spend(student, order, work)).rejects.toThrow('3 wanted, 2 there')
  })

  test('what a module writes is committed with the charge, and its answer is what repeats get', async () => {
    const student = await studentWith(10)
    const order = { ...ORDER, key: randomUUID() }
    const rename = (firstName: string) =>
      credits.spend(
        student,
        order,
        async () => ({ firstName }),
        async (tx, made) => {
          await tx.update(students).set(made).where(eq(students.id, student.id))
          return { kept: made.firstName }
        },
      )
    expect((await rename('Ada')).result).toEqual({ kept: 'Ada' })
    expect(await rename('Bea')).toMatchObject({ result: { kept: 'Ada' }, isRepeat: true, availableCredits: 7 })
    const [row] = await database().queries.select().from(students).where(eq(students.id, student.id))
    expect(row?.firstName).toBe('Ada')
  })

  test('when a module cannot write its rows, none stay and nothing is charged', async () => {
    const student = await studentWith(10)
    const spending = credits.spend(
      student,
      ORDER,
      async () => 'made',
      async (tx) => {
        await tx.update(students).set({ firstName: 'Eve' }).where(eq(students.id, student.id))
        throw new Error('The disk is full')
      },
    )
    await expect(spending).rejects.toMatchObject({ details: { credits_refunded: 3 } })
    const [row] = await database().queries.select().from(students).where(eq(students.id, student.id))
    expect(row?.firstName).toBe('Mei')
    expect(await available(student)).toBe(10)
  })

  test('any text can be a result, to the letter', async () => {
    const student = await studentWith(10)
    const result = { text: 'NUL \u0000, half a pair \ud83d, quote " and 漢字', b: 1, a: [null] }
    expect((await credits.spend(student, ORDER, async () => result)).result).toEqual(result)
  })

  test('a key names one request: another with the same key is refused, another student may use it', async () => {
    const student = await studentWith(10)
    const order = { ...ORDER, key: randomUUID(), fingerprint: { essay: 'one' } }
    await credits.spend(student, order, async () => 1)
    const other = { ...order, fingerprint: { essay: 'two' } }
    await expect(credits.spend(student, other, async () => 2)).rejects.toMatchObject({ code: 'key_reused' })
    const elsewhere = { ...order, module: 'exam' } as const
    await expect(credits.spend(student, elsewhere, async () => 3)).rejects.toMatchObject({ code: 'key_reused' })
    expect(await credits.spend(await studentWith(5), order, async () => 4)).toMatchObject({
      result: 4,
      isRepeat: false,
    })
  })

  test('a key whose work failed may be used again', async () => {
    const student = await studentWith(10)
    const order = { ...ORDER, key: randomUUID() }
    await expect(credits.spend(student, order, () => Promise.reject(new Error('no')))).rejects.toThrow()
    expect(await credits.spend(student, order, async () => 'yes')).toMatchObject({ result: 'yes', isRepeat: false })
    expect(await available(student)).toBe(7)
  })

  test('a repeat does not wait for ever', async () => {
    const student = await studentWith(10)
    const impatient = creditsOver(database(), { clock: ground.clock, waitSeconds: 0.1 })
    const order = { ...ORDER, key: randomUUID() }
    const first = Promise.withResolvers<string>()
    const spending = impatient.spend(student, order, () => first.promise)
    await expect.poll(() => available(student)).toBe(7)
    await expect(impatient.spend(student, order, async () => 'second')).rejects.toMatchObject({ code: 'in_progress' })
    first.resolve('first')
    expect((await spending).result).toBe('first')
  })

  test('a repeat of a call whose process died takes its place', async () => {
    const student = await studentWith(10)
    const order = { ...ORDER, key: randomUUID() }
    const died = credits.spend(student, order, () => new Promise<string>(() => {}))
    died.catch(() => {})
    await expect.poll(() => available(student)).toBe(7)
    ground.clock.advance(61)
    expect((await credits.spend(student, order, async () => 'second')).result).toBe('second')
    expect(await available(student)).toBe(7)
  })

  test('a worker that comes after the reaper changes nothing, and says that the credits are back', async () => {
    const student = await studentWith(10)
    const slow = Promise.withResolvers<string>()
    const spending = credits.spend(
      student,
      ORDER,
      () => slow.promise,
      async (tx, made) => {
        await tx.update(students).set({ firstName: 'Late' }).where(eq(students.id, student.id))
        return made
      },
    )
    await expect.poll(() => available(student)).toBe(7)
    ground.clock.advance(61)
    expect(await credits.reapAbandonedHolds()).toBe(1)
    const before = await history(student)
    slow.resolve('too late')
    await expect(spending).rejects.toMatchObject({ code: 'generation_failed', details: { credits_refunded: 3 } })
    expect(await history(student)).toEqual(before)
    expect(await available(student)).toBe(10)
    const [row] = await database().queries.select().from(students).where(eq(students.id, student.id))
    expect(row?.firstName).toBe('Mei')
  })

  test('a process that is alone with its database need not wait for the leases of the one before', async () => {
    const student = await studentWith(10)
    credits.spend(student, ORDER, () => new Promise<never>(() => {})).catch(() => {})
    await expect.poll(() => available(student)).toBe(7)
    expect(await credits.reapAbandonedHolds()).toBe(0)
    await credits.endLeases()
    expect(await credits.reapAbandonedHolds()).toBe(1)
    expect(await available(student)).toBe(10)
  })

  test('a living worker keeps its hold beyond the first lease; the reaper leaves it alone', async () => {
    const student = await studentWith(10)
    const clock = steppedClock()
    const brief = creditsOver(database(), { clock, leaseSeconds: 0.3 })
    const begun = Promise.withResolvers<string>()
    const work = Promise.withResolvers<void>()
    const spending = brief.spend(student, ORDER, async ({ signal, holdId }) => {
      begun.resolve(holdId)
      await work.promise
      return signal.aborted
    })
    const holdId = await begun.promise
    const endOfLease = async () => {
      const [hold] = await database().queries.select().from(holds).where(eq(holds.id, holdId))
      return hold?.leaseUntil?.getTime()
    }
    const first = await endOfLease()
    clock.advance(0.2)
    await expect.poll(endOfLease).toBeGreaterThan(Number(first))
    clock.advance(0.2)
    await brief.reapAbandonedHolds()
    work.resolve()
    expect((await spending).result).toBe(false)
    expect(await available(student)).toBe(7)
  })

  test('work is told when its hold is lost', async () => {
    const student = await studentWith(10)
    const brief = creditsOver(database(), { clock: { now: () => new Date() }, leaseSeconds: 0.3 })
    const spending = brief.spend(student, ORDER, async ({ signal, holdId }) => {
      await database().transaction((tx) => brief.release(tx, holdId))
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    await expect(spending).rejects.toMatchObject({ cause: { message: 'The lease was lost' } })
  })
})
