import type { Maker } from '@lectern/domain/content'
import { type ListeningStage, listeningPercent } from '@lectern/domain/listening'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { FailedEnd } from '../../../core/paid-jobs/fail-paid-job.ts'
import type { Queries, Transaction } from '../../../platform/database/database.ts'
import { requireRow } from '../../../platform/database/rows.ts'
import { LeaseLostError } from '../../../platform/queue/job-queue.ts'
import type { Transcript } from '../../../platform/speech/speech.ts'
import { insertQuestions, type NewQuestion, type SetRow } from '../set-store.ts'
import { listeningPieces, listeningSets } from '../tables.ts'
import type { Sentence } from './split-sentences.ts'

/** An attempt's right to write: it ends when a later attempt takes the set up, or the set is over. */
export interface Claim {
  setId: number
  attempt: number
}

/** The most works that one sweep takes. */
const MOST_AT_ONCE = 100

export type PieceRow = typeof listeningPieces.$inferSelect

/** The sound where it is what was brought, as with that of a material; else it is taken out of the upload again. */
const { audioKey, uploadKey } = listeningSets
const soundOfMaterial = sql`case when ${audioKey} = ${uploadKey} then ${audioKey} end`

const isProcessed = (setId: number) => and(eq(listeningSets.id, setId), eq(listeningSets.status, 'processing'))
const isClaimed = ({ setId, attempt }: Claim) => and(isProcessed(setId), eq(listeningSets.attempt, attempt))

/** Takes a set up for an attempt, in place of all earlier ones; null where it is gone, over, or a later one has it. */
export async function claimSet(tx: Transaction, { setId, attempt }: Claim): Promise<SetRow | null> {
  const [claimed] = await tx
    .update(listeningSets)
    .set({ attempt })
    .where(and(isProcessed(setId), lt(listeningSets.attempt, attempt)))
    .returning()
  return claimed ?? null
}

/** Keeps the set for the rest of `tx`. @throws LeaseLostError where the attempt has lost it */
export async function lockClaimed(tx: Transaction, claim: Claim): Promise<SetRow> {
  const [set] = await tx.select().from(listeningSets).where(isClaimed(claim)).for('update')
  if (!set) throw lost(claim)
  return set
}

/** Keeps a set that is still being worked on for the rest of `tx`; null where it is over or gone. */
export async function lockProcessed(tx: Transaction, setId: number): Promise<SetRow | null> {
  const [set] = await tx.select().from(listeningSets).where(isProcessed(setId)).for('update')
  return set ?? null
}

export async function findOwner(queries: Queries, setId: number): Promise<{ id: number } | null> {
  const [set] = await queries
    .select({ id: listeningSets.studentId })
    .from(listeningSets)
    .where(eq(listeningSets.id, setId))
  return set ?? null
}

/** Says how far the work is: `share` of the stage, 0 to 1. @throws LeaseLostError */
export async function saveProgress(tx: Transaction, claim: Claim, stage: ListeningStage, share: number): Promise<void> {
  await updateClaimed(tx, claim, { stage, percent: listeningPercent(stage, share) })
}

/** The sound has been taken out of the upload. @throws LeaseLostError */
export async function saveAudio(tx: Transaction, claim: Claim, audioKey: string): Promise<void> {
  await updateClaimed(tx, claim, { audioKey })
}

/** Keeps what was heard in a piece, so that it is paid for and waited for once. @throws LeaseLostError */
export async function saveTranscript(
  tx: Transaction,
  claim: Claim,
  position: number,
  transcript: Transcript,
): Promise<void> {
  await lockClaimed(tx, claim)
  await tx
    .update(listeningPieces)
    .set({ transcript })
    .where(and(eq(listeningPieces.setId, claim.setId), eq(listeningPieces.position, position)))
}

/** In order. */
export function listPieces(queries: Queries, setId: number): Promise<PieceRow[]> {
  return queries
    .select()
    .from(listeningPieces)
    .where(eq(listeningPieces.setId, setId))
    .orderBy(asc(listeningPieces.position))
}

interface Made extends Maker, Partial<Pick<SetRow, 'materialId' | 'audioKey'>> {
  sentences: Sentence[]
  questions: readonly NewQuestion[]
  sizeBytes: number
}

/** The pieces have served their turn. @throws LeaseLostError */
export async function markCompleted(tx: Transaction, claim: Claim, { questions, ...made }: Made): Promise<void> {
  const { setId } = claim
  await updateClaimed(tx, claim, { ...made, status: 'completed', uploadKey: null, stage: 'questions', percent: 100 })
  await insertQuestions(tx, setId, questions)
  await tx.delete(listeningPieces).where(eq(listeningPieces.setId, setId))
}

/**
 * What was heard stays for as long as the upload may be tried again, and so does the sound where it is the upload itself. The
 * caller has locked the set.
 */
export async function markFailed(tx: Transaction, setId: number, { reason, ...end }: FailedEnd): Promise<void> {
  await tx
    .update(listeningSets)
    .set({ ...end, error: reason, status: 'failed', audioKey: soundOfMaterial })
    .where(eq(listeningSets.id, setId))
  if (end.retryUntil === null) await forgetUpload(tx, setId)
}

/** Nothing is left that the set could be made of. The caller discards the file. */
export async function forgetUpload(tx: Transaction, setId: number): Promise<void> {
  await tx
    .update(listeningSets)
    .set({ uploadKey: null, audioKey: null, retryUntil: null })
    .where(eq(listeningSets.id, setId))
  await tx.delete(listeningPieces).where(eq(listeningPieces.setId, setId))
}

/** Sets that kept their upload for another try until before `moment`. */
export function selectRetriesOver(queries: Queries, moment: Date): Promise<{ id: number }[]> {
  return queries
    .select({ id: listeningSets.id })
    .from(listeningSets)
    .where(lt(listeningSets.retryUntil, moment))
    .limit(MOST_AT_ONCE)
}

/** The upload of such a set, kept for the rest of `tx`; null where it is being tried again, or gone. */
export async function lockRetryOver(tx: Transaction, setId: number, moment: Date): Promise<SetRow | null> {
  const isOver = and(eq(listeningSets.id, setId), lt(listeningSets.retryUntil, moment))
  const [set] = await tx.select().from(listeningSets).where(isOver).for('update')
  return set ?? null
}

/** A set that failed is to be worked on once more, by another job. The caller has locked it. */
export async function restartSet(
  tx: Transaction,
  setId: number,
  anew: Pick<SetRow, 'jobId' | 'holdId' | 'creditCost' | 'attempt' | 'createdAt'>,
): Promise<SetRow> {
  const over = { error: null, refundedCredits: null, retryUntil: null }
  const beginning = { status: 'processing', stage: 'preparing', percent: 0 } as const
  return requireRow(
    await tx
      .update(listeningSets)
      .set({ ...anew, ...over, ...beginning })
      .where(eq(listeningSets.id, setId))
      .returning(),
  )
}

async function updateClaimed(tx: Transaction, claim: Claim, change: Partial<SetRow>): Promise<void> {
  const updated = await tx.update(listeningSets).set(change).where(isClaimed(claim)).returning({ id: listeningSets.id })
  if (updated.length === 0) throw lost(claim)
}

const lost = ({ setId, attempt }: Claim) =>
  new LeaseLostError(`Attempt ${attempt} no longer has the listening set ${setId}`)
