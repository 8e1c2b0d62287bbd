import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { type ChunkFailure, generationChunks, generationRuns } from './tables.ts'

export type Run = typeof generationRuns.$inferSelect
export type Chunk = typeof generationChunks.$inferSelect

/** What the chunks of a run come to so far. */
export interface Tally {
  words: number
  succeededWords: number
  running: number
  /** Succeeded or failed. */
  ended: number
}

export const INTERRUPTED: ChunkFailure = {
  code: 'generation_failed',
  text: 'The generation was interrupted. Please try again.',
}

export async function readRun(queries: Queries, id: string): Promise<Run | null> {
  const [run] = await queries.select().from(generationRuns).where(eq(generationRuns.id, id))
  return run ?? null
}

export async function findRunOfHold(queries: Queries, holdId: string): Promise<Run | null> {
  const [run] = await queries.select().from(generationRuns).where(eq(generationRuns.holdId, holdId))
  return run ?? null
}

export async function findOpenRun(queries: Queries, studentId: number, fingerprint: string): Promise<Run | null> {
  const isThis = and(eq(generationRuns.studentId, studentId), eq(generationRuns.fingerprint, fingerprint))
  const [run] = await queries
    .select()
    .from(generationRuns)
    .where(and(isThis, isNull(generationRuns.endedAt)))
  return run ?? null
}

export async function storeRun(tx: Transaction, run: typeof generationRuns.$inferInsert): Promise<Run> {
  const [stored] = await tx.insert(generationRuns).values(run).returning()
  if (!stored) throw new Error('The run was not stored')
  return stored
}

export async function touchRun(tx: Transaction, id: string, lastActiveAt: Date): Promise<void> {
  await tx.update(generationRuns).set({ lastActiveAt }).where(eq(generationRuns.id, id))
}

export async function readChunk(queries: Queries, runId: string, chunkIndex: number): Promise<Chunk | null> {
  const [chunk] = await queries.select().from(generationChunks).where(isChunk(runId, chunkIndex))
  return chunk ?? null
}

export async function storeChunk(tx: Transaction, chunk: typeof generationChunks.$inferInsert): Promise<Chunk> {
  const [stored] = await tx.insert(generationChunks).values(chunk).returning()
  if (!stored) throw new Error('The chunk was not stored')
  return stored
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

/** Ends a running chunk; one that has ended stays as it is. */
export async function endChunk(
  tx: Transaction,
  { runId, chunkIndex }: Chunk,
  end: { state: 'succeeded'; answer: unknown } | { state: 'failed'; failure: ChunkFailure },
): Promise<void> {
  await tx
    .update(generationChunks)
    .set(end)
    .where(and(isChunk(runId, chunkIndex), isRunning))
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

export async function tally(queries: Queries, runId: string): Promise<Tally> {
  const { words, state } = generationChunks
  const [counts] = await queries
    .select({
      words: sql<number>`coalesce(sum(${words}), 0)::int`,
      succeededWords: sql<number>`coalesce(sum(${words}) filter (where ${state} = 'succeeded'), 0)::int`,
      running: sql<number>`(count(*) filter (where ${state} = 'running'))::int`,
      ended: sql<number>`(count(*) filter (where ${state} <> 'running'))::int`,
    })
    .from(generationChunks)
    .where(eq(generationChunks.runId, runId))
  return counts ?? { words: 0, succeededWords: 0, running: 0, ended: 0 }
}

export const isChunk = (runId: string, chunkIndex: number) =>
  and(eq(generationChunks.runId, runId), eq(generationChunks.chunkIndex, chunkIndex))

const isRunning = eq(generationChunks.state, 'running')
