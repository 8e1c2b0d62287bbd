import { randomUUID } from 'node:crypto'
import { insertPaidRun } from '../../../core/feedback/feedback-store.ts'
import { countRemarks } from '../../../core/feedback/remarks.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Services } from '../../../services.ts'
import { type SessionRow, updateSession } from '../sessions/session-store.ts'
import type { KeptFeedback } from '../tables.ts'

/** Keeps the feedback of a locked session of so many turns, and with it what they cost: a share of that comes back for what it corrects wrongly. */
export async function keepFeedback(
  { config }: Pick<Services, 'config'>,
  tx: Transaction,
  { id, studentId, freeTurns }: SessionRow,
  { feedback, turnCount }: { feedback: KeptFeedback; turnCount: number },
  endedAt?: Date,
): Promise<SessionRow> {
  const madeCount = countRemarks(feedback.corrections)
  const runId = madeCount > 0 ? randomUUID() : null
  if (runId)
    await insertPaidRun(tx, {
      ...{ id: runId, studentId, module: 'speaking', madeBy: feedback.made_by, madeCount },
      chargedCredits: Math.max(0, turnCount - freeTurns) * config.speakingTurnCredits,
    })
  return updateSession(tx, id, { feedback, score: feedback.score, runId, ...(endedAt && { endedAt }) })
}
