import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { defineStudentsJob, type JobSettings } from './job-queue.ts'
import { openJobQueue } from './open-job-queue.ts'

const [MEI, TOM, ANA] = [1, 2, 3]

interface Note {
  name: string
}

/** A queue of one kind of job, each of which goes on until it is told to end, and which were begun, in order. */
async function holdJobs(database: OpenDatabase, settings: JobSettings) {
  const kind = defineStudentsJob<Note>(`test-${crypto.randomUUID()}`, settings)
  const queue = openJobQueue(database, 'all', pino({ level: 'silent' }))
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  queue.register(kind, {
    run: async ({ payload: { name }, signal }) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.set(name, resolve)
      signal.addEventListener('abort', () => resolve())
      begun.push(name)
      await promise
    },
  })
  await queue.start()
  onTestFinished(async () => {
    for (const end of ends.values()) end()
    await queue.stop()
  })
  const bring = (studentId: number, ...names: string[]) =>
    database.transaction(async (tx) => {
      for (const name of names) await queue.enqueue(tx, kind, { name, studentId })
    })
  return { begun, bring, end: (name: string) => ends.get(name)?.() }
}

describeOnBothDatabases('Jobs of students', (database) => {
  test('leave a place to others, however many somebody has', async () => {
    const { begun, bring, end } = await holdJobs(database(), { concurrency: 2 })
    await bring(MEI, 'm1', 'm2', 'm3')
    await expect.poll(() => begun).toEqual(['m1'])
    await bring(TOM, 't1')
    await expect.poll(() => begun).toEqual(['m1', 't1'])
    end('m1')
    await expect.poll(() => begun).toEqual(['m1', 't1', 'm2'])
    end('m2')
    await expect.poll(() => begun).toEqual(['m1', 't1', 'm2', 'm3'])
  })

  test('wait behind the first ones of others who came later', async () => {
    const { begun, bring, end } = await holdJobs(database(), { concurrency: 1 })
    await bring(MEI, 'm1', 'm2', 'm3')
    await expect.poll(() => begun).toEqual(['m1'])
    await bring(TOM, 't1', 't2')
    await bring(ANA, 'a1')
    for (const name of ['m1', 't1', 'a1', 'm2', 't2', 'm3']) {
      await expect.poll(() => begun.at(-1)).toBe(name)
      end(name)
    }
  })

  test('are run one at a time of each, also where many workers look for them at once', async () => {
    const kind = defineStudentsJob<Note>(`test-${crypto.randomUUID()}`, { concurrency: 4, attempts: 20 })
    let running = 0
    let most = 0
    const done: string[] = []
    const queue = openJobQueue(database(), 'all', pino({ level: 'silent' }))
    queue.register(kind, {
      run: async ({ payload: { name } }) => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, 300))
        running--
        done.push(name)
      },
    })
    const before = openJobQueue(database(), 'web', pino({ level: 'silent' }))
    before.register(kind, { run: async () => {} })
    await before.start()
    await database().transaction(async (tx) => {
      for (const name of ['m1', 'm2', 'm3', 'm4']) await before.enqueue(tx, kind, { name, studentId: MEI })
    })
    await before.stop()
    await queue.start()
    onTestFinished(() => queue.stop())
    await expect.poll(() => done.toSorted()).toEqual(['m1', 'm2', 'm3', 'm4'])
    expect(most).toBe(1)
  })
})
