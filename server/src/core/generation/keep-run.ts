import type { Transaction } from '../../platform/database/database.ts'
import { holdOrigin } from '../documents/material-store.ts'
import { findPaidRun, insertPaidRun } from '../feedback/feedback-store.ts'
import { closeRun } from './close-run.ts'
import type { RunName } from './run-store.ts'
import * as store from './run-store.ts'
import { readContents } from './run-view-store.ts'
import type { RunOrigin, RunsParts } from './runs-parts.ts'

/** `GenerationRuns.keep`. */
export async function keepRun(
  parts: RunsParts,
  tx: Transaction,
  student: { id: number },
  name: RunName,
): Promise<RunOrigin> {
  await parts.credits.lock(tx, student)
  const run = await store.requireRun(tx, student.id, name)
  // Before the run is changed: whoever deletes the material has it before the run, too.
  const held = await holdOrigin(tx, student.id, run.materialId)
  const origin = { ...held, isMaterialGone: run.isMaterialGone || held.isMaterialGone }
  if (run.keptAt) return { ...origin, typed: null, paidRunId: await findPaidRun(tx, student.id, run.id) }
  const isTyped = origin.materialId === null && !origin.isMaterialGone
  const text = isTyped ? ((await readContents(tx, [run.id])).get(run.id) ?? null) : null
  const { chargedCredits } = run.endedAt ? run : await closeRun(parts, tx, run, null)
  const { isKnown, ...made } = await store.tellMade(tx, run.id)
  if (isKnown)
    await insertPaidRun(tx, { id: run.id, studentId: student.id, module: run.module, chargedCredits, ...made })
  await store.updateRun(tx, run.id, { keptAt: parts.clock.now(), content: null })
  await store.removeChunks(tx, run.id)
  const typed = text === null ? null : { text, name: run.documentName }
  return { ...origin, typed, paidRunId: isKnown ? run.id : null }
}

/** `GenerationRuns.discard`. */
export function discardRun(
  parts: RunsParts,
  student: { id: number },
  name: RunName,
): Promise<{ creditsRefunded?: number }> {
  return parts.database.transaction(async (tx) => {
    await parts.credits.lock(tx, student)
    const run = await store.requireRun(tx, student.id, name)
    const refundedCredits = run.endedAt ? null : (await closeRun(parts, tx, run, null)).refundedCredits
    await store.removeRun(tx, run.id)
    return refundedCredits ? { creditsRefunded: refundedCredits } : {}
  })
}

const KEPT_FOR_DAYS = 30
const DAY_MS = 86_400_000

/** `GenerationRuns.forgetOldRuns`. */
export function forgetOldRuns({ database, clock }: RunsParts): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_FOR_DAYS * DAY_MS)
  return database.transaction((tx) => store.removeRunsEndedBefore(tx, before))
}
