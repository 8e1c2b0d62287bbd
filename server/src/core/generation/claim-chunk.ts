import { randomUUID } from 'node:crypto'
import { characterAllowance, mostChunks, wordAllowance } from '@lectern/domain/chunks'
import { WORD_LIMIT, wordLimitExceeded } from '@lectern/domain/content'
import { priceOfWords } from '@lectern/domain/prices'
import { charactersOfPaidWords, countWords, paidWords, paidWordsOfLength } from '@lectern/domain/words'
import { message } from '@lectern/texts/message'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import { fingerprintOf } from '../credits/hold.ts'
import { closeIfComplete, closeRun } from './close-run.ts'
import { chunkHash, subjectOf } from './open-run.ts'
import type { Chunk, Run, Tally } from './run-store.ts'
import * as store from './run-store.ts'
import type { ChunkRequest, RunsParts } from './runs-parts.ts'

/** Twice what the site has under way, for clients that are bolder. */
const MOST_CHUNKS_UNDER_WAY = 6
const RETRY_AFTER_SECONDS = 2
const TOO_MANY_CHUNKS = message('generation.tooManyParts')

/** A chunk, and whether this call is the one to make it. */
export interface ChunkClaim {
  run: Run
  chunk: Chunk
  isMine: boolean
}

/**
 * Makes a chunk this call's own, or finds it claimed before. The first chunk opens its run, and holds the price, in the
 * same transaction.
 * @throws Problem `not_found`, `insufficient_credits`, `key_reused`, `content_rejected`, `conflict`, `in_progress`,
 *   `invalid`; then nothing is held or stored
 */
export async function claimChunk(
  parts: RunsParts,
  tx: Transaction,
  student: { id: number },
  request: ChunkRequest,
): Promise<ChunkClaim> {
  await parts.credits.lock(tx, student)
  const asked = { words: countWords(request.content), contentHash: chunkHash(request.content, request.fingerprint) }
  const run = await findOrOpenRun(parts, tx, student, request, asked)
  const stored = await store.readChunk(tx, run.id, request.chunkIndex)
  if (stored) mustBeSame(stored, asked.contentHash)
  if (stored && stored.state !== 'waiting') return { run, chunk: stored, isMine: false }
  const now = parts.clock.now()
  await store.interruptChunks(tx, run.id, { expiredBy: now })
  refuseBeyond(run, await store.tally(tx, run), request, stored ? null : asked.words)
  const chunk = await store.claimStored(tx, {
    runId: run.id,
    chunkIndex: request.chunkIndex,
    ...asked,
    paidWords: paidWords(request.content),
    content: run.isWhole ? null : request.content,
    characters: request.content.length,
    stretch: run.stretch,
    state: 'running',
    leaseUntil: new Date(now.getTime() + parts.leaseSeconds * 1000),
  })
  await store.updateRun(tx, run.id, { lastActiveAt: now })
  return { run, chunk, isMine: true }
}

interface Counted {
  words: number
  contentHash: string
}

async function findOrOpenRun(
  parts: RunsParts,
  tx: Transaction,
  student: { id: number },
  request: ChunkRequest,
  { words, contentHash }: Counted,
): Promise<Run> {
  const { generationId, module, chunkIndex, totalChunks, key } = request
  if (generationId !== undefined) return ownRun(await store.readRun(tx, generationId), student, request)
  if (chunkIndex !== 0) throw new Problem('invalid', message('generation.idMissing'))
  const declared = request.declaredWords ?? words
  const fingerprint = fingerprintOf([module, totalChunks, declared, contentHash])
  const earlierHold = await parts.credits.findHold(tx, student, { key, module, fingerprint })
  if (earlierHold) return ownRun(await store.findRunOfHold(tx, earlierHold.id), student, request)
  const same = await findSameOpenRun(parts, tx, student, fingerprint)
  if (same) return same
  if (declared > WORD_LIMIT) throw new Problem('content_rejected', wordLimitExceeded(declared))
  const declaredWords = declaredPaidWords(request, declared)
  const agreedCredits = priceOfWords(declaredWords)
  const about = subjectOf('', declaredWords)
  const { hold } = await parts.credits.hold(tx, student, { module, price: agreedCredits, key, fingerprint, about })
  const now = parts.clock.now()
  return store.storeRun(tx, {
    id: randomUUID(),
    studentId: student.id,
    module,
    holdId: hold.id,
    fingerprint,
    purpose: request.purpose ?? '',
    totalChunks,
    declaredWords,
    agreedCredits,
    heldCredits: agreedCredits,
    lastActiveAt: now,
    createdAt: now,
  })
}

/**
 * The words that are paid for a material of which only the size is known.
 * @throws Problem `content_rejected` for more chunks than so much material can come in
 */
function declaredPaidWords({ content, totalChunks, declaredCharacters }: ChunkRequest, declared: number): number {
  const characters = totalChunks === 1 ? content.length : (declaredCharacters ?? 0)
  const words = Math.max(declared, paidWordsOfLength(characters))
  if (totalChunks > mostChunks(words, Math.min(characters, charactersOfPaidWords(words)), content))
    throw new Problem('content_rejected', TOO_MANY_CHUNKS)
  return words
}

function ownRun(run: Run | null, student: { id: number }, { module }: ChunkRequest): Run {
  if (run?.studentId !== student.id || run.module !== module) throw Problem.notFound()
  return run
}

/**
 * The open run that the same first chunk opened, so that a repeat without the key does not hold twice. One whose first
 * chunk failed is ended instead: its student starts again and should not be told the old failure for a quarter of an hour.
 */
async function findSameOpenRun(
  parts: RunsParts,
  tx: Transaction,
  student: { id: number },
  fingerprint: string,
): Promise<Run | null> {
  const run = await store.findOpenRun(tx, student.id, fingerprint)
  if (!run) return null
  if (await closeIfComplete(parts, tx, run, null)) return null
  const first = await store.readChunk(tx, run.id, 0)
  if (first?.state !== 'failed') return run
  await closeRun(parts, tx, run, null)
  return null
}

function mustBeSame(chunk: Chunk, contentHash: string): void {
  if (chunk.contentHash !== contentHash) throw new Problem('conflict', message('generation.otherContent'))
}

/**
 * Refuses what a run has no place for.
 * @param soFar what its chunks come to
 * @param newWords of a chunk that the run does not know yet; null for one of its own
 */
function refuseBeyond(
  run: Run,
  soFar: Tally,
  { chunkIndex, content }: Pick<ChunkRequest, 'chunkIndex' | 'content'>,
  newWords: number | null,
): void {
  if (run.endedAt) throw new Problem('conflict', message('generation.ended'))
  if (chunkIndex >= run.totalChunks) throw new Problem('invalid', message('generation.beyondTotal'))
  const { declaredWords, totalChunks } = run
  const isBeyond =
    newWords !== null &&
    (soFar.words + newWords > wordAllowance(declaredWords, totalChunks) ||
      soFar.characters + content.length > characterAllowance(declaredWords, totalChunks))
  if (isBeyond) throw new Problem('content_rejected', message('generation.longerThanDeclared'))
  if (soFar.running >= MOST_CHUNKS_UNDER_WAY)
    throw new Problem('in_progress', message('generation.tooManyUnderWay'), {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
}
