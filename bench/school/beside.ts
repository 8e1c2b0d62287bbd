import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { studyDayOf } from '@lectern/memory/study-day'
import { Client } from 'pg'
import { pino } from 'pino'
import { createApp } from '../../server/src/app.ts'
import { beginIndexing, indexMaterials } from '../../server/src/core/documents/search/index-materials.ts'
import { systemClock } from '../../server/src/platform/clock/clock.ts'
import { openServerDatabase } from '../../server/src/platform/database/open-server.ts'
import { readConfig } from '../../server/src/settings/config.ts'
import { silentLog, steppedClock } from '../../server/test/ledger.ts'
import { createTestStudent } from '../../server/test/rows/create-test-student.ts'
import { startPostgres } from '../../server/test/start-postgres.ts'
import { plantMaterials } from '../library.ts'
import { atMost, type Measurement, median, megabytes, quantile } from '../measurement.ts'
import { plantReviews } from '../review.ts'
import { productEnvironment, type ServedProcess, serveProduct } from '../served-product.ts'
import { answered, type Load, prepare, type Student, study, tokenSigner } from './load.ts'

/** Who is there already; the environment may say fewer, to try it. */
const ANSWERS = Number(process.env.BESIDE_ANSWERS ?? 10_000_000)
const ANSWERS_A_CARD = 10
const CARDS_A_STUDENT = 10
const OTHERS = ANSWERS / ANSWERS_A_CARD / CARDS_A_STUDENT
/** Planted in one statement. */
const OTHERS_AT_ONCE = 10_000
const MATERIALS = 1000
/** Grams of each material of the others, of which a page has some hundreds. */
const GRAMS = 60
const STUDYING = 500
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60)
const WARM_UP_SECONDS = 10
const ROUNDS = 60
const WARM_UP = 10
const PROMISED = 1.2

/** What the student with the most asks for: 50,000 cards in 50 sets, a million answers, 1,000 materials. */
const READS = {
  'review queue': '/api/review/queue/?limit=20',
  'history of sets': '/api/recite/history/',
  'search of everything': '/api/search/?q=nucleus',
  'list of the library': '/api/materials/',
}

interface Times {
  reads: Record<string, number[]>
  load: Load
}

/**
 * What 500 students wait who study at once, and the largest student, on a PostgreSQL where they are alone, and on the same one with
 * 100,000 others and 10 million answers of theirs.
 */
