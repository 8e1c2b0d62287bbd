import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { runProgram } from '../../../test/run-program.ts'
import {
  cloneServer,
  createEmptyServer,
  createTestDatabase,
  describeOnBothDatabases,
  dropServer,
  queryServer,
} from '../../../test/test-database.ts'
import type { Config } from '../../settings/config.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { openServerDatabase } from '../database/open-server.ts'
import {
  defineJob,
  HopelessJobError,
  type JobDefinition,
  type JobHandler,
  type JobSettings,
  LeaseLostError,
} from './job-queue.ts'
import { openJobQueue } from './open-job-queue.ts'

interface Note {
  text: string
}

const silent = pino({ level: 'silent' })
/** A kind of job that no other test has. */
const newKind = (settings?: JobSettings) => defineJob<Note>(`test-${crypto.randomUUID()}`, settings)

async function startQueue(
  database: OpenDatabase,
  kind: JobDefinition<Note>,
  handler: JobHandler<Note>,
  role: Config['role'] = 'all',
) {
  const queue = openJobQueue(database, role, silent)
  queue.register(kind, handler)
  await queue.start()
  let isStopped = false
  const stop = async () => {
    if (!isStopped) await queue.stop()
    isStopped = true
  }
  onTestFinished(stop)
  return { ...queue, enqueue: queue.enqueue.bind(queue), cancel: queue.cancel.bind(queue), stop }
}

