import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { describeOnBothDatabases } from '../../../test/test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { defineStudentsJob, type JobDefinition, type JobSettings, type OfStudent } from './job-queue.ts'
import { openJobQueue } from './open-job-queue.ts'
import { beginTurn } from './students-turn.ts'
import { watchForDue } from './watch-for-due.ts'

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
  return { name: kind.name, begun, bring, end: (name: string) => ends.get(name)?.() }
}

/** Two jobs of a student's, which nobody takes; their ids. */
async function bringTwo(database: OpenDatabase, kind: JobDefinition<Note & OfStudent>): Promise<string[]> {
  const queue = openJobQueue(database, 'web', pino({ level: 'silent' }))
  queue.register(kind, { run: async () => {} })
  await queue.start()
  onTestFinished(() => queue.stop())
  return database.transaction(async (tx) => [
    await queue.enqueue(tx, kind, { name: 'm1', studentId: MEI }),
    await queue.enqueue(tx, kind, { name: 'm2', studentId: MEI }),
  ])
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

  test('keep their order, though some of them are done when another comes', async () => {
    const { begun, bring, end } = await holdJobs(database(), { concurrency: 1 })
    await bring(MEI, 'm1', 'm2', 'm3')
    await expect.poll(() => begun.at(-1)).toBe('m1')
    end('m1')
    await expect.poll(() => begun.at(-1)).toBe('m2')
    await bring(TOM, 't1')
    end('m2')
    await expect.poll(() => begun.at(-1)).toBe('t1')
    await bring(MEI, 'm4')
    for (const name of ['t1', 'm3', 'm4']) {
      await expect.poll(() => begun.at(-1)).toBe(name)
      end(name)
    }
  })

  test('have their turn, though others bring their first ones without end', async () => {
    const { begun, bring, end } = await holdJobs(database(), { concurrency: 1 })
    await bring(MEI, 'm1', 'm2')
    await expect.poll(() => begun.at(-1)).toBe('m1')
    await bring(TOM, 't1')
    end('m1')
    await expect.poll(() => begun.at(-1)).toBe('t1')
    await bring(ANA, 'a1')
    end('t1')
    await expect.poll(() => begun.at(-1)).toBe('m2')
    end('m2')
    await expect.poll(() => begun.at(-1)).toBe('a1')
  })

  test('wake nobody while another one of their student is run', async () => {
    const { name, begun, bring, end } = await holdJobs(database(), { concurrency: 2 })
    await bring(MEI, 'm1', 'm2')
    await expect.poll(() => begun).toEqual(['m1'])
    const other = await holdJobs(database(), { concurrency: 1 })
    await other.bring(MEI, 'm1')
    await other.bring(TOM, 't1')
    await expect.poll(() => other.begun).toEqual(['m1'])
    const woken: string[] = []
    const failures: unknown[] = []
    const watch = watchForDue(
      database(),
      [name, other.name],
      (queue) => woken.push(queue),
      (error) => failures.push(error),
    )
    onTestFinished(() => watch.stop())
    await expect.poll(() => woken.length).toBeGreaterThan(1)
    expect([woken.includes(other.name), woken.includes(name), failures]).toEqual([true, false, []])
    end('m1')
    await expect.poll(() => begun).toEqual(['m1', 'm2'])
  })

  test.each([1, 2])(
    'are run one at a time of each, and lose no attempt, where many workers of %i processes look at once',
    async (processes) => {
      const kind = defineStudentsJob<Note>(`test-${crypto.randomUUID()}`, { concurrency: 4, attempts: 2 })
      let running = 0
      let most = 0
      const failed = new Set<string>()
      const done: string[] = []
      const open = (role: 'all' | 'web') => {
        const queue = openJobQueue(database(), role, pino({ level: 'silent' }))
        queue.register(kind, {
          run: async ({ payload: { name } }) => {
            most = Math.max(most, ++running)
            await new Promise((resolve) => setTimeout(resolve, 50))
            running--
            if (failed.has(name)) done.push(name)
            else {
              failed.add(name)
              throw new Error('the first time')
            }
          },
        })
        return queue
      }
      const before = open('web')
      await before.start()
      const names = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6']
      await database().transaction(async (tx) => {
        for (const name of names) await before.enqueue(tx, kind, { name, studentId: MEI })
      })
      await before.stop()
      const queues = Array.from({ length: processes }, () => open('all'))
      onTestFinished(async () => {
        await Promise.all(queues.map((queue) => queue.stop()))
      })
      await Promise.all(queues.map((queue) => queue.start()))
      await expect.poll(() => done.toSorted()).toEqual(names)
      expect(most).toBe(1)
    },
  )

  test('that were given out at once are put back but for one, and may be tried as often as before', async () => {
    const kind = defineStudentsJob<Note>(`test-${crypto.randomUUID()}`, { attempts: 5 })
    const [first, second] = await bringTwo(database(), kind)
    const giveOut = () =>
      database().transaction((tx) =>
        tx.execute(sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now(),
          retry_count = case when started_on is null then retry_count else retry_count + 1 end
          where name = ${kind.name} and state < 'active'`),
      )
    const begin = (id = '', retryCount = 0) =>
      beginTurn(database(), kind.name, { id, retryCount, groupId: String(MEI) })
    await giveOut()
    expect(await begin(second, 0)).toBe(false)
    const putBack = sql`select state::text, retry_limit - retry_count as left from pgboss.job where id = ${second}`
    expect((await database().queries.execute(putBack)) as unknown).toMatchObject({
      rows: [{ state: 'retry', left: 5 }],
    })
    expect(await begin(first, 0)).toBe(true)
    await giveOut()
    expect(await begin(second, 0)).toBe(false)
    expect(await begin(second, 1)).toBe(false)
    expect((await database().queries.execute(putBack)) as unknown).toMatchObject({
      rows: [{ state: 'retry', left: 5 }],
    })
  })

  test('that fail pause no longer for having been put back before', async () => {
    const kind = defineStudentsJob<Note>(`test-${crypto.randomUUID()}`, { attempts: 3 })
    const [first = '', second] = await bringTwo(database(), kind)
    await database().transaction(async (tx) => {
      await tx.execute(sql`delete from pgboss.job where id = ${second}`)
      // Put back four times.
      await tx.execute(sql`update pgboss.job set state = 'retry', started_on = now(), retry_count = 3, retry_limit = 6
        where id = ${first}`)
    })
    const queue = openJobQueue(database(), 'all', pino({ level: 'silent' }))
    queue.register(kind, { run: () => Promise.reject(new Error('the first time')) })
    await queue.start()
    onTestFinished(() => queue.stop())
    const state = async () => {
      const found = await database().queries.execute(sql`select state::text, retry_limit - retry_count as left,
        output ->> 'message' as said, extract(epoch from start_after - started_on) < 12 as is_soon
        from pgboss.job where id = ${first}`)
      return (found as unknown as { rows: object[] }).rows[0]
    }
    // Two seconds after its first failure; as the fifth it would be 16 at least.
    await expect.poll(state).toEqual({ state: 'retry', left: 2, said: 'the first time', is_soon: true })
  })

  test('stay where they have begun, whatever is given out beside them', async () => {
    const kind = defineStudentsJob<Note>(`test-${crypto.randomUUID()}`)
    const [first, second] = await bringTwo(database(), kind)
    const giveOut = (id = '') =>
      database().transaction((tx) =>
        tx.execute(sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()
          where name = ${kind.name} and id = ${id}`),
      )
    const begin = (id = '') => beginTurn(database(), kind.name, { id, retryCount: 0, groupId: String(MEI) })
    await giveOut(second)
    expect(await begin(second)).toBe(true)
    await giveOut(first)
    expect(await begin(first)).toBe(false)
  })
})
