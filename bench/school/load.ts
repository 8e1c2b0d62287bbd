import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { createApp } from '../../server/src/app.ts'
import { createSessionTokens } from '../../server/src/core/accounts/sessions/session-tokens.ts'
import type { Services } from '../../server/src/services.ts'
import { readConfig } from '../../server/src/settings/config.ts'
import { createTestStudent } from '../../server/test/rows/create-test-student.ts'
import { startPostgres } from '../../server/test/start-postgres.ts'
import { atMost, type Measurement, megabytes, quantile } from '../measurement.ts'
import { productEnvironment, type ServedProcess, serveProduct } from '../served-product.ts'

/** How many study at once, on what, and for how long they are measured; the environment may say otherwise. */
const STUDENTS = (process.env.LOAD_STUDENTS ?? '500,2000').split(',').map(Number)
const DATABASES = (process.env.LOAD_DATABASES ?? 'embedded,PostgreSQL').split(',') as Kind[]
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60)
/** What each student thinks between two calls, from half of it to half more: 500 of them make 250 calls a second. */
const THINK_MS = 2000
/** A set has so many cards that its study may take a quarter of an hour. */
const CARDS = 60
/** Calls at once while students are made. */
const MAKERS = 4
const WARM_UP_SECONDS = 10
const LOOK_AT_MEMORY_MS = 1000
const LIMIT_MS = 150
/** How much of its memory a process may have gained from the first third to the last. */
const GROWTH_LIMIT = 1.1

type Kind = 'embedded' | 'PostgreSQL'

export interface Student {
  /** A bearer token that is good from now on. */
  signToken: () => string
  setId: number
}

interface Study {
  sessionId: number
  cardIds: readonly number[]
}

interface Call {
  method: 'GET' | 'POST'
  path: string
  body?: object
}

export interface Load {
  times: number[]
  /** Answers of another status than 2xx, and connections that broke, by what they were. */
  errors: Map<string, number>
  residentBytes: number[]
}

/**
 * Students who study at once through the whole server, each with a pause to think, on both databases. PostgreSQL flushes its
 * commits to the disk here, as the embedded database does.
 */
export async function measure(): Promise<Measurement[]> {
  const rows: Measurement[] = []
  for (const kind of DATABASES) for (const count of STUDENTS) rows.push(...rowsOf(kind, count, await load(kind, count)))
  return rows
}

