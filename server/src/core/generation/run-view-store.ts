import type { RunStatus } from '@lectern/contract/generation'
import { and, desc, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { isAnyOf, requireRow } from '../../platform/database/rows.ts'
import { rowBytes, sumBytes } from '../../platform/database/text-bytes.ts'
import type { Sized } from '../archives/batches.ts'
import type { Slice } from '../pages/read-page.ts'
import { type Chunk, isEmpty, isMade, isRunNamed, type Run, type RunName, runColumns } from './run-store.ts'
import { generationChunks, generationRuns } from './tables.ts'

/** What lists tell of the chunks of a run. */
interface Counts {
  made: number
  failed: number
  /** Failed chunks that hold nothing. */
  empty: number
  /** Different things that were made, and different ones beside them that their maker is not sure of. */
  things: number
  suggested: number
  /** Paid words of what stands there and is still to be made, and of what is made or can never be. */
  leftWords: number
  doneWords: number
}

/** A run as lists tell of it: nothing of what was made is read. */
export type SummaryRow = Run & { status: RunStatus; counts: Counts }

/** After so long without a chunk starting or ending, nobody sends any: pauses between chunks are half a second. */
const QUIET_AFTER_MS = 15_000

const { state, paidWords, leaseUntil } = generationChunks
const isFailed = sql`${state} = 'failed'`
const countOf = (which: SQL) => sql`count(*) filter (where ${which})`
const wordsOf = (which: SQL) => sql`coalesce(sum(${paidWords}) filter (where ${which}), 0)`

/** Figures over the chunks of the run that is selected. */
const ofItsChunks = <Figures>(figures: SQL): SQL<Figures> =>
  sql<Figures>`(select ${figures} from ${generationChunks} where ${generationChunks.runId} = ${generationRuns.id})`

/** How many of its chunks were made or failed. */
export const endedChunks = ofItsChunks<number>(countOf(sql`${isMade} or ${isFailed}`))

/** How a run stands by now. */
export function statusAt(now: Date): SQL<RunStatus> {
  const { endedAt, lastActiveAt, finishedAt, totalChunks } = generationRuns
  const quietSince = new Date(now.getTime() - QUIET_AFTER_MS)
  const isLive = sql`${state} = 'running' and ${leaseUntil} > ${now.toISOString()}::timestamptz`
  const isWorkedAt = sql`(${countOf(isLive)} > 0 or ${lastActiveAt} > ${quietSince.toISOString()}::timestamptz)`
  const isOver = sql`(${finishedAt} is not null or ${countOf(sql`${isMade} or ${isFailed}`)} >= ${totalChunks})`
  return ofItsChunks<RunStatus>(sql`case
    when ${endedAt} is null and ${isWorkedAt} then 'running'
    when ${isOver} and ${countOf(isMade)} > 0 then 'unkept'
    else 'unfinished' end`)
}

const things = sql`(
  select count(distinct thing.key)
  from generation_chunks made, lateral json_array_elements_text(made.made_keys) as thing(key)
  where made.run_id = ${generationRuns.id} and made.state = 'succeeded'
)`

const suggested = sql`(
  select count(*) from (
    select json_array_elements_text(made.suggested_keys) from generation_chunks made
    where made.run_id = ${generationRuns.id} and made.state = 'succeeded'
    except
    select json_array_elements_text(made.made_keys) from generation_chunks made
    where made.run_id = ${generationRuns.id} and made.state = 'succeeded'
  ) suggestion
)`

const isDone = sql`(${isMade} or ${isEmpty})`

const summaryAt = (now: Date) => ({
  ...runColumns,
  status: statusAt(now),
  counts: ofItsChunks<Counts>(sql`json_build_object(
    'made', ${countOf(isMade)}, 'failed', ${countOf(isFailed)}, 'empty', ${countOf(isEmpty)},
    'things', ${things}, 'suggested', ${suggested},
    'leftWords', ${wordsOf(sql`not ${isDone}`)}, 'doneWords', ${wordsOf(isDone)}
  )`),
})

/** Runs of the student that wait: neither kept, nor ended by them without anything to keep. */
export function areWaiting(queries: Queries, studentId: number, module: Run['module']): SQL | undefined {
  const ofThis = and(eq(generationChunks.runId, generationRuns.id), isMade)
  const hasMade = exists(queries.select().from(generationChunks).where(ofThis))
  return and(
    eq(generationRuns.studentId, studentId),
    eq(generationRuns.module, module),
    isNull(generationRuns.keptAt),
    or(isNull(generationRuns.finishedAt), hasMade),
  )
}

export const newestFirst = [desc(generationRuns.createdAt), generationRuns.id] as const

/** Those that wait, newest first. */
export function selectSummaries(
  queries: Queries,
  studentId: number,
  module: Run['module'],
  now: Date,
  { limit, offset }: Slice,
): Promise<(SummaryRow & { total: number })[]> {
  const waiting = areWaiting(queries, studentId, module)
  return queries
    .select({ ...summaryAt(now), total: queries.$count(generationRuns, waiting) })
    .from(generationRuns)
    .where(waiting)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset)
}

