import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { Client } from 'pg'
import { pino } from 'pino'
import { createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/settings/config.ts'
import { createTestStudent } from '../server/test/rows/create-test-student.ts'
import { startPostgres } from '../server/test/start-postgres.ts'
import { atLeast, type Measurement, median } from './measurement.ts'
import { processorMs } from './process-tree.ts'
import { PLAIN, productEnvironment, type ServedProcess, serve, serveProduct } from './served-product.ts'

const RIVAL = join(import.meta.dirname, 'rivals', 'bare-server.ts')
const CONNECTIONS = 20
/** Requests of a round, and of those before the first one, after which V8 compiles hardly anything any more. */
const REQUESTS = Number(process.env.REQUESTS ?? 4000)
const WARM_UP_REQUESTS = 2 * REQUESTS
const ROUNDS = 9
const CARDS = 200
const PROMISED_RATIO = 0.85

interface Learner {
  token: string
  itemIds: number[]
}

interface Load {
  what: string
  method: 'GET' | 'POST'
  path: string
  body?: (learner: Learner, n: number) => object
}

/** What a server and PostgreSQL did in one round. */
interface Round {
  requestsPerSecond: number
  /** Milliseconds of a core for one request. */
  serverMs: number
  databaseMs: number
}

const LOADS: readonly Load[] = [
  { what: 'authenticated profile read', method: 'GET', path: '/api/users/profile/' },
  {
    what: 'answer write (a card in its learning steps)',
    method: 'POST',
    path: '/api/review/answers/',
    body: ({ itemIds }, n) => ({
      item_id: itemIds[n % CARDS],
      rating: 1,
      duration_ms: 1200,
      answered_at: new Date().toISOString(),
      client_id: crypto.randomUUID(),
    }),
  },
]

/** An authenticated read and a write through the whole server, against the least that could serve them. */
export async function measure(): Promise<Measurement[]> {
  const postgres = await startPostgres()
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  // A line of the log for each request, as in production.
  const environment = { ...productEnvironment(dataDir), DATABASE_URL: postgres.url, LOG_LEVEL: 'info' }
  const database = new Client({ connectionString: postgres.url })
  await database.connect()
  try {
    const learners = await prepare(environment, database)
    const product = await serveProduct(environment)
    const rival = await serve(RIVAL, environment, PLAIN)
    const rows: Measurement[] = []
    for (const load of LOADS) rows.push(...(await compare({ load, learners, database }, product, rival)))
    await Promise.all([product.stop(), rival.stop()])
    return rows
  } finally {
    await database.end()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A student a connection, so that connections do not wait for each other's rows. */
async function prepare(environment: Record<string, string>, database: Client): Promise<Learner[]> {
  const config = readConfig(environment, environment.DATA_DIR ?? '')
  const app = await createApp(config, { log: pino({ level: 'silent' }), onKeptMail: () => {}, siteFolder: null })
  const base = await app.start()
  const learners: Learner[] = []
  while (learners.length < CONNECTIONS) {
    const { id, accessToken: token } = await createTestStudent(app.services, 0)
    const selected_cards = Array.from({ length: CARDS }, (_, n) => ({ question: `Card ${n}`, answer: `Answer ${n}` }))
    const made = await fetch(`${base}/api/recite/flashcard-sets/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Set', selected_cards }),
    })
    if (!made.ok) throw new Error(`No set was made: ${made.status} ${await made.text()}`)
    const { rows } = await database.query<{ id: string }>('select id from review_items where student_id = $1', [id])
    learners.push({ token, itemIds: rows.map((row) => Number(row.id)) })
  }
  await app.stop()
  return learners
}

interface Ground {
  load: Load
  learners: readonly Learner[]
  database: Client
}

/** Rounds alternate, and who begins does too, so that whatever else the machine does falls on both. */
async function compare(ground: Ground, product: ServedProcess, rival: ServedProcess): Promise<Measurement[]> {
  const ours: Round[] = []
  const theirs: Round[] = []
  for (const server of [product, rival]) await send(ground, server, WARM_UP_REQUESTS)
  // Statements are planned for tables as they are by now, not for empty ones.
  await ground.database.query('vacuum analyze')
  for (let number = 0; number < ROUNDS; number += 1) {
    const sides = [
      { server: product, rounds: ours },
      { server: rival, rounds: theirs },
    ]
    for (const { server, rounds } of number % 2 === 0 ? sides : sides.reverse())
      rounds.push(await round(ground, server))
  }
  return rowsOf(ground.load.what, ours, theirs)
}

function rowsOf(what: string, ours: readonly Round[], theirs: readonly Round[]): Measurement[] {
  const about = `${what}, PostgreSQL, ${CONNECTIONS} connections`
  const speed = median(ours.map((our, at) => our.requestsPerSecond / (theirs[at] as Round).requestsPerSecond))
  const cost = median(ours.map((our, at) => costOf(theirs[at] as Round) / costOf(our)))
  return [
    {
      what: about,
      ours: `${spread(ours.map(({ requestsPerSecond }) => requestsPerSecond))} requests/s`,
      against: `node:http + pg: ${spread(theirs.map(({ requestsPerSecond }) => requestsPerSecond))} requests/s`,
      ratio: speed,
      promise: atLeast(speed, PROMISED_RATIO),
    },
    {
      what: `${about}: requests for so much processor time`,
      ours: processorTimes(ours),
      against: `node:http + pg: ${processorTimes(theirs)}`,
      ratio: cost,
      promise: null,
    },
  ]
}

const costOf = ({ serverMs, databaseMs }: Round) => serverMs + databaseMs

const processorTimes = (rounds: readonly Round[]): string =>
  `${spread(rounds.map(({ serverMs }) => serverMs * 1000))} µs of the server, ${spread(rounds.map(({ databaseMs }) => databaseMs * 1000))} of PostgreSQL`

/** The median, and in brackets from what to what all lie. */
const spread = (values: readonly number[]): string =>
  `${Math.round(median(values))} (${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))})`

async function round(ground: Ground, server: ServedProcess): Promise<Round> {
  // Connections to the database that were closed meanwhile are opened, and their statements planned.
  await send(ground, server, REQUESTS / 10)
  const before = { server: server.processorMs(), database: await databaseTimes(ground.database) }
  const requestsPerSecond = await send(ground, server, REQUESTS)
  const serverMs = server.processorMs() - before.server
  // A process that was not there before began within the round.
  const databaseMs = [...(await databaseTimes(ground.database))].reduce(
    (sum, [pid, ms]) => sum + ms - (before.database.get(pid) ?? 0),
    0,
  )
  return { requestsPerSecond, serverMs: serverMs / REQUESTS, databaseMs: databaseMs / REQUESTS }
}

/** What each process of PostgreSQL took so far, but for our own connection's. */
async function databaseTimes(database: Client): Promise<Map<number, number>> {
  const { rows } = await database.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  )
  return new Map(rows.map(({ pid }) => [pid, processorMs(pid)]))
}

async function send({ load, learners }: Ground, { url }: ServedProcess, amount: number): Promise<number> {
  let sent = 0
  const startedAt = performance.now()
  let answeredAt = startedAt
  const { non2xx, errors, mismatches } = await autocannon({
    url,
    connections: CONNECTIONS,
    amount,
    // It says itself how long it took in whole seconds.
    setupClient(client) {
      client.on('response', () => {
        answeredAt = performance.now()
      })
    },
    requests: [
      {
        method: load.method,
        path: load.path,
        setupRequest(request) {
          const n = sent++
          const learner = learners[n % CONNECTIONS] as Learner
          const headers = {
            authorization: `Bearer ${learner.token}`,
            'content-type': 'application/json',
            // Every browser says it: who has chosen no language is answered by it.
            'accept-language': 'en-GB,en;q=0.9',
          }
          const body = load.body?.(learner, Math.floor(n / CONNECTIONS))
          return { ...request, headers, ...(body && { body: JSON.stringify(body) }) }
        },
      },
    ],
    // A page of the site would be a quick answer too, but not the one that is measured.
    verifyBody: (body) => String(body).startsWith('{'),
  })
  if (non2xx + errors + mismatches > 0)
    throw new Error(`${load.what}: ${non2xx} refused, ${errors} broken, ${mismatches} of something else`)
  return amount / ((answeredAt - startedAt) / 1000)
}
