import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createVerifier } from 'fast-jwt'
import { Pool } from 'pg'
import { deriveSecrets } from '../../server/src/settings/secrets.ts'

/**
 * The least that could serve the two measured calls: `node:http` and `pg`, the same token verified, the same statements
 * run. No limits, no schemas, no logs, no headers.
 */
const { DATABASE_URL = '', SECRET_KEY = '' } = process.env
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 })
const verify = createVerifier({ key: deriveSecrets(SECRET_KEY).accessTokens, algorithms: ['HS256'] })

const FIND_SESSION = `select students.id, email_as_typed, first_name, last_name, study_goal, coalesce((select
  posted_credits - held_credits from balances where balances.student_id = students.id), 0) as credits,
  students.created_at, authenticated_at, last_seen_at from sessions inner join students on students.id = student_id
  where sessions.id = $1 and ended_at is null and expires_at > $2`
const LOCK_SESSION = `select study_sessions.* from flashcard_sets inner join study_sessions
  on study_sessions.set_id = flashcard_sets.id where study_sessions.id = $1 and study_sessions.student_id = $2
  for no key update`
const INSERT_ANSWER = `insert into card_answers (session_id, card_id, is_correct, duration_ms, answered_at)
  select $1, id, $2, $3, $4 from flashcards where id = $5 and set_id = $6 and id <= $7 for key share
  on conflict do nothing returning id`
const COUNT_CARD = 'select count(*) from flashcards where id = $1 and set_id = $2 and id <= $3'

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.writeHead(500).end())
})
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => process.exit(0))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { sid } = verify((request.headers.authorization ?? '').slice('Bearer '.length)) as { sid: string }
  const found = await pool.query(FIND_SESSION, [sid, new Date()])
  const student = found.rows[0]
  const body = request.method === 'GET' ? present(student) : await recordAnswer(request, student.id)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const present = (student: Record<string, unknown>) => ({
  email: student.email_as_typed,
  first_name: student.first_name,
  last_name: student.last_name,
  study_goal: student.study_goal,
  credits: student.credits,
  date_joined: student.created_at,
})

async function recordAnswer(request: IncomingMessage, studentId: number) {
  const sessionId = Number(request.url?.split('/')[4])
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { flashcard_id, is_correct, duration_ms } = JSON.parse(Buffer.concat(chunks).toString())
  const client = await pool.connect()
  try {
    await client.query('begin')
    const [session] = (await client.query(LOCK_SESSION, [sessionId, studentId])).rows
    const card = [flashcard_id, session.set_id, session.newest_card_id]
    const kept = await client.query(INSERT_ANSWER, [sessionId, is_correct, duration_ms, new Date(), ...card])
    if (kept.rows.length === 0) await client.query(COUNT_CARD, card)
    await client.query('commit')
    return { recorded: kept.rows.length > 0 }
  } finally {
    client.release()
  }
}
