import { randomUUID } from 'node:crypto'
import { studyDayOf } from '@lectern/memory/study-day'
import { gt } from 'drizzle-orm'
import { Client } from 'pg'
import { answerItem } from '../server/src/core/review/answer-item.ts'
import { getStats } from '../server/src/core/review/get-stats.ts'
import { getToday } from '../server/src/core/review/get-today.ts'
import { getQueue } from '../server/src/core/review/queue/get-queue.ts'
import { reviewItems } from '../server/src/core/review/tables.ts'
import { cardReviewSource } from '../server/src/modules/recite/review-source.ts'
import { systemClock } from '../server/src/platform/clock/clock.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { openServerDatabase } from '../server/src/platform/database/open-server.ts'
import { createStudentWith, creditsOver } from '../server/test/ledger.ts'
import { startPostgres } from '../server/test/start-postgres.ts'
import { atMost, type Measurement, median, quantile } from './measurement.ts'
import { measureScreen } from './review-screen.ts'
import { measureClass } from './school/review-class.ts'

const CARDS = 50_000
const REVIEWS_A_CARD = 20
const SETS = 50
const NEW_SHARE = 0.1
const ROUNDS = 60
const WARM_UP = 5
const QUEUE_LIMIT_MS = 50
const RECORDING_LIMIT_MS = 100
const PAGE_LIMIT_MS = 200
const MOST_LOOKS = 5
const ABOUT = `review, ${CARDS} cards, ${CARDS * REVIEWS_A_CARD} reviews, PostgreSQL`

type Reviewed = Parameters<typeof getQueue>[0] & Parameters<typeof answerItem>[0] & { student: { id: number } }

/** The queue of somebody with 50,000 cards and a million reviews, on a usual day and after years away, and their answers; a class; a browser. */
export async function measure(): Promise<Measurement[]> {
  const postgres = await startPostgres()
  const database = openServerDatabase(postgres.url, () => {})
  try {
    await migrate(database)
    const credits = creditsOver(database)
    const student = await createStudentWith(0, { database, credits })
    await plantReviews(postgres.url, student.id)
    const modules = [{ id: 'recite', reviewSource: cardReviewSource }]
    const ground = { database, clock: systemClock, modules, student, config: { storageLimitMb: 500 } }
    const rows = [await timeQueue(ground, 'a usual day')]
    rows.push(await timeAnswers(ground))
    const today = { what: 'what is due today', limitMs: PAGE_LIMIT_MS }
    rows.push(await time(today, () => getToday(ground, student)))
    rows.push(await time({ what: 'figures of progress', limitMs: PAGE_LIMIT_MS }, () => getStats(ground, student)))
    await makeAllDue(postgres.url)
    rows.push(await timeCrowdedQueue(ground))
    return [...rows, ...(await measureClass()), ...(await measureScreen())]
  } finally {
    await database.close()
    await postgres.stop()
  }
}

/** Three years away: every card that was learned is due. */
async function makeAllDue(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(
    'update review_items set due_day = due_day - 1000, last_day = last_day - 1000 where due_day is not null',
  )
  await client.query('vacuum analyze review_items')
  await client.end()
}

const timeQueue = (ground: Reviewed, day: string): Promise<Measurement> =>
  time({ what: `queue of 20, ${day}`, limitMs: QUEUE_LIMIT_MS }, async () => {
    const { items } = await getQueue(ground, ground.student, { limit: 20 })
    if (items.length !== 20) throw new Error(`The queue has ${items.length} cards`)
  })

/** Every due card has a say in the order: against one statement that looks at each of them, in turns. */
async function timeCrowdedQueue(ground: Reviewed): Promise<Measurement> {
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now()
    await getQueue(ground, ground.student, { limit: 20 })
    const answeredAt = performance.now()
    await ground.database.queries.$count(reviewItems, gt(reviewItems.stability, 0))
    ours.push(answeredAt - startedAt)
    bare.push(performance.now() - answeredAt)
  }
  const ratio = median(ours) / median(bare)
  return {
    what: `${ABOUT}: queue of 20, every card due`,
    ours: describe(ours),
    against: `one look at every card: ${describe(bare)}`,
    ratio,
    promise: atMost(ratio, MOST_LOOKS),
  }
}

