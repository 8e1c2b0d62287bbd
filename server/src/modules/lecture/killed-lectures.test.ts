import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestStudent, testApp } from '../../../test/test-app.ts'
import { cloneServer, dropServer } from '../../../test/test-database.ts'
import { openServerDatabase, type ServerDatabase } from '../../platform/database/open-server.ts'
import { lecturePdf, uploadPdf } from './lecture-test-ground.ts'

/** Kills; more by `LECTURE_KILLS=100 npx vitest run killed-lectures`. */
const KILLS = Number(process.env.LECTURE_KILLS ?? 3)
const LECTURES_A_KILL = 2
const PAGES = 12
/** From the start of its work on: reading takes about half a second, explaining about as long. */
const LONGEST_LIFE_MS = 1500
const WORKER = join(import.meta.dirname, '../../../test/programs/explain-lectures.ts')

let database: ServerDatabase
beforeAll(async () => {
  database = openServerDatabase(await cloneServer(), () => {})
  return async () => {
    await database.close()
    await dropServer(database.url)
  }
})
const app = testApp(() => database, { ROLE: 'web' })
const workers = new Set<ChildProcess>()
afterAll(async () => {
  await Promise.all([...workers].map(kill))
})

test(
  `${KILLS} workers killed in the middle of lectures leave each either explained and charged once, or given back`,
  async () => {
    const student = await app.student(KILLS * LECTURES_A_KILL)
    let next = startWorker()
    for (let left = KILLS; left > 0; left--) {
      for (let count = LECTURES_A_KILL; count > 0; count--) await uploadPdf(app, student, { bytes: lecturePdf(PAGES) })
      const worker = await next
      next = startWorker()
      await work(worker)
      // The first kill comes in the middle of work for sure, the others anywhere.
      if (left === KILLS) await vi.waitUntil(async () => (await countLectures(student)).begun > 0, { interval: 10 })
      else await sleep(Math.random() * LONGEST_LIFE_MS)
      await kill(worker)
      expect(await app.services.credits.checkLedger(database.queries)).toEqual([])
      await forgetDeadWorkers()
    }
    await work(await next)
    await vi.waitFor(
      async () => {
        await forgetDeadWorkers()
        expect(await countLectures(student)).toMatchObject({ processing: 0 })
      },
      { timeout: 180_000 + KILLS * 1000, interval: 500 },
    )
    const counts = await countLectures(student)
    expect(counts).toMatchObject({ lectures: KILLS * LECTURES_A_KILL, unsound: 0, held: 0 })
    // Otherwise the kills came where nothing happened, and the test has shown nothing.
    expect(counts.interrupted).toBeGreaterThan(0)
    expect(counts.completed).toBeGreaterThan(0)
    expect(await app.services.credits.checkLedger(database.queries)).toEqual([])
    expect(await app.services.credits.readAvailable(database.queries, student.id)).toBe(counts.failed)
  },
  240_000 + KILLS * 20_000,
)

interface Counts {
  lectures: number
  processing: number
  /** Taken up, and not at its end. */
  begun: number
  completed: number
  failed: number
  /** Taken up more than once. */
  interrupted: number
  /** Neither completed with all sections and a settled hold, nor failed with a released one. */
  unsound: number
  held: number
}

async function countLectures({ id }: TestStudent): Promise<Counts> {
  const { rows } = (await database.queries.execute(sql`
    select count(*)::int as lectures,
      count(*) filter (where status = 'processing')::int as processing,
      count(*) filter (where status = 'processing' and attempt > 0)::int as begun,
      count(*) filter (where status = 'completed')::int as completed,
      count(*) filter (where status = 'failed')::int as failed,
      count(*) filter (where attempt > 1)::int as interrupted,
      count(*) filter (where holds.state = 'held')::int as held,
      count(*) filter (where not (
        (status = 'completed' and holds.state = 'settled' and holds.settled_credits = credit_cost
          and section_count = sections_done and section_count = (
            select count(*) from lecture_sections where lecture_id = lectures.id and pages is null and html <> ''))
        or (status = 'failed' and holds.state = 'released' and refunded_credits = credit_cost)))::int as unsound
    from lectures join holds on holds.id = lectures.hold_id where lectures.student_id = ${id}`)) as unknown as {
    rows: Counts[]
  }
  return rows[0] as Counts
}

/** The queue takes a worker for dead after ten seconds of silence, and waits before it tries again: here both at once. */
async function forgetDeadWorkers(): Promise<void> {
  await database.queries.execute(sql`
    update pgboss.job set heartbeat_on = now() - interval '1 hour'
    where name = 'lecture' and state = 'active' and heartbeat_on < now() - interval '4 seconds'`)
  await database.queries.execute(
    sql`update pgboss.job set start_after = now() where name = 'lecture' and state = 'retry'`,
  )
}

/** One that has started but does not work yet, so that no kill is spent on its start. */
async function startWorker(): Promise<ChildProcess> {
  const worker = fork(WORKER, [database.url, app.services.config.dataDir], { execArgv: [] })
  workers.add(worker)
  await once(worker, 'message')
  return worker
}

async function work(worker: ChildProcess): Promise<void> {
  worker.send('work')
  await once(worker, 'message')
}

async function kill(worker: ChildProcess): Promise<void> {
  workers.delete(worker)
  const hasExited = once(worker, 'exit')
  worker.kill('SIGKILL')
  const [code] = await hasExited
  if (code !== null) throw new Error(`A worker ended by itself, with code ${code}`)
}
