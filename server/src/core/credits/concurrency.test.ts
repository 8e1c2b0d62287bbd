import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createStudentWith, creditsOver } from '../../../test/ledger.ts'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import { Problem } from '../../problem.ts'
import type { Credits } from './credits.ts'

const ORDER = { module: 'understanding', price: 1, key: null } as const

describeOnBothDatabases('Many at once', (database) => {
  let credits: Credits
  beforeAll(() => {
    credits = creditsOver(database())
  })
  const studentWith = (amountCredits: number) => createStudentWith(amountCredits, { database: database(), credits })
  const expectSound = async (student: { id: number }, availableCredits: number) => {
    expect(await credits.readAvailable(database().queries, student.id)).toBe(availableCredits)
    expect(await credits.checkLedger(database().queries)).toEqual([])
  }

  test('of 500 spends on 100 credits, 100 at a time, exactly 100 are accepted', async () => {
    const student = await studentWith(100)
    const outcomes: PromiseSettledResult<unknown>[] = []
    // Not all at once: ten have a connection, and who waits for one longer than ten seconds is refused for that.
    const spendFive = async () => {
      for (let n = 0; n < 5; n += 1)
        outcomes.push(...(await Promise.allSettled([credits.spend(student, ORDER, async () => n)])))
    }
    await Promise.all(Array.from({ length: 100 }, spendFive))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as Problem)
    expect(outcomes.length - refused.length).toBe(100)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['insufficient_credits']))
    await expectSound(student, 0)
  })

  test('the same key 50 times charges once, and all get the first answer', async () => {
    const student = await studentWith(100)
    const order = { ...ORDER, price: 10, key: randomUUID() }
    let runs = 0
    const work = async () => {
      runs++
      await new Promise((resolve) => setTimeout(resolve, 50))
      return { answer: randomUUID() }
    }
    const spent = await Promise.all(Array.from({ length: 50 }, () => credits.spend(student, order, work)))
    expect(runs).toBe(1)
    expect(new Set(spent.map(({ result }) => result.answer)).size).toBe(1)
    expect(spent.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
    await expectSound(student, 90)
  })

  test('spends that fail, grants and adjustments among each other leave the right balance and no deadlock', async () => {
    const student = await studentWith(50)
    const grant = (kind: 'promo' | 'adjustment', amountCredits: number) =>
      database().transaction((tx) =>
        credits.grant(tx, { studentId: student.id, kind, amountCredits, reference: randomUUID() }),
      )
    const fail = () => Promise.reject(new Problem('unavailable', 'Not now.'))
    const actions = Array.from({ length: 40 }, () => [
      credits.spend(student, ORDER, async () => 'made'),
      credits.spend(student, ORDER, fail).catch((problem: Problem) => expect(problem.code).toBe('unavailable')),
      grant('promo', 3),
      grant('adjustment', -1),
    ])
    await Promise.all(actions.flat())
    await expectSound(student, 50 + 40 * (3 - 1 - 1))
  })
})
