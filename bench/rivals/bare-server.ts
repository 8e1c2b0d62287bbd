import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createVerifier } from 'fast-jwt'
import { Pool } from 'pg'
import { pino } from 'pino'
import { securityHeaders } from '../../server/src/http/security-headers.ts'
import { deriveSecrets } from '../../server/src/settings/secrets.ts'
import { Refusal, recordAnswer } from './bare-answers.ts'

/**
 * The two measured calls by `node:http` and `pg`, written by hand for them alone, with what they promise: the same token verified,
 * the same body refused, the same rows read and written in as many statements, each planned once; the same headers, a line of the
 * log and figures for each request, and the same bounds on how many are under way. What it has not: routes, languages, other ways
 * to sign in, uploads, streams, traces, and anything that more than two calls would want to share.
 */
const { DATABASE_URL = '', SECRET_KEY = '', LOG_LEVEL = 'warn' } = process.env
const MOST_AT_ONCE = 1000
const MOST_OF_STUDENT = 64
const MOST_BODY_BYTES = 256 * 1024
const SEEN_AGAIN_AFTER_MS = 5 * 60_000
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
const HEADERS = {
  ...securityHeaders(false),
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'x-api-version': 'v1',
}
const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

const log = pino({ base: undefined, level: LOG_LEVEL })
const pool = new Pool({ connectionString: DATABASE_URL, max: 10, connectionTimeoutMillis: 10_000 })
pool.on('error', (error) => log.error(error))
const verify = createVerifier({ key: deriveSecrets(SECRET_KEY).accessTokens, algorithms: ['HS256'] })
const underWay = { all: 0, of: new Map<string, number>() }
const figures = new Map<string, { count: number; seconds: number; buckets: number[] }>()

const FIND_SESSION = {
  name: 'find-session',
  text: `select students.id, email_as_typed, first_name, last_name, study_goal, language, consented_at is not null as has_consented,
    coalesce((select posted_credits - held_credits from balances where balances.student_id = students.id), 0) as credits,
    students.created_at, authenticated_at, last_seen_at from sessions inner join students on students.id = student_id
    where sessions.id = $1 and ended_at is null and expires_at > $2`,
}
const NOTE_SEEN = {
  name: 'note-seen',
  text: 'update sessions set last_seen_at = $2 where id = $1 and last_seen_at < $3',
}

interface StudentRow {
  id: string
  email_as_typed: string
  first_name: string
  last_name: string
  study_goal: string
  language: string | null
  has_consented: boolean
  credits: string
  created_at: Date
  last_seen_at: Date
}

const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000 }, (request, response) => {
  void serve(request, response)
})
server.keepAliveTimeout = 72_000
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => process.exit(0))

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const begun = performance.now()
  const id = randomUUID()
  const told = { student: '' }
  underWay.all += 1
  const { status, body } = await answer(request, told).catch((error: unknown) => {
    if (error instanceof Refusal) return { status: error.status, body: { error: error.message, code: error.code } }
    log.error({ err: error, reqId: id }, 'a request failed unexpectedly')
    return { status: 500, body: { error: 'Something went wrong.', code: 'internal' } }
  })
  underWay.all -= 1
  leave(told.student)
  const text = JSON.stringify(body)
  response
    .writeHead(status, { ...HEADERS, 'x-request-id': id, 'content-length': Buffer.byteLength(text) })
    .end(text, () => note(request, { status, id, student: told.student, ms: performance.now() - begun }))
}

interface Ended {
  status: number
  id: string
  student: string
  ms: number
}

function note({ method, url }: IncomingMessage, { status, id, student, ms }: Ended): void {
  const key = `${method} ${url} ${status}`
  const figure = figures.get(key) ?? { count: 0, seconds: 0, buckets: SECONDS.map(() => 0) }
  figures.set(key, figure)
  figure.count += 1
  figure.seconds += ms / 1000
  const bucket = SECONDS.findIndex((most) => ms / 1000 <= most)
  if (bucket >= 0) figure.buckets[bucket] = (figure.buckets[bucket] ?? 0) + 1
  log.info({ reqId: id, method, route: url, status: String(status), ms: Math.round(ms), student }, 'request')
}

async function answer(request: IncomingMessage, told: { student: string }): Promise<{ status: number; body: object }> {
  const { method, url, headers } = request
  const host = (headers.host ?? '').replace(/:\d{1,5}$/, '').toLowerCase()
  if (!OWN_HOSTS.has(host)) throw new Refusal(421, 'misdirected', 'This is not the address of this site.')
  if (underWay.all > MOST_AT_ONCE) throw new Refusal(503, 'unavailable', 'Too much is going on.')
  const isAnswer = method === 'POST' && url === '/api/review/answers/'
  if (!isAnswer && !(method === 'GET' && url === '/api/users/profile/'))
    throw new Refusal(404, 'not_found', 'Not found.')
  const student = await authenticate(headers.authorization ?? '')
  enter(student.id, told)
  if (!isAnswer) return { status: 200, body: present(student) }
  return { status: 200, body: await recordAnswer(pool, Number(student.id), await bodyOf(request)) }
}

async function authenticate(header: string): Promise<StudentRow> {
  const sid = sessionOf(header)
  const now = new Date()
  const found = await pool.query<StudentRow>({ ...FIND_SESSION, values: [sid, now] })
  const [student] = found.rows
  if (!student) throw new Refusal(401, 'unauthenticated', 'Please sign in to continue.')
  const before = new Date(now.getTime() - SEEN_AGAIN_AFTER_MS)
  if (student.last_seen_at < before)
    pool.query({ ...NOTE_SEEN, values: [sid, now, before] }).catch((error: unknown) => log.warn(error))
  return student
}

function sessionOf(header: string): string {
  const [scheme, token = ''] = header.split(' ', 2)
  try {
    if (scheme === 'Bearer') return (verify(token) as { sid: string }).sid
  } catch {
    // Refused below, whatever is wrong with it.
  }
  throw new Refusal(401, 'unauthenticated', 'Please sign in to continue.')
}

function enter(student: string, told: { student: string }): void {
  const count = (underWay.of.get(student) ?? 0) + 1
  if (count > MOST_OF_STUDENT) throw new Refusal(429, 'rate_limited', 'Too much at once.')
  underWay.of.set(student, count)
  told.student = student
}

function leave(student: string): void {
  if (student === '') return
  const left = (underWay.of.get(student) ?? 1) - 1
  if (left === 0) underWay.of.delete(student)
  else underWay.of.set(student, left)
}

const present = (student: StudentRow) => ({
  email: student.email_as_typed,
  first_name: student.first_name,
  last_name: student.last_name,
  study_goal: student.study_goal,
  language: student.language,
  credits: Number(student.credits),
  date_joined: student.created_at,
  ...(student.has_consented ? {} : { needs_consent: true }),
})

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let sizeBytes = 0
  for await (const chunk of request) {
    sizeBytes += (chunk as Buffer).length
    if (sizeBytes > MOST_BODY_BYTES) throw new Refusal(413, 'too_large', 'The request is too large.')
    chunks.push(chunk as Buffer)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString())
  } catch {
    throw new Refusal(400, 'invalid', 'The request is not valid JSON.')
  }
}
