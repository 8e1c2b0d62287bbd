import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, describeOnBothDatabases } from '../../../test/test-database.ts'
import { type RecurringWork, repeatWork } from './recurring-work.ts'

const fail = (error: unknown) => {
  throw error
}

const stopAtEnd = (work: RecurringWork) => onTestFinished(() => work.stop())

describeOnBothDatabases('Recurring work', (database) => {
  test('is done again and again', async () => {
    const run = vi.fn(async () => {})
    stopAtEnd(repeatWork(database(), { name: 'again', everySeconds: 0.2, run }, fail))
    await expect.poll(() => run.mock.calls.length).toBeGreaterThanOrEqual(3)
  })

  test('that fails is reported, and done again', async () => {
    const errors: unknown[] = []
    const run = async () => {
      throw new Error('no luck')
    }
    stopAtEnd(repeatWork(database(), { name: 'failing', everySeconds: 0.2, run }, (error) => errors.push(error)))
    await expect.poll(() => errors.length).toBeGreaterThanOrEqual(2)
  })

  test('under way is told when it is stopped, waited for, and not done again', async () => {
    const started = Promise.withResolvers<void>()
    let ends = 0
    const run = async (signal: AbortSignal) => {
      started.resolve()
      await once(signal, 'abort')
      await delay(300)
      ends += 1
    }
    const work = repeatWork(database(), { name: 'slow', everySeconds: 0.1, run }, fail)
    await started.promise
    await work.stop()
    expect(ends).toBe(1)
    await delay(400)
    expect(ends).toBe(1)
  })
})

test('Recurring work is done by one of several processes on a server', async () => {
  const database = await createTestDatabase('server')
  const run = vi.fn(async () => {})
  const work = { name: 'shared', everySeconds: 0.5, run }
  const startedAt = performance.now()
  const processes = Array.from({ length: 4 }, () => repeatWork(database, work, fail))
  await expect.poll(() => run.mock.calls.length).toBeGreaterThanOrEqual(4)
  await Promise.all(processes.map((process) => process.stop()))
  await database.close()
  // However long that took, nobody did it before a period was over, but for a little.
  const periods = (performance.now() - startedAt) / 1000 / (work.everySeconds * 0.95)
  expect(run.mock.calls.length).toBeLessThanOrEqual(Math.floor(periods) + 1)
})
