import { randomUUID } from 'node:crypto'
import { splitIntoChunks } from '@lectern/domain/chunks'
import { WORD_LIMIT, wordLimitExceeded } from '@lectern/domain/content'
import type { ChargeSubject } from '@lectern/domain/credits/charge-subject'
import { priceOfWords } from '@lectern/domain/prices'
import { countWords, paidWords } from '@lectern/domain/words'
import { message } from '@lectern/texts/message'
import type { Queries, Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import { fingerprintOf, type Order } from '../credits/hold.ts'
import { holdMaterial } from '../documents/material-store.ts'
import type { Run } from './run-store.ts'
import * as store from './run-store.ts'
import type { NamedRequest, OpenRequest, RunsParts } from './runs-parts.ts'

/** The most chunks that the calls can number. */
const MOST_CHUNKS = 1000
const TOO_LONG = message('generation.tooLong')

/** `GenerationRuns.openRun`. */
export async function openRun(
  parts: RunsParts,
  student: { id: number },
  request: OpenRequest,
  admit: (tx: Transaction, moreBytes: number) => Promise<void>,
): Promise<Run> {
  const { module, content, purpose, documentName, materialId, key, named } = request
  const countedWords = countWords(content)
  if (countedWords > WORD_LIMIT) throw new Problem('content_rejected', wordLimitExceeded(countedWords))
  const pieces = splitIntoChunks(content)
  if (pieces.length > MOST_CHUNKS) throw new Problem('content_rejected', TOO_LONG)
  const declaredWords = paidWords(content)
  const price = priceOfWords(declaredWords)
  const about = subjectOf(documentName, declaredWords)
  const fingerprint = fingerprintOf([module, 'whole', content, purpose])
  const order = { module, key, fingerprint: named ? fingerprintOfNamed({ module, named, purpose }) : fingerprint }
  const chunks = pieces.map((piece, chunkIndex) => ({
    chunkIndex,
    words: countWords(piece),
    paidWords: paidWords(piece),
    contentHash: chunkHash(piece, purpose),
    characters: piece.length,
    state: 'waiting' as const,
  }))
  return parts.database.transaction(async (tx) => {
    await parts.credits.lock(tx, student)
    const earlier = await findOpened(parts, tx, student, order, fingerprint)
    if (earlier) return earlier
    const { hold } = await parts.credits.hold(tx, student, { ...order, price, about })
    await admit(tx, Buffer.byteLength(content))
    if (materialId !== null) await holdMaterial(tx, student.id, materialId)
    const now = parts.clock.now()
    const run = await store.storeRun(tx, {
      id: randomUUID(),
      studentId: student.id,
      module,
      holdId: hold.id,
      fingerprint,
      content,
      purpose,
      documentName,
      materialId,
      totalChunks: chunks.length,
      declaredWords,
      agreedCredits: price,
      heldCredits: price,
      lastActiveAt: now,
      createdAt: now,
    })
    await store.storeChunks(
      tx,
      chunks.map((chunk) => ({ ...chunk, runId: run.id })),
    )
    return run
  })
}

/** What a hold is for, as its student is told. */
export const subjectOf = (documentName: string, words: number): ChargeSubject => ({
  ...(documentName && { documentName }),
  counted: { unit: 'words', amount: words },
})

/** What a chunk asks: its text, and whatever else shapes the answer. */
export const chunkHash = (content: string, purpose: unknown): string => fingerprintOf([content, purpose])

/** The run of the same call, or the open run on the same material, whose failed chunks may then be sent again. */
async function findOpened(
  { credits }: RunsParts,
  tx: Transaction,
  student: { id: number },
  order: OrderOfRun,
  fingerprint: string,
): Promise<Run | null> {
  const ofKey = await findRunOfKey(credits, tx, student, order)
  if (ofKey) return ofKey
  const open = await store.findOpenRun(tx, student.id, fingerprint)
  if (open) await store.reviveFailedChunks(tx, open.id)
  return open
}

type OrderOfRun = Pick<Order, 'key' | 'fingerprint'> & { module: Run['module'] }

async function findRunOfKey(
  credits: RunsParts['credits'],
  queries: Queries,
  student: { id: number },
  order: OrderOfRun,
): Promise<Run | null> {
  const hold = await credits.findHold(queries, student, order)
  if (!hold) return null
  const run = await store.findRunOfHold(queries, hold.id)
  // Settled, and then discarded: its key has had its answer.
  if (!run) throw Problem.notFound()
  return run
}

/** `GenerationRuns.findOpened`. */
export const findOpenedOf = (
  { credits, database }: RunsParts,
  student: { id: number },
  { key, ...request }: NamedRequest,
): Promise<Run | null> =>
  findRunOfKey(credits, database.queries, student, {
    module: request.module,
    key,
    fingerprint: fingerprintOfNamed(request),
  })

const fingerprintOfNamed = ({ module, named, purpose }: Omit<NamedRequest, 'key'>): string =>
  fingerprintOf([module, 'named', named, purpose])
