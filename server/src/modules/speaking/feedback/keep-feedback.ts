import { randomUUID } from 'node:crypto'
import { insertPaidRun } from '../../../core/feedback/feedback-store.ts'
import { countRemarks } from '../../../core/feedback/remarks.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { type SessionRow, updateSession } from '../sessions/session-store.ts'
import type { KeptFeedback } from '../tables.ts'

/** Keeps the feedback of a locked session, and with it what its turns were charged: a share of that comes back for what it corrects wrongly. */
export async function keepFeedback(
  tx: Transaction,
  { id, studentId }: SessionRow,
  { feedback, chargedCredits }: { feedback: KeptFeedback; chargedCredits: number },
  endedAt?: Date,
): Promise<SessionRow> {
  const madeCount = countRemarks(feedback.corrections)
  const runId = madeCount > 0 ? randomUUID() : null
  if (runId)
    await insertPaidRun(tx, {
      ...{ id: runId, studentId, module: 'speaking', madeBy: feedback.made_by },
      ...{ chargedCredits, madeCount },
    })
  return updateSession(tx, id, { feedback, score: feedback.score, runId, ...(endedAt && { endedAt }) })
}
