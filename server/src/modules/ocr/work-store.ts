import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { LeaseLostError } from '../../platform/queue/job-queue.ts'
import type { ReadingRow } from './reading-store.ts'
import { type FoundPage, ocrReadings } from './tables.ts'

/** An attempt's right to write: it ends when a later attempt takes the reading up, or the reading is over. */
export interface Claim {
  readingId: number
  attempt: number
}

const isRead = (readingId: number) => and(eq(ocrReadings.id, readingId), eq(ocrReadings.status, 'reading'))
const isClaimed = ({ readingId, attempt }: Claim) => and(isRead(readingId), eq(ocrReadings.attempt, attempt))

/** Takes a reading up for an attempt, in place of all earlier ones; null where it is gone, over, or a later one has it. */
export async function claimReading(tx: Transaction, { readingId, attempt }: Claim): Promise<ReadingRow | null> {
  const isFree = and(isRead(readingId), lt(ocrReadings.attempt, attempt))
  const [claimed] = await tx.update(ocrReadings).set({ attempt }).where(isFree).returning()
  return claimed ?? null
}

/** The reading as its attempt has left it. @throws LeaseLostError where the attempt has lost it */
export async function findClaimed(queries: Queries, claim: Claim): Promise<ReadingRow> {
  const [reading] = await queries.select().from(ocrReadings).where(isClaimed(claim))
  if (!reading) throw leaseLost(claim)
  return reading
}

/** Keeps the reading for the rest of `tx`. @throws LeaseLostError where the attempt has lost it */
export async function lockClaimed(tx: Transaction, claim: Claim): Promise<ReadingRow> {
  const [reading] = await tx.select().from(ocrReadings).where(isClaimed(claim)).for('update')
  if (!reading) throw leaseLost(claim)
  return reading
}

/** Keeps what a page shows, so that no later attempt reads it again. @throws LeaseLostError */
export async function savePage(tx: Transaction, claim: Claim, index: number, page: FoundPage | null): Promise<void> {
  const found = sql`${ocrReadings.found} || ${JSON.stringify({ [index]: page })}::jsonb`
  const saved = await tx.update(ocrReadings).set({ found }).where(isClaimed(claim)).returning({ id: ocrReadings.id })
  if (saved.length === 0) throw leaseLost(claim)
}

/** A reading that is under way, whoever has it, kept for the rest of `tx`; null where it is gone or over. */
export async function lockUnderWay(tx: Transaction, readingId: number): Promise<ReadingRow | null> {
  const [reading] = await tx.select().from(ocrReadings).where(isRead(readingId)).for('update')
  return reading ?? null
}

/** Whose reading it is, if it is still there. */
export async function findOwner(queries: Queries, readingId: number): Promise<{ id: number } | null> {
  const [row] = await queries
    .select({ id: ocrReadings.studentId })
    .from(ocrReadings)
    .where(eq(ocrReadings.id, readingId))
  return row ?? null
}

const leaseLost = ({ readingId, attempt }: Claim) =>
  new LeaseLostError(`Attempt ${attempt} no longer has the reading ${readingId}`)