/** What the material and the chunks of each of those that wait take, newest first. */
export function listRunSizes(queries: Queries, studentId: number, module: Run['module']): Promise<Sized<string>[]> {
  const ofChunks = ofItsChunks(sumBytes(generationChunks.content, generationChunks.answer))
  return queries
    .select({ id: generationRuns.id, bytes: sql`${rowBytes(generationRuns.content)} + ${ofChunks}`.mapWith(Number) })
    .from(generationRuns)
    .where(areWaiting(queries, studentId, module))
    .orderBy(...newestFirst)
}

/** Those of the student's runs that are still there and not kept, newest first. */
export const selectUnkept = (
  queries: Queries,
  studentId: number,
  runIds: readonly string[],
  now: Date,
): Promise<SummaryRow[]> =>
  queries
    .select(summaryAt(now))
    .from(generationRuns)
    .where(
      and(eq(generationRuns.studentId, studentId), isAnyOf(generationRuns.id, runIds), isNull(generationRuns.keptAt)),
    )
    .orderBy(...newestFirst)

/** @throws Problem `not_found` where the student has no such run in this module */
export async function requireSummary(
  queries: Queries,
  studentId: number,
  name: RunName,
  now: Date,
): Promise<SummaryRow> {
  return requireRow(await queries.select(summaryAt(now)).from(generationRuns).where(isRunNamed(studentId, name)))
}

/** The whole material of each of some runs; null where it came chunk by chunk. */
export async function readContents(
  queries: Queries,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const { id, content } = generationRuns
  const rows = await queries.select({ id, content }).from(generationRuns).where(isAnyOf(id, runIds))
  return new Map(rows.map((row) => [row.id, row.content]))
}

/** The chunks of some runs, in the order of their material. */
export const selectChunks = (queries: Queries, runIds: readonly string[]): Promise<Chunk[]> =>
  queries
    .select()
    .from(generationChunks)
    .where(isAnyOf(generationChunks.runId, runIds))
    .orderBy(generationChunks.chunkIndex)

/** Bytes of what the student's runs keep: material, and what was made of it. */
export async function sumRunBytes(queries: Queries, studentId: number): Promise<number> {
  // What was kept or discarded has neither.
  const isTheirs = and(eq(generationRuns.studentId, studentId), isNull(generationRuns.keptAt))
  const ofRuns = sql`coalesce(sum(octet_length(${generationRuns.content})), 0)`.mapWith(Number)
  const ofChunks = sql`coalesce(sum(
    coalesce(octet_length(${generationChunks.content}), 0) + coalesce(pg_column_size(${generationChunks.answer}), 0)
  ), 0)`.mapWith(Number)
  const [runs] = await queries.select({ bytes: ofRuns }).from(generationRuns).where(isTheirs)
  const [chunks] = await queries
    .select({ bytes: ofChunks })
    .from(generationChunks)
    .innerJoin(generationRuns, eq(generationRuns.id, generationChunks.runId))
    .where(isTheirs)
  return (runs?.bytes ?? 0) + (chunks?.bytes ?? 0)
}
