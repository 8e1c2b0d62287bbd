import { priceOfWords } from '@lectern/domain/prices'
import type { Transaction } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import { closeIfComplete } from './close-run.ts'
import { subjectOf } from './open-run.ts'
import type { Run, RunName, Tally } from './run-store.ts'
import * as store from './run-store.ts'
import type { RunsParts } from './runs-parts.ts'

/** `GenerationRuns.goOn`. */
export function goOn(parts: RunsParts, student: { id: number }, name: RunName): Promise<Run> {
  return parts.database.transaction(async (tx) => {
    await parts.credits.lock(tx, student)
    const found = await store.requireRun(tx, student.id, name)
    if (found.keptAt) throw Problem.notFound()
    const run = (await closeIfComplete(parts, tx, found, null)) ? await store.requireRun(tx, student.id, name) : found
    const opened = run.endedAt ? await openStretch(parts, tx, student, run) : run
    if (opened.endedAt) return opened
    await store.reviveFailedChunks(tx, run.id)
    return store.updateRun(tx, run.id, { lastActiveAt: parts.clock.now(), finishedAt: null })
  })
}

/** Holds for what is left; a run of which all is made, as far as it can be, stays as it ended. */
async function openStretch({ credits }: RunsParts, tx: Transaction, student: { id: number }, run: Run): Promise<Run> {
  const counts = await store.tally(tx, run)
  if (counts.ended === run.totalChunks && counts.leftWords === 0) return run
  const price = priceOfGoingOn(run, counts)
  const about = subjectOf(run.documentName, wordsLeft(run, counts))
  const order = { module: run.module, price, key: null, about }
  const hold = price === 0 ? null : (await credits.hold(tx, student, order)).hold
  return store.updateRun(tx, run.id, {
    stretch: run.stretch + 1,
    laterHoldId: hold?.id ?? null,
    heldCredits: price,
    endedAt: null,
    refundedCredits: null,
  })
}

/** What the chunks that are left cost; all stretches together never more than the whole was agreed to. */
export function priceOfGoingOn(
  run: Pick<Run, 'isWhole' | 'declaredWords' | 'agreedCredits' | 'chargedCredits'>,
  counts: Pick<Tally, 'leftWords' | 'doneWords'>,
): number {
  return Math.min(priceOfWords(wordsLeft(run, counts)), run.agreedCredits - run.chargedCredits)
}

/** Where the material came chunk by chunk, what never came is known by its declaration alone. */
const wordsLeft = (
  run: Pick<Run, 'isWhole' | 'declaredWords'>,
  { leftWords, doneWords }: Pick<Tally, 'leftWords' | 'doneWords'>,
): number => (run.isWhole ? leftWords : Math.max(leftWords, run.declaredWords - doneWords))
