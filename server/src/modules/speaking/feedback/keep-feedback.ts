import { countRemarks } from '../../../core/feedback/remarks.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { type SessionRow, updateSession } from '../sessions/session-store.ts'
import type { KeptFeedback } from '../tables.ts'
import { closeTalkRun } from './talk-run.ts'

/**
 * Keeps the feedback of a locked session, and with it what its turns were charged: a share of that comes back for what was corrected,
 * or answered, wrongly.
 */
export async function keepFeedback(
  tx: Transaction,
  session: SessionRow,
  { feedback, ...turns }: { feedback: KeptFeedback; chargedCredits: number; madeCount: number },
  endedAt?: Date,
): Promise<SessionRow> {
  const made = { ...turns, madeCount: turns.madeCount + countRemarks(feedback.corrections) }
  const runId = await closeTalkRun(tx, session, feedback.made_by, made)
  return updateSession(tx, session.id, { feedback, score: feedback.score, runId, ...(endedAt && { endedAt }) })
}