describeOnBothDatabases('A job', (database) => {
  test('is run once its transaction commits, and not when it rolls back', async () => {
    const kind = newKind()
    const texts: string[] = []
    const queue = await startQueue(database(), kind, { run: async ({ payload }) => void texts.push(payload.text) })
    await expect(
      database().transaction(async (tx) => {
        await queue.enqueue(tx, kind, { text: 'never' })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await database().transaction((tx) => queue.enqueue(tx, kind, { text: 'once' }))
    await expect.poll(() => texts).toEqual(['once'])
  })

  test('enqueued twice under one id is run once', async () => {
    const kind = newKind()
    const ids: string[] = []
    const queue = await startQueue(database(), kind, { run: async (job) => void ids.push(job.id) })
    const id = crypto.randomUUID()
    for (const text of ['first', 'again'])
      expect(await database().transaction((tx) => queue.enqueue(tx, kind, { text }, { id }))).toBe(id)
    await expect.poll(() => ids).toEqual([id])
    await delay(1500)
    expect(ids).toEqual([id])
  })

  test('waits for as long as it was told to, and not until its worker asks by itself', async () => {
    const kind = newKind()
    const started = Promise.withResolvers<number>()
    const queue = await startQueue(database(), kind, { run: async () => started.resolve(Date.now()) })
    const enqueuedAt = Date.now()
    await database().transaction((tx) => queue.enqueue(tx, kind, { text: 'later' }, { startAfterSeconds: 2 }))
    const waitedMs = (await started.promise) - enqueuedAt
    expect(waitedMs).toBeGreaterThan(1900)
    expect(waitedMs).toBeLessThan(30_000)
  })

  test('that fails is tried again, and given up under its own id when no attempt is left', async () => {
    const kind = newKind({ attempts: 2 })
    const attempts: number[] = []
    const givenUp: string[] = []
    const queue = await startQueue(database(), kind, {
      run: async (job) => {
        attempts.push(job.attempt)
        throw new Error('the model did not answer')
      },
      giveUp: async (job) => void givenUp.push(`${job.id} ${job.payload.text}`),
    })
    const id = await database().transaction((tx) => queue.enqueue(tx, kind, { text: 'refund me' }))
    await expect.poll(() => givenUp).toEqual([`${id} refund me`])
    expect(attempts).toEqual([1, 2])
  })

  test('that is hopeless is given up at once', async () => {
    const kind = newKind({ attempts: 5 })
    const attempts: number[] = []
    const givenUp: string[] = []
    const queue = await startQueue(database(), kind, {
      run: async (job) => {
        attempts.push(job.attempt)
        throw new HopelessJobError('the recording is silent')
      },
      giveUp: async (job) => void givenUp.push(job.id),
    })
    const id = await database().transaction((tx) => queue.enqueue(tx, kind, { text: '' }))
    await expect.poll(() => givenUp).toEqual([id])
    expect(attempts).toEqual([1])
  })

  test('finishes together with its result, and an attempt that lost its lease cannot write one', async () => {
    const kind = newKind({ attempts: 2, timeLimitSeconds: 3 })
    await database().transaction((tx) => tx.execute(sql`create table results (attempt int)`))
    const late = Promise.withResolvers<unknown>()
    const queue = await startQueue(database(), kind, {
      run: async (job) => {
        const finish = () =>
          database().transaction(async (tx) => {
            await tx.execute(sql`insert into results values (${job.attempt})`)
            await job.finish(tx)
          })
        if (job.attempt > 1) return finish()
        await new Promise((resolve) => job.signal.addEventListener('abort', resolve))
        await delay(500)
        await finish().catch(late.resolve)
      },
    })
    await database().transaction((tx) => queue.enqueue(tx, kind, { text: '' }))
    expect(await late.promise).toBeInstanceOf(LeaseLostError)
    const results = async () => {
      const answer = (await database().queries.execute(sql`select attempt from results`)) as unknown as {
        rows: unknown[]
      }
      return answer.rows
    }
    await expect.poll(results).toEqual([{ attempt: 2 }])
  })

  test('that is cancelled is not run', async () => {
    const kind = newKind()
    const texts: string[] = []
    const queue = await startQueue(database(), kind, { run: async ({ payload }) => void texts.push(payload.text) })
    await database().transaction(async (tx) => {
      const id = await queue.enqueue(tx, kind, { text: 'cancelled' })
      await queue.cancel(tx, kind, id)
      await queue.enqueue(tx, kind, { text: 'kept' })
    })
    await expect.poll(() => texts).toEqual(['kept'])
  })

  test('that runs when its process stops is handed back, and run by the next one', async () => {
    const kind = newKind()
    const started = Promise.withResolvers<void>()
    const first = await startQueue(database(), kind, {
      run: (job) => {
        started.resolve()
        return new Promise((_, reject) => job.signal.addEventListener('abort', () => reject(job.signal.reason)))
      },
    })
    await database().transaction((tx) => first.enqueue(tx, kind, { text: 'long' }))
    await started.promise
    // Work that does not end by itself is not waited for: this would hang.
    await first.stop()
    const attempts: number[] = []
    await startQueue(database(), kind, { run: async (job) => void attempts.push(job.attempt) })
    await expect.poll(() => attempts).toEqual([2])
  })

  test('is only enqueued, not run, by a process for the web', async () => {
    const kind = newKind()
    const texts: string[] = []
    const web = await startQueue(database(), kind, { run: async () => void texts.push('by web') }, 'web')
    await database().transaction((tx) => web.enqueue(tx, kind, { text: '' }))
    await delay(1500)
    expect(texts).toEqual([])
    await startQueue(database(), kind, { run: async () => void texts.push('by worker') }, 'worker')
    await expect.poll(() => texts).toEqual(['by worker'])
  })

  test('of a kind that nobody registered is refused', async () => {
    const queue = await startQueue(database(), newKind(), { run: async () => {} })
    const unknown = newKind()
    await expect(database().transaction((tx) => queue.enqueue(tx, unknown, { text: '' }))).rejects.toThrow(unknown.name)
  })
})

test('A job whose process is killed is run elsewhere', async () => {
  const url = await cloneServer()
  onTestFinished(() => dropServer(url))
  const database = openServerDatabase(url, () => {})
  const kind = defineJob<Note>('hold')
  const web = await startQueue(database, kind, { run: async () => {} }, 'web')
  const program = runProgram('hold-job', url)
  expect(await program.nextLine()).toBe('working')
  const id = await database.transaction((tx) => web.enqueue(tx, kind, { text: 'precious' }))
  expect(await program.nextLine()).toBe(id)
  program.process.kill('SIGKILL')
  await program.ended
  const attempts: [string, number][] = []
  await startQueue(database, kind, { run: async (job) => void attempts.push([job.id, job.attempt]) }, 'worker')
  await expect.poll(() => attempts).toEqual([[id, 2]])
})

test('Three processes that start at once on a server without the queue all make it, once', async () => {
  const url = await createEmptyServer()
  onTestFinished(() => dropServer(url))
  const programs = Array.from({ length: 3 }, () => runProgram('start-job-queue', url))
  expect(await Promise.all(programs.map((program) => program.ended))).toEqual([0, 0, 0])
  expect(programs.map((program) => program.errors())).toEqual(['', '', ''])
  expect(await queryServer(url, `select name from pgboss.queue where name like 'hold%' order by name`)).toEqual([
    { name: 'hold' },
    { name: 'hold.given-up' },
  ])
})

test('Of many jobs and two workers, each job is run once', async () => {
  const database = await createTestDatabase('server')
  const kind = newKind({ concurrency: 5 })
  const runs: string[] = []
  const handler = { run: async ({ payload }: { payload: Note }) => void runs.push(payload.text) }
  const queues = await Promise.all([startQueue(database, kind, handler), startQueue(database, kind, handler)])
  onTestFinished(() => database.close())
  const texts = Array.from({ length: 100 }, (_, index) => String(index).padStart(3, '0'))
  await database.transaction(async (tx) => {
    for (const text of texts) await queues[0].enqueue(tx, kind, { text })
  })
  await expect.poll(() => runs.length).toBe(texts.length)
  await delay(500)
  expect(runs.sort()).toEqual(texts)
})
