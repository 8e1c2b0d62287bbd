import type { ErrorCode } from '@lectern/contract/errors'
import type { MadeBy } from '@lectern/domain/content'
import { message } from '@lectern/texts/message'
import { and, desc, eq, getColumns, gt, isNull, lt, lte, not, type SQL, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { isAnyOf, requireRow } from '../../platform/database/rows.ts'
import { sharedLook } from '../../platform/database/shared-look.ts'
import { type CHUNKED_MODULES, type ChunkFailure, generationChunks, generationRuns } from './tables.ts'

const { content: _content, ...shortColumns } = getColumns(generationRuns)
export const runColumns = {
  ...shortColumns,
  /** Whether the run knows the whole material, so that its chunks are its own. */
  isWhole: sql<boolean>`(${generationRuns.content} is not null)`,
}

/** A run without its material, which may be megabytes. */
export type Run = Omit<typeof generationRuns.$inferSelect, 'content'> & { isWhole: boolean }
export type Chunk = typeof generationChunks.$inferSelect
export type NewChunk = typeof generationChunks.$inferInsert

/** Whose run, of which module: every call about it says so. */
export interface RunName {
  module: (typeof CHUNKED_MODULES)[number]
  generationId: string
}

/** What the chunks of a run come to so far. */
export interface Tally {
  words: number
  characters: number
  /** Paid words of what was made in the latest stretch and is charged. */
  chargedWords: number
  /** Paid words of what stands there and is still to be made. */
  leftWords: number
  /** Paid words of what was made, in whichever stretch, or can never be. */
  doneWords: number
  running: number
  /** Succeeded or failed. */
  ended: number
  /** Made in the latest stretch and not charged: they gave suggestions alone. */
  unsure: number
}

export const INTERRUPTED: ChunkFailure = {
  code: 'generation_failed',
  text: message('generation.interrupted'),
}

export async function readRun(queries: Queries, id: string): Promise<Run | null> {
  const [run] = await queries.select(runColumns).from(generationRuns).where(eq(generationRuns.id, id))
  return run ?? null
}

export const isRunNamed = (studentId: number, { module, generationId }: RunName) =>
  and(eq(generationRuns.id, generationId), eq(generationRuns.studentId, studentId), eq(generationRuns.module, module))

/** @throws Problem `not_found` where the student has no such run in this module */
export async function requireRun(queries: Queries, studentId: number, name: RunName): Promise<Run> {
  return requireRow(await queries.select(runColumns).from(generationRuns).where(isRunNamed(studentId, name)))
}

export async function findRunOfHold(queries: Queries, holdId: string): Promise<Run | null> {
  const [run] = await queries.select(runColumns).from(generationRuns).where(eq(generationRuns.holdId, holdId))
  return run ?? null
}

export async function findOpenRun(queries: Queries, studentId: number, fingerprint: string): Promise<Run | null> {
  const isThis = and(eq(generationRuns.studentId, studentId), eq(generationRuns.fingerprint, fingerprint))
  const [run] = await queries
    .select(runColumns)
    .from(generationRuns)
    .where(and(isThis, isNull(generationRuns.endedAt)))
  return run ?? null
}

export async function storeRun(tx: Transaction, run: typeof generationRuns.$inferInsert): Promise<Run> {
  return requireRow(await tx.insert(generationRuns).values(run).returning(runColumns))
}

export async function updateRun(
  tx: Transaction,
  id: string,
  change: Partial<typeof generationRuns.$inferInsert>,
): Promise<Run> {
  return requireRow(await tx.update(generationRuns).set(change).where(eq(generationRuns.id, id)).returning(runColumns))
}

/** Takes its chunks with it. */
export async function removeRun(tx: Transaction, id: string): Promise<void> {
  await tx.delete(generationRuns).where(eq(generationRuns.id, id))
}

export async function readChunk(queries: Queries, runId: string, chunkIndex: number): Promise<Chunk | null> {
  const [chunk] = await queries.select().from(generationChunks).where(isChunk(runId, chunkIndex))
  return chunk ?? null
}

/** Which chunks of a run are being made, and until when their workers are believed to live. */
export const lookAtRunning = sharedLook(async (queries, runIds: readonly string[]) => {
  const { runId, chunkIndex, leaseUntil } = generationChunks
  const rows = await queries
    .select({ runId, chunkIndex, leaseUntil })
    .from(generationChunks)
    .where(and(isAnyOf(runId, runIds), isRunning))
  const running = new Map<string, Map<number, Date | null>>()
  for (const row of rows)
    running.set(row.runId, (running.get(row.runId) ?? new Map()).set(row.chunkIndex, row.leaseUntil))
  return running
})

/** What was made of the chunks before this one, the nearest first, of `limit` at most. */
export async function answersBefore(queries: Queries, { runId, chunkIndex }: Chunk, limit: number): Promise<unknown[]> {
  if (chunkIndex === 0) return []
  const isBefore = and(eq(generationChunks.runId, runId), lt(generationChunks.chunkIndex, chunkIndex))
  const rows = await queries
    .select({ answer: generationChunks.answer })
    .from(generationChunks)
    .where(and(isBefore, eq(generationChunks.state, 'succeeded')))
    .orderBy(desc(generationChunks.chunkIndex))
    .limit(limit)
  return rows.map(({ answer }) => answer)
}

export async function storeChunks(tx: Transaction, chunks: readonly NewChunk[]): Promise<void> {
  await tx.insert(generationChunks).values([...chunks])
}

/** Stores a chunk that is being worked at, or takes one that waits. */
export async function claimStored(tx: Transaction, chunk: NewChunk): Promise<Chunk> {
  const { state, leaseUntil, stretch } = chunk
  const taken = { state, leaseUntil, stretch, failure: null, refundedCredits: null }
  return requireRow(
    await tx
      .insert(generationChunks)
      .values(chunk)
      .onConflictDoUpdate({ target: [generationChunks.runId, generationChunks.chunkIndex], set: taken })
      .returning(),
  )
}

/** Says that the worker of a running chunk lives; false if the chunk has ended. */
export async function renewChunk(queries: Queries, chunk: Chunk, leaseUntil: Date): Promise<boolean> {
  const renewed = await queries
    .update(generationChunks)
    .set({ leaseUntil })
    .where(and(isChunk(chunk.runId, chunk.chunkIndex), isRunning))
    .returning({ runId: generationChunks.runId })
  return renewed.length > 0
}

type End =
  | { state: 'succeeded'; answer: unknown; madeKeys: string[]; suggestedKeys: string[] }
  | { state: 'failed'; failure: ChunkFailure }

/** Ends a running chunk of this stretch; one that has ended, or is made anew meanwhile, stays as it is. */
export async function endChunk(tx: Transaction, { runId, chunkIndex, stretch }: Chunk, end: End): Promise<void> {
  await tx
    .update(generationChunks)
    .set(end)
    .where(and(isChunk(runId, chunkIndex), isRunning, eq(generationChunks.stretch, stretch)))
}

/** Counts the chunks as failed whose workers died, or with `all`, every one still under way. */
export async function interruptChunks(
  tx: Transaction,
  runId: string,
  which: 'all' | { expiredBy: Date },
): Promise<void> {
  const isDue = which === 'all' ? undefined : lte(generationChunks.leaseUntil, which.expiredBy)
  await tx
    .update(generationChunks)
    .set({ state: 'failed', failure: INTERRUPTED })
    .where(and(eq(generationChunks.runId, runId), isRunning, isDue))
}

/** Ends the leases of all chunks under way. */
export async function endLeases(queries: Queries, now: Date): Promise<void> {
  await queries
    .update(generationChunks)
    .set({ leaseUntil: now })
    .where(and(isRunning, gt(generationChunks.leaseUntil, now)))
}

/** Lets the chunks that failed be made again, but for those that hold nothing. */
export async function reviveFailedChunks(tx: Transaction, runId: string): Promise<void> {
  await tx
    .update(generationChunks)
    .set({ state: 'waiting', failure: null, refundedCredits: null })
    .where(and(eq(generationChunks.runId, runId), eq(generationChunks.state, 'failed'), not(isEmpty)))
}

export async function removeChunks(tx: Transaction, runId: string): Promise<void> {
  await tx.delete(generationChunks).where(eq(generationChunks.runId, runId))
}

export async function tally(queries: Queries, { id, stretch }: Pick<Run, 'id' | 'stretch'>): Promise<Tally> {
  const { words, characters, paidWords, state } = generationChunks
  const isDone = sql`(${isMade} or ${isEmpty})`
  const isLatest = sql`(${isMade} and ${generationChunks.stretch} = ${stretch})`
  const figure = (sum: SQL, which = sql`true`) => sql`coalesce(${sum} filter (where ${which}), 0)`.mapWith(Number)
  const [counts] = await queries
    .select({
      words: figure(sql`sum(${words})`),
      characters: figure(sql`sum(${characters})`),
      chargedWords: figure(sql`sum(${paidWords})`, sql`${isLatest} and not ${isUnsure}`),
      doneWords: figure(sql`sum(${paidWords})`, isDone),
      leftWords: figure(sql`sum(${paidWords})`, sql`not ${isDone}`),
      running: figure(sql`count(*)`, sql`${state} = 'running'`),
      ended: figure(sql`count(*)`, sql`${state} in ('succeeded', 'failed')`),
      unsure: figure(sql`count(*)`, sql`${isLatest} and ${isUnsure}`),
    })
    .from(generationChunks)
    .where(eq(generationChunks.runId, id))
  return counts ?? NOTHING_YET
}

const NOTHING_YET: Tally = {
  words: 0,
  characters: 0,
  chargedWords: 0,
  leftWords: 0,
  doneWords: 0,
  running: 0,
  ended: 0,
  unsure: 0,
}

/** What is kept of what a run made. */
interface ToldMade {
  /** How many things its maker is sure of; what two chunks made alike counted once. */
  madeCount: number
  /** Whether anything is known of what it made. */
  isKnown: boolean
  /** Who made all of it. */
  madeBy: MadeBy | null
}

export async function tellMade(queries: Queries, runId: string): Promise<ToldMade> {
  const chunks = await queries
    .select({
      madeKeys: generationChunks.madeKeys,
      isUnsure: sql<boolean>`${isUnsure}`,
      madeBy: sql<MadeBy | null>`${generationChunks.answer} ->> 'made_by'`,
    })
    .from(generationChunks)
    .where(and(eq(generationChunks.runId, runId), eq(generationChunks.state, 'succeeded')))
  const makers = new Set(chunks.map(({ madeBy }) => madeBy))
  const [madeBy = null] = makers
  const madeCount = new Set(chunks.flatMap(({ madeKeys }) => madeKeys)).size
  return {
    madeCount,
    isKnown: madeCount > 0 || chunks.some((chunk) => chunk.isUnsure),
    madeBy: makers.size === 1 ? madeBy : null,
  }
}

export const isChunk = (runId: string, chunkIndex: number) =>
  and(eq(generationChunks.runId, runId), eq(generationChunks.chunkIndex, chunkIndex))

const isRunning = eq(generationChunks.state, 'running')

export const isMade = sql`${generationChunks.state} = 'succeeded'`

/** Whether what a chunk was made into is suggestions alone. */
const isUnsure = sql`(
  json_array_length(${generationChunks.madeKeys}) = 0 and json_array_length(${generationChunks.suggestedKeys}) > 0
)`

const NOTHING_TO_MAKE: ErrorCode = 'nothing_to_make'
/** Whether a chunk was read and holds nothing to be made of it: that is how it stays. */
export const isEmpty = sql`coalesce(${generationChunks.failure} ->> 'code' = ${NOTHING_TO_MAKE}, false)`

/** Forgets kept runs and those that ended so long ago. @returns how many */
export async function removeRunsEndedBefore(tx: Transaction, moment: Date): Promise<number> {
  const removed = await tx
    .delete(generationRuns)
    .where(lte(generationRuns.endedAt, moment))
    .returning({ id: generationRuns.id })
  return removed.length
}
