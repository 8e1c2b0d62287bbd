import { Problem } from '../../problem.ts'
import { fingerprintOf } from '../credits/hold.ts'
import { keepLease } from '../credits/lease.ts'
import { asProblem } from '../credits/spend.ts'
import { waitForOther } from '../credits/wait-for-other.ts'
import { claimChunk } from './claim-chunk.ts'
import { closeIfComplete } from './close-run.ts'
import type { Chunk, Run } from './run-store.ts'
import * as store from './run-store.ts'
import type { ChunkRequest, Found, KnownOfMaterial, RunsParts, ServedChunk } from './runs-parts.ts'

/** `GenerationRuns.serveChunk`. */
export async function serveChunk<Answer>(
  parts: RunsParts,
  student: { id: number },
  request: ChunkRequest,
  make: (signal: AbortSignal, known: KnownOfMaterial<Answer>) => Promise<Answer>,
  found: (answer: Answer) => Found,
): Promise<ServedChunk<Answer>> {
  const { run, chunk, isMine } = await parts.database.transaction((tx) => claimChunk(parts, tx, student, request))
  if (!isMine) return present(run, await awaitEnd(parts, run, chunk))
  const made = await keepLease(leaseOf(parts, chunk), async (signal) => {
    try {
      const before = await store.answersBefore(parts.database.queries, chunk, CHUNKS_LOOKED_BACK)
      // The answers before are of this run, hence of this module, which stored them itself.
      const answer = await make(signal, { documentName: run.documentName, before: before as Answer[] })
      const { things, suggestions = [] } = found(answer)
      return { answer, madeKeys: things.map(keyOf), suggestedKeys: suggestions.map(keyOf) }
    } catch (error) {
      return { problem: asProblem(error) }
    }
  })
  const ended = await finish(parts, run, chunk, made)
  return present(run, ended, made.problem)
}

/** What lies further back is seldom made again. */
const CHUNKS_LOOKED_BACK = 6
/** Enough that no two things of a run look alike by chance. */
const KEY_CHARACTERS = 16

const keyOf = (thing: string): string => fingerprintOf(thing).slice(0, KEY_CHARACTERS)

type Made =
  | { answer: unknown; madeKeys: string[]; suggestedKeys: string[]; problem?: undefined }
  | { answer?: undefined; problem: Problem }

/** Stores what became of a chunk, and closes the run if it was the last; one that comes too late changes nothing. */
function finish(parts: RunsParts, run: Run, chunk: Chunk, made: Made): Promise<Chunk> {
  return parts.database.transaction(async (tx) => {
    await parts.credits.lock(tx, { id: run.studentId })
    await store.endChunk(
      tx,
      chunk,
      made.problem
        ? { state: 'failed', failure: { code: made.problem.code, text: made.problem.text } }
        : { state: 'succeeded', ...made },
    )
    const now = await store.readRun(tx, run.id)
    if (now && !now.endedAt) {
      await store.updateRun(tx, run.id, { lastActiveAt: parts.clock.now() })
      await closeIfComplete(parts, tx, now, chunk.chunkIndex)
    }
    return mustBeThere(await store.readChunk(tx, chunk.runId, chunk.chunkIndex))
  })
}

/** The chunk once it has ended, whichever call or process makes it; a dead worker's counts as failed. */
function awaitEnd(parts: RunsParts, run: Run, { runId, chunkIndex }: Chunk): Promise<Chunk> {
  return waitForOther<Chunk>(parts.waitSeconds, async () => {
    const chunk = mustBeThere(await store.readChunk(parts.database.queries, runId, chunkIndex))
    if (chunk.state !== 'running') return { found: chunk }
    if (chunk.leaseUntil && chunk.leaseUntil <= parts.clock.now()) await interruptDead(parts, run, chunk)
    return { isOver: () => hasEnded(parts, chunk) }
  })
}

/** Looks, a little later, whether a chunk is made no more, by what is known. */
async function hasEnded({ database, clock }: RunsParts, { runId, chunkIndex }: Chunk): Promise<boolean> {
  const leaseUntil = (await store.lookAtRunning(database, runId))?.get(chunkIndex)
  return !leaseUntil || leaseUntil <= clock.now()
}

function interruptDead(parts: RunsParts, { id, studentId }: Run, { chunkIndex }: Chunk): Promise<void> {
  return parts.database.transaction(async (tx) => {
    await parts.credits.lock(tx, { id: studentId })
    const run = await store.readRun(tx, id)
    if (run) await closeIfComplete(parts, tx, run, chunkIndex)
  })
}

/** Chunks go with their student, and with a run that is kept or discarded. */
function mustBeThere(chunk: Chunk | null): Chunk {
  if (!chunk) throw Problem.notFound()
  return chunk
}

/** An ended chunk as its call answers: told of a refund if it ended the run, in the first answer and in repeats. */
function present<Answer>(run: Run, chunk: Chunk, firstProblem?: Problem): ServedChunk<Answer> {
  const refunded = chunk.refundedCredits || undefined
  if (chunk.state !== 'succeeded') {
    const problem = firstProblem ?? storedProblem(chunk)
    throw problem.with({ generation_id: run.id, ...(refunded && { credits_refunded: refunded }) })
  }
  return {
    // The content hash has shown that this is the same request of the same module, which stored its own answer.
    answer: chunk.answer as Answer,
    generationId: run.id,
    agreedCredits: run.agreedCredits,
    creditsRefunded: refunded,
  }
}

function storedProblem(chunk: Chunk): Problem {
  const { code, text } = chunk.failure ?? store.INTERRUPTED
  return new Problem(code, text)
}

const leaseOf = (parts: RunsParts, chunk: Chunk) => ({
  seconds: parts.leaseSeconds,
  renew: () => {
    const until = new Date(parts.clock.now().getTime() + parts.leaseSeconds * 1000)
    return store.renewChunk(parts.database.queries, chunk, until)
  },
  onFailedRenewal: (err: unknown) => parts.log.warn({ err, runId: chunk.runId }, 'a lease could not be renewed'),
})
