import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { pino } from 'pino'
import { createApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/settings/config.ts'
import { createTestStudent } from '../../server/test/rows/create-test-student.ts'
import { atMost, type Measurement } from '../measurement.ts'
import { productEnvironment, type ServedProcess, serveProduct } from '../served-product.ts'
import { callsOf, type Student } from './calls.ts'
import { type Part, startBucket, startDatabase, startMailServer } from './parts.ts'
import { BACK_WITHIN_MS, DOWN_MS, type Load, rowsOf } from './rows.ts'

const STUDENTS = 40
/** Between two calls of a student, from half of it to half more: all make 100 calls a second. */
const PAUSE_MS = 400
const STEADY_MS = 8000
/** Within which what was promised for later is done: a job is tried again after half a minute at most. */
const LATER_MS = 180_000
/** Accounts that codes are asked for, each once. */
const ADDRESSES = 5000

/**
 * Two processes that serve and one that works, while PostgreSQL, the store of files and the mail server are killed and started
 * again in turn under load: what is answered meanwhile, and whether everything that was acknowledged is there afterwards.
 */
export async function measure(): Promise<Measurement[]> {
  const arrived = new Set<string>()
  const database = await startDatabase()
  const parts = [database, await startBucket(), await startMailServer((to) => arrived.add(to))]
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const settings = { ...productEnvironment(dataDir), ...Object.assign({}, ...parts.map((part) => part.settings)) }
  const products: ServedProcess[] = []
  try {
    const students = await prepare(settings)
    const processOf = (role: string) =>
      serveProduct({ ...settings, ROLE: role, METRICS_PORT: '0', DATA_DIR: mkdtempSync(join(dataDir, role)) })
    for (const role of ['worker', 'web', 'web']) products.push(await processOf(role))
    const [, ...webs] = products
    const load = await run(parts, webs, students)
    const isRunning = products.every((product) => product.isRunning())
    return [
      ...rowsOf(load),
      await rowOfLost(load, { database, web: webs[0] as ServedProcess, arrived }),
      rowOf(isRunning),
    ]
  } finally {
    await Promise.all(products.map((product) => product.stop()))
    for (const part of parts) await part.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function prepare(settings: Record<string, string>): Promise<Student[]> {
  const config = readConfig(settings, settings.DATA_DIR ?? '')
  const app = await createApp(config, { log: pino({ level: 'silent' }), onKeptMail: () => {}, siteFolder: null })
  await app.start()
  const students = await Promise.all(Array.from({ length: STUDENTS }, () => createTestStudent(app.services, 0)))
  await app.stop()
  const client = new Client({ connectionString: settings.DATABASE_URL })
  await client.connect()
  await client.query(
    `insert into students (email, email_as_typed, first_name, last_name, consent_version, consented_at, verified_at)
    select address, address, 'Ada', 'Lovelace', 'test', now(), now()
    from (select 'code-' || n || '@example.org' as address from generate_series(1, $1::int) as n) as drawn`,
    [ADDRESSES],
  )
  await client.end()
  return students.map(({ accessToken }) => ({ token: accessToken }))
}

async function run(
  parts: readonly Part[],
  webs: readonly ServedProcess[],
  students: readonly Student[],
): Promise<Load> {
  const acknowledged = { sets: [], media: [], addresses: [] }
  const load: Load = { outcomes: [], acknowledged, outages: [], beganAt: performance.now(), endedAt: Infinity }
  const call = callsOf(load.acknowledged, ADDRESSES)
  let isOver = false
  const studying = Promise.all(
    students.map(async (student, index) => {
      await sleep((PAUSE_MS / students.length) * index)
      for (let n = index; !isOver; n += 1) {
        load.outcomes.push(await call((webs[n % webs.length] as ServedProcess).url, student, n))
        await sleep(PAUSE_MS * (0.5 + Math.random()))
      }
    }),
  )
  for (const part of parts) {
    await sleep(STEADY_MS)
    const killedAt = performance.now()
    await part.kill()
    await sleep(DOWN_MS)
    await part.start()
    const backAt = performance.now()
    await sleep(BACK_WITHIN_MS)
    load.outages.push({ part, killedAt, backAt, overAt: performance.now() })
  }
  await sleep(STEADY_MS)
  isOver = true
  await studying
  load.endedAt = performance.now()
  return load
}

interface Ground {
  database: Part
  web: ServedProcess
  arrived: ReadonlySet<string>
}

/** Looks for everything that a caller was told of as done. */
async function rowOfLost({ acknowledged: { sets, media, addresses } }: Load, ground: Ground): Promise<Measurement> {
  const client = new Client({ connectionString: ground.database.settings.DATABASE_URL })
  await client.connect()
  const found = await client.query('select id from flashcard_sets where id = any($1::bigint[])', [sets])
  await client.end()
  let lostMedia = 0
  for (const { token, name, sha256 } of media) {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${ground.web.url}/api/recite/media/${name}/`, { headers })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok || createHash('sha256').update(bytes).digest('hex') !== sha256) lostMedia += 1
  }
  const until = performance.now() + LATER_MS
  const missing = () => addresses.filter((address) => !ground.arrived.has(address)).length
  while (missing() > 0 && performance.now() < until) await sleep(500)
  const lost = sets.length - found.rows.length + lostMedia + missing()
  const all = sets.length + media.length + addresses.length
  return {
    what: 'what was acknowledged and is not there',
    ours: `${sets.length - found.rows.length} sets, ${lostMedia} files, ${missing()} mails`,
    against: `${sets.length} sets, ${media.length} files, ${addresses.length} mails`,
    ratio: lost / all,
    promise: atMost(lost, 0),
  }
}

const rowOf = (isRunning: boolean): Measurement => ({
  what: 'processes that ended, or had to be started again',
  ours: isRunning ? '0' : 'some',
  against: '3',
  ratio: null,
  promise: { text: 'none', isKept: isRunning },
})