export async function measure(): Promise<Measurement[]> {
  const postgres = await startPostgres({ isDurable: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'lectern-bench-'))
  const environment = { ...productEnvironment(dataDir), DATABASE_URL: postgres.url }
  try {
    const students = await prepare(environment, STUDYING)
    const largest = await prepareLargest(environment)
    const alone = await timesOf(environment, students, largest)
    await plantOthers(postgres.url)
    return rowsOf(alone, await timesOf(environment, students, largest))
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** 1,000 materials, 50,000 cards and a million answers. */
async function prepareLargest(environment: Record<string, string>): Promise<Student['signToken']> {
  const config = readConfig(environment, environment.DATA_DIR ?? '')
  const app = await createApp(config, { log: pino({ level: 'silent' }), onKeptMail: () => {}, siteFolder: null })
  await app.start()
  const student = await createTestStudent(app.services, 0)
  const signToken = tokenSigner(app.services, student)
  await app.stop()
  const url = environment.DATABASE_URL ?? ''
  const database = openServerDatabase(url, () => {})
  await plantMaterials(database, student.id, MATERIALS)
  const indexing = beginIndexing()
  while ((await indexMaterials({ database, clock: steppedClock(), log: silentLog }, indexing)) > 0);
  await database.close()
  await plantReviews(url, student.id)
  return signToken
}

async function timesOf(
  environment: Record<string, string>,
  students: readonly Student[],
  signLargest: Student['signToken'],
): Promise<Times> {
  const product = await serveProduct(environment)
  try {
    await study(product, students, WARM_UP_SECONDS)
    const reads = await timeReads(product, signLargest())
    return { reads, load: await study(product, students, SECONDS) }
  } finally {
    await product.stop()
  }
}

async function timeReads({ url }: ServedProcess, token: string): Promise<Times['reads']> {
  const agent = new Agent({ keepAlive: true })
  const times: Times['reads'] = Object.fromEntries(Object.keys(READS).map((what) => [what, []]))
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1)
    for (const [what, path] of Object.entries(READS)) {
      const begun = performance.now()
      await answered(agent, url, token, { method: 'GET', path })
      if (round >= WARM_UP) times[what]?.push(performance.now() - begun)
    }
  agent.destroy()
  return times
}

/** 100 answers, a set of 10 cards, and a material each. */
async function plantOthers(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await tellSize(client)
  const begun = performance.now()
  for (let from = 0; from < OTHERS; from += OTHERS_AT_ONCE) {
    await client.query('begin')
    await client.query(
      `create temporary table others on commit drop as
      with made as (
        insert into students (email, email_as_typed, first_name, last_name, consented_at, verified_at)
        select n || '@example.com', n || '@example.com', 'Mei', 'Chan', now(), now()
        from generate_series($1::int, $2::int) as n returning id
      ) select id as student_id from made`,
      [from + 1, Math.min(OTHERS, from + OTHERS_AT_ONCE)],
    )
    for (const statement of ofOthers(studyDayOf(systemClock.now(), 'UTC'))) await client.query(statement)
    await client.query('commit')
    const seconds = Math.round((performance.now() - begun) / 1000)
    console.log(`  ${Math.min(OTHERS, from + OTHERS_AT_ONCE)} others after ${seconds} s`)
  }
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await tellSize(client)
  await client.end()
}

async function tellSize(client: Client): Promise<void> {
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  console.log(`  The database takes ${megabytes(Number(rows[0]?.bytes))}`)
}

/** What each of them has, by the number of this day. */
const ofOthers = (today: number): string[] => [
  `insert into review_settings (student_id, retention, new_per_day, reviews_per_day) select student_id, 0.9, 20, 200 from others`,
  `insert into materials (student_id, name, text, content_hash, words, size_bytes, source_module, created_at)
    select student_id, 'Week 1.pdf', repeat('A cell has a nucleus. ', 100), md5(student_id::text), 500, 2200, 'library', now() from others`,
  `insert into material_grams (material_id, folded, grams)
    select id, text, (select array_agg((student_id % 524288) * 17592186044416 + 1000 + n * 7) from generate_series(1, ${GRAMS}) n)
    from materials join others using (student_id)`,
  `insert into flashcard_sets (student_id, client_id, title, document_name, document_content, content_purpose, created_at)
    select student_id, gen_random_uuid(), 'Week 1', '', '', '', now() from others`,
  `insert into flashcards (set_id, client_id, position, question, answer)
    select id, gen_random_uuid(), n, 'Question ' || n, 'The nucleus ' || n
    from flashcard_sets join others using (student_id), generate_series(1, ${CARDS_A_STUDENT}) as n`,
  `insert into review_items (student_id, kind, source_id, group_id, added_at, stage, stability, difficulty, reps, last_day,
      last_reviewed_at, due_day)
    select student_id, 'card', flashcards.id, set_id, now() - interval '1 year', 'review', 20, 5, ${ANSWERS_A_CARD}, ${today} - position,
      to_timestamp((${today} - position) * 86400.0), ${today} - position + 20
    from flashcard_sets join others using (student_id) join flashcards on set_id = flashcard_sets.id`,
  `insert into review_events (student_id, item_id, client_id, kind, grade, duration_ms, at, day, stage_before, retrievability,
      interval_days, algorithm, recorded_at)
    select student_id, id, gen_random_uuid(), 'review', 3, 5000, to_timestamp((last_day - n * 20) * 86400.0), last_day - n * 20,
      'review', 0.9, 20, 'bench', to_timestamp((last_day - n * 20) * 86400.0)
    from review_items join others using (student_id), generate_series(0, ${ANSWERS_A_CARD - 1}) as n`,
  `insert into review_days (student_id, day, answer_count, due_count, remembered_count, duration_ms)
    select student_id, day, count(*), count(*), count(*), sum(duration_ms)
    from review_events join others using (student_id) group by 1, 2`,
]

function rowsOf(alone: Times, beside: Times): Measurement[] {
  const others = `beside ${OTHERS} students with ${ANSWERS} answers, PostgreSQL`
  const reads = Object.keys(READS).map((what) =>
    compared(`${what} of the largest student, median, ${others}`, [alone, beside], ({ reads }) =>
      median(reads[what] ?? []),
    ),
  )
  const at = (share: number) => (times: Times) => quantile(times.load.times, share)
  const errorsOf = ({ load }: Times) => [...load.errors.values()].reduce((sum, one) => sum + one, 0)
  return [
    ...reads,
    compared(`${STUDYING} students who study at once, median, ${others}`, [alone, beside], at(0.5)),
    compared(`${STUDYING} students who study at once, 95th percentile, ${others}`, [alone, beside], at(0.95)),
    {
      what: `${STUDYING} students who study at once: errors`,
      ours: `${errorsOf(alone)} alone, ${errorsOf(beside)} beside the others`,
      against: `${alone.load.times.length + beside.load.times.length} calls`,
      ratio: null,
      promise: atMost(errorsOf(alone) + errorsOf(beside), 0),
    },
  ]
}

function compared(what: string, [alone, beside]: [Times, Times], of: (times: Times) => number): Measurement {
  const ratio = of(beside) / of(alone)
  return {
    what,
    ours: `${of(beside).toFixed(1)} ms`,
    against: `alone: ${of(alone).toFixed(1)} ms`,
    ratio,
    promise: atMost(ratio, PROMISED),
  }
}
