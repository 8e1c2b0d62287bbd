import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { pino } from 'pino'
import { createApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/settings/config.ts'
import { createTestStudent } from '../server/test/rows/create-test-student.ts'
import { startPostgres } from '../server/test/start-postgres.ts'
import { atLeast, type Measurement, median } from './measurement.ts'
import { productEnvironment, serve } from './served-product.ts'

const SERVER = join(import.meta.dirname, '..', 'server', 'src', 'main.ts')
const RIVAL = join(import.meta.dirname, 'rivals', 'bare-server.ts')
const CONNECTIONS = 20
const SECONDS = 3
const ROUNDS = 3
const CARDS = 200
const PROMISED_RATIO = 0.6

interface Study {
  sessionId: number
  cardIds: number[]
}

interface Load {
  what: string
  method: 'GET' | 'POST'
  /** Path and body of the nth request about one student's session, of which there are as many as connections. */
  request(connection: number, n: number): { path: string; body?: string }
}

/** An authenticated read and a write through the whole server, against the least that could serve them. */
export async function measure(): Promise<Measurement[]> {
  const postgres = await startPostgres()
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const environment = { ...productEnvironment(dataDir), DATABASE_URL: postgres.url }
  try {
    const { token, studies } = await prepare(environment)
    const product = await serve(SERVER, environment)
    const rival = await serve(RIVAL, environment)
    const rows: Measurement[] = []
    for (const load of loadsOf(studies)) rows.push(await compare(load, token, product.url, rival.url))
    await Promise.all([product.stop(), rival.stop()])
    return rows
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A student with one running session a connection, so that connections do not wait for each other's rows. */
async function prepare(environment: Record<string, string>): Promise<{ token: string; studies: Study[] }> {
  const config = readConfig(environment, environment.DATA_DIR ?? '')
  const app = await createApp(config, { log: pino({ level: 'silent' }), onKeptMail: () => {}, siteFolder: null })
  const base = await app.start()
  const { accessToken: token } = await createTestStudent(app.services, 0)
  const post = async (path: string, body: object = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json() as Promise<{ id: number; session_id: number; flashcards: { id: number }[] }>
  }
  const studies: Study[] = []
  for (let connection = 0; connection < CONNECTIONS; connection++) {
    const cards = Array.from({ length: CARDS }, (_, n) => ({ question: `Question ${n}`, answer: `Answer ${n}` }))
    const set = await post('/api/recite/flashcard-sets/', { title: `Set ${connection}`, selected_cards: cards })
    const study = await post(`/api/recite/flashcard-sets/${set.id}/study/`)
    studies.push({ sessionId: study.session_id, cardIds: study.flashcards.map(({ id }) => id) })
  }
  await app.stop()
  return { token, studies }
}

const loadsOf = (studies: readonly Study[]): Load[] => [
  { what: 'authenticated profile read', method: 'GET', request: () => ({ path: '/api/users/profile/' }) },
  {
    what: 'answer write',
    method: 'POST',
    request: (connection, n) => {
      const { sessionId, cardIds } = studies[connection] as Study
      const body = { flashcard_id: cardIds[n % CARDS], is_correct: n % 2 === 0, duration_ms: 1200 }
      return { path: `/api/recite/study-sessions/${sessionId}/answer/`, body: JSON.stringify(body) }
    },
  },
]

/** Rounds alternate, so that whatever else the machine does falls on both. */
async function compare(load: Load, token: string, product: string, rival: string): Promise<Measurement> {
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await requestsPerSecond(load, token, product))
    theirs.push(await requestsPerSecond(load, token, rival))
  }
  const ratio = median(ours) / median(theirs)
  return {
    what: `${load.what}, PostgreSQL, ${CONNECTIONS} connections`,
    ours: `${Math.round(median(ours))} requests/s`,
    against: `node:http + pg: ${Math.round(median(theirs))} requests/s`,
    ratio,
    promise: atLeast(ratio, PROMISED_RATIO),
  }
}

async function requestsPerSecond(load: Load, token: string, url: string): Promise<number> {
  let count = 0
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    requests: [
      {
        method: load.method,
        setupRequest(request) {
          const n = count++
          return { ...request, ...load.request(n % CONNECTIONS, Math.floor(n / CONNECTIONS)) }
        },
      },
    ],
    // A page of the site would be a quick answer too, but not the one that is measured.
    verifyBody: (body) => String(body).startsWith('{'),
  })
  const { non2xx, errors, mismatches } = result
  if (non2xx + errors + mismatches > 0)
    throw new Error(`${load.what}: ${non2xx} refused, ${errors} broken, ${mismatches} of something else`)
  return result.requests.average
}
