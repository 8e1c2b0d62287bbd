import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@lectern/contract/calls/client'
import { reviewEndpoints } from '@lectern/contract/review'
import { studyDayOf } from '@lectern/memory/study-day'
import { Client } from 'pg'
import { pino } from 'pino'
import { createApp } from '../../server/src/app.ts'
import { systemClock } from '../../server/src/platform/clock/clock.ts'
import { readConfig } from '../../server/src/settings/config.ts'
import { createTestStudent } from '../../server/test/rows/create-test-student.ts'
import { startPostgres } from '../../server/test/start-postgres.ts'
import { atMost, type Measurement, median, quantile } from '../measurement.ts'
import { productEnvironment, serveProduct } from '../served-product.ts'

const STUDENTS = 500
const CARDS = 200
const REVIEWS_A_CARD = 5
/** A card is looked at for so long; that of the students who wrote the limits of a day is eight. */
const LOOK_MS = 5000
const SECONDS = 30
/** Others study before them, so that the server is one that has been running, and not one that begins to compile. */
const EARLIER_STUDENTS = 50
const EARLIER_SECONDS = 15
const EARLIER_LOOK_MS = 500
const HANDED_OUT = 20
const RECORDING_LIMIT_MS = 100

interface Times {
  queueMs: number[]
  answerMs: number[]
}

/** 500 students who review at once, each a card every five seconds, through the whole server on PostgreSQL. */
export async function measureClass(): Promise<Measurement[]> {
  const postgres = await startPostgres()
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const environment = { ...productEnvironment(dataDir), DATABASE_URL: postgres.url }
  try {
    const tokens = await prepare(environment)
    const product = await serveProduct(environment)
    const times: Times = { queueMs: [], answerMs: [] }
    const earlier = tokens.splice(0, EARLIER_STUDENTS)
    const untilEarlier = performance.now() + EARLIER_SECONDS * 1000
    await Promise.all(
      earlier.map((token) =>
        reviewOn(
          { url: product.url, token, until: untilEarlier, lookMs: EARLIER_LOOK_MS },
          { queueMs: [], answerMs: [] },
        ),
      ),
    )
    const until = performance.now() + SECONDS * 1000
    await Promise.all(
      tokens.map(async (token, index) => {
        // They do not all press at the same moment.
        await sleep((LOOK_MS / STUDENTS) * index)
        await reviewOn({ url: product.url, token, until, lookMs: LOOK_MS }, times)
      }),
    )
    await product.stop()
    return rowsOf(times)
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Reviewer {
  url: string
  token: string
  until: number
  lookMs: number
}

async function reviewOn({ url, token, until, lookMs }: Reviewer, times: Times) {
  const review = createClient(reviewEndpoints, (path, init) => {
    init.headers.set('authorization', `Bearer ${token}`)
    return fetch(new URL(path, url), init)
  })
  while (performance.now() < until) {
    const { items, handed_out_at } = await timed(times.queueMs, () => review.queue({ query: { limit: HANDED_OUT } }))
    if (items.length === 0) throw new Error('Nothing is left to review')
    for (const { id } of items) {
      if (performance.now() >= until) return
      const answer = { item_id: id, rating: 3, client_id: crypto.randomUUID(), duration_ms: lookMs } as const
      const body = { ...answer, handed_out_at, answered_at: new Date().toISOString() }
      const startedAt = performance.now()
      await timed(times.answerMs, () => review.answer({ body }))
      await sleep(Math.max(0, lookMs - (performance.now() - startedAt)))
    }
  }
}

async function timed<Answer>(times: number[], work: () => Promise<Answer>): Promise<Answer> {
  const startedAt = performance.now()
  const answer = await work()
  times.push(performance.now() - startedAt)
  return answer
}

function rowsOf({ queueMs, answerMs }: Times): Measurement[] {
  const about = `review, ${STUDENTS} students at once, a card every ${LOOK_MS / 1000} s, PostgreSQL`
  const late = quantile(answerMs, 0.95)
  return [
    {
      what: `${about}: answer recorded, 95th percentile`,
      ours: `${late.toFixed(1)} ms (median ${median(answerMs).toFixed(1)} ms, ${answerMs.length} answers)`,
      against: `limit: ${RECORDING_LIMIT_MS} ms`,
      ratio: late / RECORDING_LIMIT_MS,
      promise: atMost(late / RECORDING_LIMIT_MS, 1),
    },
    {
      what: `${about}: queue of ${HANDED_OUT}, 95th percentile`,
      ours: `${quantile(queueMs, 0.95).toFixed(1)} ms (median ${median(queueMs).toFixed(1)} ms)`,
      against: 'none',
      ratio: null,
      promise: null,
    },
  ]
}

/** Students with a month of reviews behind them, of whose cards a fifth is due. @returns their tokens */
async function prepare(environment: Record<string, string>): Promise<string[]> {
  const config = readConfig(environment, environment.DATA_DIR ?? '')
  const app = await createApp(config, { log: pino({ level: 'silent' }), onKeptMail: () => {}, siteFolder: null })
  await app.start()
  const students: { id: number; accessToken: string }[] = []
  while (students.length < STUDENTS + EARLIER_STUDENTS) students.push(await createTestStudent(app.services, 0))
  await app.stop()
  await plant(
    environment.DATABASE_URL ?? '',
    students.map(({ id }) => id),
  )
  return students.map(({ accessToken }) => accessToken)
}

async function plant(url: string, studentIds: readonly number[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const today = studyDayOf(systemClock.now(), 'UTC')
  try {
    await client.query(
      `insert into flashcard_sets (student_id, client_id, title, document_name, document_content, content_purpose, created_at)
      select id, gen_random_uuid(), 'Set', '', '', '', now() from unnest($1::bigint[]) as id`,
      [studentIds],
    )
    await client.query(
      `insert into flashcards (set_id, client_id, position, question, answer)
      select id, gen_random_uuid(), n, 'Question ' || n, 'Answer ' || n
      from flashcard_sets, generate_series(1, $1::int) as n`,
      [CARDS],
    )
    await client.query(
      `insert into review_items (student_id, kind, source_id, group_id, added_at, stage, stability, difficulty, reps, last_day,
        last_reviewed_at, due_day)
      select student_id, 'card', flashcards.id, set_id, now() - interval '1 month', 'review', 6, 5, $1::int, $2::int - 6,
        to_timestamp(($2::int - 6) * 86400.0), $2::int + position % 5
      from flashcards join flashcard_sets on flashcard_sets.id = set_id`,
      [REVIEWS_A_CARD, today],
    )
    await client.query(
      `insert into review_events (student_id, item_id, client_id, kind, grade, duration_ms, at, day, stage_before,
        retrievability, interval_days, algorithm, recorded_at)
      select student_id, id, gen_random_uuid(), 'review', 3, 5000, to_timestamp((last_day - n * 4) * 86400.0), last_day - n * 4,
        'review', 0.9, 5, 'bench', to_timestamp((last_day - n * 4) * 86400.0)
      from review_items, generate_series(0, $1::int - 1) as n`,
      [REVIEWS_A_CARD],
    )
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
