import { priceOfRun } from '@lectern/domain/prices'
import { message } from '@lectern/texts/message'
import { and, eq, exists, isNull, lte, or } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { interruptChunks, isChunk, type Run, type RunName, readRun, requireRun, tally, updateRun } from './run-store.ts'
import type { RunsParts } from './runs-parts.ts'
import { generationChunks, generationRuns } from './tables.ts'

/**
 * After so long without a chunk starting, running or ending, a run is closed (requirements/credits.md#chunked-runs).
 */
const IDLE_MINUTES = 15
const BATCH = 100

/**
 * Settles the open stretch of a run: the student pays for the words of the chunks that gave something in it that their maker
 * is sure of, and gets the rest back; what is still under way counts as failed. The caller has locked the student's balance.
 * @param toldBy the chunk whose answer tells the student of the refund, if one does
 */
export async function closeRun(
  { credits, clock }: RunsParts,
  tx: Transaction,
  run: Run,
  toldBy: number | null,
): Promise<Run> {
  await interruptChunks(tx, run.id, 'all')
  const { chargedWords, unsure } = await tally(tx, run)
  const priceCredits = priceOfRun(chargedWords, run.heldCredits)
  const holdId = run.stretch === 1 ? run.holdId : run.laterHoldId
  if (holdId !== null) {
    const reason = message(unsure > 0 ? 'generation.partsUnsure' : 'generation.partsNotMade')
    // What cost nothing has its answer all the same, which the key of its call is kept for.
    if (priceCredits === 0 && unsure === 0) await credits.release(tx, holdId, reason)
    else await credits.settle(tx, holdId, { amountCredits: priceCredits, reason })
  }
  const refundedCredits = run.heldCredits - priceCredits
  if (toldBy !== null) await tx.update(generationChunks).set({ refundedCredits }).where(isChunk(run.id, toldBy))
  const chargedCredits = run.chargedCredits + priceCredits
  return updateRun(tx, run.id, { endedAt: clock.now(), refundedCredits, chargedCredits, heldCredits: 0 })
}

/** Closes the run if its last chunk has ended, dead workers' chunks counted as failed. */
export async function closeIfComplete(
  parts: RunsParts,
  tx: Transaction,
  run: Run,
  toldBy: number | null,
): Promise<boolean> {
  if (run.endedAt) return false
  await interruptChunks(tx, run.id, { expiredBy: parts.clock.now() })
  const { ended } = await tally(tx, run)
  if (ended < run.totalChunks) return false
  await closeRun(parts, tx, run, toldBy)
  return true
}

/** `GenerationRuns.endRun`. */
export async function endRun(
  parts: RunsParts,
  student: { id: number },
  name: RunName,
): Promise<{ creditsRefunded?: number }> {
  const { refundedCredits } = await parts.database.transaction(async (tx) => {
    await parts.credits.lock(tx, student)
    const run = await requireRun(tx, student.id, name)
    const ended = run.endedAt ? run : await closeRun(parts, tx, run, null)
    return run.finishedAt ? run : updateRun(tx, ended.id, { finishedAt: parts.clock.now() })
  })
  return refundedCredits ? { creditsRefunded: refundedCredits } : {}
}

/** `GenerationRuns.closeIdleRuns`. */
export async function closeIdleRuns(parts: RunsParts): Promise<number> {
  let closed = 0
  for (const due of await findDueRuns(parts)) {
    try {
      if (await closeIfDue(parts, due)) closed++
    } catch (err) {
      parts.log.error({ err, runId: due.id }, 'an idle run could not be closed')
    }
  }
  return closed
}

function closeIfDue(parts: RunsParts, { id, studentId }: Pick<Run, 'id' | 'studentId'>): Promise<boolean> {
  return parts.database.transaction(async (tx) => {
    await parts.credits.lock(tx, { id: studentId })
    const run = await readRun(tx, id)
    if (!run || run.endedAt) return false
    if (await closeIfComplete(parts, tx, run, null)) return true
    const { running } = await tally(tx, run)
    if (running > 0 || run.lastActiveAt > idleSince(parts)) return false
    await closeRun(parts, tx, run, null)
    return true
  })
}

/** Runs that lie idle, and runs with a dead worker's chunk, which may have been their last. */
function findDueRuns(parts: RunsParts): Promise<Pick<Run, 'id' | 'studentId'>[]> {
  const isDeadChunk = and(
    eq(generationChunks.runId, generationRuns.id),
    eq(generationChunks.state, 'running'),
    lte(generationChunks.leaseUntil, parts.clock.now()),
  )
  const deadChunk = parts.database.queries.select().from(generationChunks).where(isDeadChunk)
  const isDue = or(lte(generationRuns.lastActiveAt, idleSince(parts)), exists(deadChunk))
  return parts.database.queries
    .select({ id: generationRuns.id, studentId: generationRuns.studentId })
    .from(generationRuns)
    .where(and(isNull(generationRuns.endedAt), isDue))
    .orderBy(generationRuns.lastActiveAt)
    .limit(BATCH)
}

const idleSince = ({ clock }: RunsParts): Date => new Date(clock.now().getTime() - IDLE_MINUTES * 60_000)
