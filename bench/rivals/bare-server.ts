import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answered, type ItemState } from '@lectern/memory/replay'
import { ALGORITHM, createScheduler, type Memory } from '@lectern/memory/scheduler'
import { studyDayOf } from '@lectern/memory/study-day'
import { createVerifier } from 'fast-jwt'
import { Pool } from 'pg'
import { deriveSecrets } from '../../server/src/settings/secrets.ts'

/**
 * The least that could serve the two measured calls: `node:http` and `pg`, the same token verified, the same reckoning, the
 * same rows read and written in as many statements, each planned once. No limits, no schemas, no logs, no headers.
 */
const { DATABASE_URL = '', SECRET_KEY = '' } = process.env
const pool = new Pool({ connectionString: DATABASE_URL, max: 10 })
const verify = createVerifier({ key: deriveSecrets(SECRET_KEY).accessTokens, algorithms: ['HS256'] })
const scheduler = createScheduler()

const FIND_SESSION = {
  name: 'find-session',
  text: `select students.id, email_as_typed, first_name, last_name, study_goal, language, consented_at, coalesce((select
    posted_credits - held_credits from balances where balances.student_id = students.id), 0) as credits,
    students.created_at, authenticated_at, last_seen_at from sessions inner join students on students.id = student_id
    where sessions.id = $1 and ended_at is null and expires_at > $2`,
}
const FIND_ITEM = {
  name: 'find-item',
  text: `select items.*, items.xmin::text as item_version, settings.xmin::text as settings_version, time_zone,
    exists (select from review_events where student_id = $1 and client_id = $3) as is_written, past.*
    from review_items as items join review_settings as settings on settings.student_id = items.student_id
    cross join lateral (select count(*) as event_count, max(at) as latest_at from review_events as events
      where events.item_id = items.id and events.student_id = $1
      and kind in ('review', 'miss', 'suspend', 'restore', 'bury', 'unbury', 'flag', 'carry')
      and not exists (select from review_events as undoing where undoing.undoes_id = events.id)) as past
    where items.student_id = $1 and items.id = $2`,
}
const WRITE_ANSWER = {
  name: 'write-answer',
  text: `with locked as (
      select student_id from review_settings where student_id = $1 and xmin::text = $2 for no key update
    ), saved as (
      update review_items set stage = $3, stability = $4, difficulty = $5, step = $6, reps = $7, lapses = $8, last_day = $9,
        last_reviewed_at = $10, due_at = $11, due_day = null from locked
      where id = $12 and review_items.student_id = locked.student_id and review_items.xmin::text = $13 returning id
    ), written as (
      insert into review_events (student_id, item_id, client_id, kind, source, grade, duration_ms, at, day, stage_before,
        retrievability, algorithm, recorded_at)
      select $1, id, $14, 'review', 'review', $15, $16::integer, $10, $9, $17, $18, $19, $20 from saved
    ), counted as (
      insert into review_days as days (student_id, day, answer_count, new_count, duration_ms)
      select $1, $9, 1, $21, $16 from saved on conflict (student_id, day) do update set
        answer_count = days.answer_count + 1, new_count = days.new_count + excluded.new_count,
        duration_ms = days.duration_ms + excluded.duration_ms
    )
    select id from saved`,
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
})
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => process.exit(0))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { sid } = verify((request.headers.authorization ?? '').slice('Bearer '.length)) as { sid: string }
  const found = await pool.query({ ...FIND_SESSION, values: [sid, new Date()] })
  const student = found.rows[0]
  const body = request.method === 'GET' ? present(student) : await recordAnswer(request, student.id)
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const present = (student: Record<string, unknown>) => ({
  email: student.email_as_typed,
  first_name: student.first_name,
  last_name: student.last_name,
  study_goal: student.study_goal,
  language: student.language,
  credits: student.credits,
  date_joined: student.created_at,
})

interface ItemRow extends Omit<Memory, 'lastDay'> {
  id: string
  item_version: string
  settings_version: string
  time_zone: string | null
  is_written: boolean
  latest_at: Date | null
  last_day: number | null
  last_reviewed_at: Date | null
  leech_lapses: number
  is_leech: boolean
  is_suspended: boolean
  buried_until_day: number | null
  flag: number
}

interface Sent {
  item_id: number
  client_id: string
  rating: 1
  duration_ms: number
}

/** An answer that comes after all others of its card, and brings it back within minutes. */
async function recordAnswer(request: IncomingMessage, studentId: number) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const sent = JSON.parse(Buffer.concat(chunks).toString()) as Sent
  const found = await pool.query<ItemRow>({ ...FIND_ITEM, values: [studentId, sent.item_id, sent.client_id] })
  const [row] = found.rows
  const now = new Date()
  if (!row || row.is_written || (row.latest_at !== null && row.latest_at >= now))
    throw new Error('The answer does not simply come next')
  const state = stateOf(row)
  const day = studyDayOf(now, row.time_zone ?? 'UTC')
  const event = {
    clientId: sent.client_id,
    kind: 'review',
    grade: sent.rating,
    source: 'review',
    at: now,
    day,
  } as const
  const { memory } = answered(state, event, scheduler).state
  const { wait } = scheduler.answer(state.memory, day, sent.rating)
  if (wait.unit !== 'minutes') throw new Error('The card comes back on another day')
  const dueAt = new Date(now.getTime() + wait.count * 60_000)
  const isNew = row.stage === 'new' ? 1 : 0
  const written = await pool.query({
    ...WRITE_ANSWER,
    values: [
      ...[studentId, row.settings_version, memory.stage, memory.stability, memory.difficulty, memory.step, memory.reps],
      ...[memory.lapses, memory.lastDay, now, dueAt, row.id, row.item_version, sent.client_id, sent.rating],
      ...[sent.duration_ms, row.stage, scheduler.retrievability(state.memory, day), ALGORITHM, now, isNew],
    ],
  })
  if (written.rows.length === 0) throw new Error('The card changed meanwhile')
  const item = { id: row.id, stage: memory.stage, due_at: dueAt, last_reviewed_at: now, review_count: memory.reps }
  return { recorded: true, item, wait }
}

function stateOf(row: ItemRow): ItemState {
  const { stage, stability, difficulty, step, reps, lapses } = row
  return {
    memory: { stage, stability, difficulty, step, reps, lapses, lastDay: row.last_day },
    lastReviewedAt: row.last_reviewed_at,
    leechLapses: row.leech_lapses,
    isLeech: row.is_leech,
    isSuspended: row.is_suspended,
    buriedUntilDay: row.buried_until_day,
    flag: row.flag,
  }
}