async function timeAnswers(ground: Reviewed): Promise<Measurement> {
  const { items } = await getQueue(ground, ground.student, { limit: 100 })
  let next = 0
  return time({ what: 'answer recorded', limitMs: RECORDING_LIMIT_MS }, async () => {
    const item_id = items[next++ % items.length]?.id ?? 0
    const answered_at = systemClock.now().toISOString()
    await answerItem(ground, ground.student, { item_id, rating: 3, client_id: randomUUID(), answered_at })
  })
}

async function time(
  { what, limitMs }: { what: string; limitMs: number },
  work: () => Promise<unknown>,
): Promise<Measurement> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const startedAt = performance.now()
    await work()
    if (round >= WARM_UP) times.push(performance.now() - startedAt)
  }
  const ratio = median(times) / limitMs
  return {
    what: `${ABOUT}: ${what}`,
    ours: describe(times),
    against: `limit: ${limitMs} ms`,
    ratio,
    promise: atMost(ratio, 1),
  }
}

/** Median, and from what to what nine of ten lie. */
function describe(times: readonly number[]): string {
  const at = (share: number) => quantile(times, share).toFixed(1)
  return `${median(times).toFixed(1)} ms (${at(0.05)} to ${at(0.95)})`
}

/** Sets, cards and their reviews of the last years, spread as years of reviewing spread them; beside the product's own bounds. */
export async function plantReviews(url: string, studentId: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const today = studyDayOf(systemClock.now(), 'UTC')
  try {
    await client.query(
      `insert into flashcard_sets (student_id, client_id, title, document_name, document_content, content_purpose, created_at)
      select $1::bigint, gen_random_uuid(), 'Set ' || n, '', '', '', now() from generate_series(1, $2::int) as n`,
      [studentId, SETS],
    )
    await client.query(
      `insert into flashcards (set_id, client_id, position, question, answer, source)
      select id, gen_random_uuid(), n, 'Question ' || n, 'Answer ' || n, 'The sentence ' || n / 3
      from flashcard_sets, generate_series(1, $1::int) as n where student_id = $2::bigint`,
      [CARDS / SETS, studentId],
    )
    await client.query(
      `insert into review_items (student_id, kind, source_id, group_id, sibling_key, added_at, stage, stability, difficulty,
        reps, last_day, last_reviewed_at, due_day)
      select $1::bigint, 'card', id, set_id, md5(set_id || source), now() - interval '3 years',
        case when is_new then 'new' else 'review' end, case when is_new then 0 else days end,
        case when is_new then 0 else 5 end, case when is_new then 0 else $2::int end,
        case when not is_new then last_day end, case when not is_new then to_timestamp(last_day * 86400.0) end,
        case when not is_new then last_day + days end
      from (
        select *, $3::int - floor(random() * (days + 1))::int as last_day from (
          select id, set_id, source, random() < $4::float8 as is_new, ceil(exp(random() * 6))::int as days
          from flashcards where set_id in (select id from flashcard_sets where student_id = $1::bigint)
        ) as drawn
      ) as placed`,
      [studentId, REVIEWS_A_CARD, today, NEW_SHARE],
    )
    await client.query(
      `insert into review_events (student_id, item_id, client_id, kind, grade, duration_ms, at, day, stage_before,
        retrievability, interval_days, algorithm, recorded_at)
      select $1::bigint, id, gen_random_uuid(), 'review', 1 + (n + id) % 4, 5000, to_timestamp(day * 86400.0 + n), day,
        'review', 0.9, 5, 'bench', to_timestamp(day * 86400.0 + n)
      from (
        select id, n, last_day - ($2::int - n) * 30 as day
        from review_items, generate_series(1, $2::int) as n where last_day is not null and student_id = $1::bigint
      ) as done`,
      [studentId, Math.round(REVIEWS_A_CARD / (1 - NEW_SHARE))],
    )
    await client.query(
      `insert into review_days (student_id, day, answer_count, due_count, remembered_count, duration_ms)
      select student_id, day, count(*), count(*), count(*), sum(duration_ms) from review_events
      where day < $1::int and student_id = $2::bigint group by 1, 2`,
      [today, studentId],
    )
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
