import { randomUUID } from 'node:crypto'
import type { MadeBy } from '@lectern/domain/content'
import { growPaidRun, insertPaidRun, requirePaidRun } from '../../../core/feedback/feedback-store.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { type SessionRow, type TurnRow, updateSession } from '../sessions/session-store.ts'

/** What the turns of a session were charged, and how much was made for that. */
interface Made {
  chargedCredits: number
  madeCount: number
}

/** What turns were charged, and how many answers they had: each of a talk has one, be it gone by now. */
export const madeOfTurns = ({ mode }: Pick<SessionRow, 'mode'>, turns: readonly TurnRow[]): Made => ({
  chargedCredits: turns.reduce((sum, turn) => sum + turn.chargedCredits, 0),
  madeCount: mode === 'chat' ? turns.length : 0,
})

/** Opens the run of a locked talk that goes on, as something of it is said to be wrong. */
export async function openTalkRun(tx: Transaction, session: SessionRow, turns: readonly TurnRow[]): Promise<string> {
  const runId = await insertRun(tx, session, session.madeBy, madeOfTurns(session, turns))
  await updateSession(tx, session.id, { runId })
  return runId
}

/** The run of a locked session that has ended, of all that was made; null where that is nothing. */
export async function closeTalkRun(
  tx: Transaction,
  session: SessionRow,
  madeBy: MadeBy,
  made: Made,
): Promise<string | null> {
  const { runId } = session
  if (runId === null) return made.madeCount > 0 ? insertRun(tx, session, madeBy, made) : null
  const before = await requirePaidRun(tx, runId)
  const more = {
    chargedCredits: made.chargedCredits - before.chargedCredits,
    madeCount: made.madeCount - before.madeCount,
  }
  await growPaidRun(tx, runId, more)
  return runId
}

async function insertRun(tx: Transaction, { studentId }: SessionRow, madeBy: MadeBy, made: Made): Promise<string> {
  const id = randomUUID()
  await insertPaidRun(tx, { id, studentId, module: 'speaking', madeBy, ...made })
  return id
}
