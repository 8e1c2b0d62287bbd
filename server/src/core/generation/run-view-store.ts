import { and, count, desc, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { type Run, runColumns } from './run-store.ts'
import { generationChunks, generationRuns } from './tables.ts'

/** How many chunks of a run stand how. */
export interface Progress {
  made: number
  failed: number
  /** Being made by a worker that lives. */
  running: number
}

/** What a list says of the chunks of a run. */
export interface Counts extends Progress {
  /** Different things that were made. */
  things: number
  /** Paid words of what stands there and is not made, and of what is. */
  leftWords: number
  madeWords: number
}

const NONE: Counts = { made: 0, failed: 0, running: 0, things: 0, leftWords: 0, madeWords: 0 }

/** Runs of the student that wait: neither kept, nor ended by them without anything to keep. */
function waiting(queries: Queries, studentId: number, module: Run['module']): SQL | undefined {
  const isMade = and(eq(generationChunks.runId, generationRuns.id), eq(generationChunks.state, 'succeeded'))
  const hasMade = exists(queries.select().from(generationChunks).where(isMade))
  return and(
    eq(generationRuns.studentId, studentId),
    eq(generationRuns.module, module),
    isNull(generationRuns.keptAt),
    or(isNull(generationRuns.finishedAt), hasMade),
  )
}

export async function countRuns(queries: Queries, studentId: number, module: Run['module']): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(generationRuns)
    .where(waiting(queries, studentId, module))
  return row?.count ?? 0
}

/** Newest first. */
export function selectRuns(
  queries: Queries,
  studentId: number,
  module: Run['module'],
  { limit, offset }: { limit: number; offset: number },
): Promise<Run[]> {
  return queries
    .select(runColumns)
    .from(generationRuns)
    .where(waiting(queries, studentId, module))
    .orderBy(desc(generationRuns.createdAt), generationRuns.id)
    .limit(limit)
    .offset(offset)
}

const figure = (sum: SQL, which: SQL) => sql`coalesce(${sum} filter (where ${which}), 0)`.mapWith(Number)
const isMade = sql`${generationChunks.state} = 'succeeded'`

function progressAt(now: Date) {
  const { runId, state, leaseUntil } = generationChunks
  const isLive = sql`${state} = 'running' and ${leaseUntil} > ${now.toISOString()}::timestamptz`
  return {
    runId,
    made: figure(sql`count(*)`, isMade),
    failed: figure(sql`count(*)`, sql`${state} = 'failed'`),
    running: figure(sql`count(*)`, isLive),
  }
}

/** How far each run is, by its id: nothing of what was made is read. */
export async function countProgress(
  queries: Queries,
  runs: readonly Pick<Run, 'id'>[],
  now: Date,
): Promise<(run: Pick<Run, 'id'>) => Progress> {
  if (runs.length === 0) return () => NONE
  const { runId } = generationChunks
  const ids = runs.map(({ id }) => id)
  const rows = await queries.select(progressAt(now)).from(generationChunks).where(inArray(runId, ids)).groupBy(runId)
  const byId = new Map(rows.map((row) => [row.runId, row]))
  return ({ id }) => byId.get(id) ?? NONE
}

/** The counts of each run, by its id. */
export async function countChunks(
  queries: Queries,
  runs: readonly Pick<Run, 'id'>[],
  now: Date,
): Promise<(run: Pick<Run, 'id'>) => Counts> {
  if (runs.length === 0) return () => NONE
  const { runId, paidWords } = generationChunks
  const ids = runs.map(({ id }) => id)
  const rows = await queries
    .select({
      ...progressAt(now),
      leftWords: figure(sql`sum(${paidWords})`, sql`not (${isMade})`),
      madeWords: figure(sql`sum(${paidWords})`, isMade),
      things: sql`(
        select count(distinct thing.key)
        from generation_chunks made, lateral json_array_elements_text(made.made_keys) as thing(key)
        where made.run_id = generation_chunks.run_id and made.state = 'succeeded'
      )`.mapWith(Number),
    })
    .from(generationChunks)
    .where(inArray(runId, ids))
    .groupBy(runId)
  const byId = new Map(rows.map((row) => [row.runId, row]))
  return ({ id }) => byId.get(id) ?? NONE
}

/** The whole material of a run, or what its chunks brought, in their order. */
export async function readContent(queries: Queries, runId: string): Promise<string | null> {
  const [run] = await queries
    .select({ content: generationRuns.content })
    .from(generationRuns)
    .where(eq(generationRuns.id, runId))
  return run?.content ?? null
}

/** In the order of the material. */
export function selectChunks(queries: Queries, runId: string) {
  return queries
    .select()
    .from(generationChunks)
    .where(eq(generationChunks.runId, runId))
    .orderBy(generationChunks.chunkIndex)
}

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