async function load(kind: Kind, count: number): Promise<Load> {
  const postgres = kind === 'PostgreSQL' ? await startPostgres({ isDurable: true }) : null
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const environment = { ...productEnvironment(dataDir), ...(postgres && { DATABASE_URL: postgres.url }) }
  try {
    const students = await prepare(environment, count)
    const product = await serveProduct(environment)
    try {
      await study(product, students, WARM_UP_SECONDS)
      return await study(product, students, SECONDS)
    } finally {
      await product.stop()
    }
  } finally {
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Each has a set. */
export async function prepare(environment: Record<string, string>, count: number): Promise<Student[]> {
  const config = readConfig(environment, environment.DATA_DIR ?? '')
  const app = await createApp(config, { log: pino({ level: 'silent' }), onKeptMail: () => {}, siteFolder: null })
  const agent = new Agent({ keepAlive: true })
  const base = await app.start()
  const students: Student[] = []
  const makeNext = async () => {
    while (students.length < count) {
      const student = await createTestStudent(app.services, 0)
      const setId = await makeSet(agent, base, student.accessToken)
      students.push({ signToken: tokenSigner(app.services, student), setId })
    }
  }
  await Promise.all(Array.from({ length: MAKERS }, makeNext))
  agent.destroy()
  await app.stop()
  return students.slice(0, count)
}

/** Thousands of students, and what is planted beside them, take longer to make than a token is good for. */
export function tokenSigner(
  { secrets, clock }: Services,
  { id, sessionCookie }: { id: number; sessionCookie: string },
): Student['signToken'] {
  const tokens = createSessionTokens(secrets, clock)
  const sessionId = tokens.readCookie(sessionCookie) ?? ''
  return () => tokens.signAccess(id, sessionId)
}

export async function makeSet(agent: Agent, base: string, token: string): Promise<number> {
  const selected_cards = Array.from({ length: CARDS }, (_, n) => ({ question: `Question ${n}`, answer: `Answer ${n}` }))
  const body = { title: 'Set', selected_cards }
  const set = await asked<{ id: number }>(agent, base, token, {
    method: 'POST',
    path: '/api/recite/flashcard-sets/',
    body,
  })
  return set.id
}

async function beginStudy(agent: Agent, base: string, token: string, setId: number): Promise<Study> {
  const path = `/api/recite/flashcard-sets/${setId}/study/`
  const begun = await asked<{ session_id: number; flashcards: { id: number }[] }>(agent, base, token, {
    method: 'POST',
    path,
    body: {},
  })
  return { sessionId: begun.session_id, cardIds: begun.flashcards.map(({ id }) => id) }
}

async function asked<Answer>(agent: Agent, base: string, token: string, what: Call): Promise<Answer> {
  return JSON.parse(await answered(agent, base, token, what)) as Answer
}

/** @throws Error that names the status, where it is not 2xx */
export async function answered(agent: Agent, base: string, token: string, what: Call): Promise<string> {
  const { status, text } = await call(agent, base, token, what)
  if (status < 200 || status > 299) throw new Error(`status ${status}`)
  return text
}

export async function study(product: ServedProcess, students: readonly Student[], seconds: number): Promise<Load> {
  const load: Load = { times: [], errors: new Map(), residentBytes: [] }
  const agent = new Agent({ keepAlive: true })
  const until = performance.now() + seconds * 1000
  const looking = setInterval(() => load.residentBytes.push(product.residentBytes()), LOOK_AT_MEMORY_MS)
  await Promise.all(
    students.map(async ({ signToken, setId }, index) => {
      // They do not all press at the same moment.
      await sleep((THINK_MS / students.length) * index)
      const token = signToken()
      const study = await noted(load, () => beginStudy(agent, product.url, token, setId))
      if (study === null) return
      for (let n = 0; performance.now() < until; n += 1) {
        const begun = performance.now()
        const answer = await noted(load, () => answered(agent, product.url, token, callOf(study, index + n)))
        // What failed at once would make the others look quick.
        if (answer !== null) load.times.push(performance.now() - begun)
        await sleep(THINK_MS * (0.5 + Math.random()))
      }
    }),
  )
  clearInterval(looking)
  agent.destroy()
  return load
}

/** Seven answers in ten calls, and a look at what there is in three. */
function callOf({ sessionId, cardIds }: Study, n: number): Call {
  const look = ['/api/recite/history/', '/api/review/queue/?limit=20', '/api/materials/'][n % 10]
  if (look) return { method: 'GET', path: look }
  const body = { flashcard_id: cardIds[n % cardIds.length], is_correct: n % 2 === 0, duration_ms: 1200 }
  return { method: 'POST', path: `/api/recite/study-sessions/${sessionId}/answer/`, body }
}

/** What failed counts by what it was; a student who could not begin is one who leaves. */
async function noted<Result>(load: Load, work: () => Promise<Result>): Promise<Result | null> {
  return work().catch((error: Error) => {
    const problem = error.message
    load.errors.set(problem, (load.errors.get(problem) ?? 0) + 1)
    return null
  })
}

function call(agent: Agent, base: string, token: string, { method, path, body }: Call) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
  const broke = ({ code }: NodeJS.ErrnoException) =>
    reject(new Error(`${code} on a ${sent.reusedSocket ? 'kept' : 'new'} connection`))
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  const sent = request(new URL(path, base), { method, headers, agent }, (response) => {
    let text = ''
    response.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    response.on('end', () => resolve({ status: response.statusCode ?? 0, text })).on('error', broke)
  })
  sent.on('error', broke)
  sent.end(body && JSON.stringify(body))
  return promise
}

function rowsOf(kind: Kind, count: number, { times, errors, residentBytes }: Load): Measurement[] {
  const about = `${count} students who study, ${kind}`
  const milliseconds = (share: number) => `${quantile(times, share).toFixed(1)} ms`
  const errorCount = [...errors.values()].reduce((sum, one) => sum + one, 0)
  const kinds = [...errors].map(([kind, number]) => `${number} × ${kind}`).join(', ')
  const third = Math.floor(residentBytes.length / 3)
  const [first, last] = [residentBytes.slice(0, third), residentBytes.slice(-third)].map((part) => quantile(part, 0.5))
  const growth = (last ?? Number.NaN) / (first ?? Number.NaN)
  const late = quantile(times, 0.95) / LIMIT_MS
  // What the embedded database promises ends with a class of 500.
  const isPromised = kind === 'PostgreSQL' || count <= 500
  return [
    {
      what: `${about}: 95th percentile`,
      ours: `${milliseconds(0.95)} (p50 ${milliseconds(0.5)}, p99 ${milliseconds(0.99)}; ${Math.round(times.length / SECONDS)} answers/s)`,
      against: `the limit of ${LIMIT_MS} ms`,
      ratio: late,
      promise: isPromised ? atMost(late, 1) : null,
    },
    {
      what: `${about}: errors`,
      ours: errorCount === 0 ? '0' : kinds,
      against: `${times.length + errorCount} calls`,
      ratio: errorCount / (times.length + errorCount),
      promise: isPromised ? atMost(errorCount, 0) : null,
    },
    {
      what: `${about}: memory of the server over ${SECONDS} s`,
      ours: `${megabytes(first ?? Number.NaN)} in the first third, ${megabytes(last ?? Number.NaN)} in the last`,
      against: `at most ${GROWTH_LIMIT} of it`,
      ratio: growth,
      promise: Number.isNaN(growth) ? null : atMost(growth, GROWTH_LIMIT),
    },
  ]
}
