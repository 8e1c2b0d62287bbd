import type { SpeakingSession } from '@lectern/contract/speaking/shapes'
import { MAX_SUMMARY_TRIES, SPEAKING_TEXTS } from '@lectern/domain/speaking'
import type { Language } from '@lectern/texts/languages'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { speaker } from '../../../speaker.ts'
import { assessShadowing } from '../feedback/assess-shadowing.ts'
import { assessTurns } from '../feedback/assess-turns.ts'
import { keepFeedback } from '../feedback/keep-feedback.ts'
import { madeOfTurns } from '../feedback/talk-run.ts'
import { presentSession } from '../present.ts'
import type { KeptFeedback } from '../tables.ts'
import { listTurns, lockSession, type Mode, type SessionRow, type TurnRow, updateSession } from './session-store.ts'

type Parts = Pick<Services, 'clock' | 'database' | 'model'>

/**
 * Ends a session with its summary, at no price; also one whose time has run out. A session without a turn ends without a
 * summary, a repeat gets what the first call made, and where the summary fails it can be asked for again.
 * @throws Problem `not_found`, `conflict` after too many summaries that failed, `generation_failed`
 */
export async function endSession(
  parts: Parts,
  student: { id: number },
  mode: Mode,
  sessionId: number,
  signal: AbortSignal,
  language: Language,
): Promise<SpeakingSession> {
  const say = speaker.in(language)
  const { session, turns } = await close(parts, student, mode, sessionId)
  if (session.feedback || turns.length === 0) return presentSession(session, turns, say)
  const feedback = await assess(parts, session, turns, signal)
  return parts.database.transaction(async (tx) => {
    const locked = await lockSession(tx, student.id, sessionId, mode)
    // Where two summaries are made at once, the first is kept.
    const kept = locked.feedback ? locked : await keepFeedback(tx, locked, { feedback, ...madeOfTurns(locked, turns) })
    return presentSession(kept, turns, say)
  })
}

/** No turn comes after this; a summary that is due is counted before it is made. */
function close({ database, clock }: Parts, student: { id: number }, mode: Mode, sessionId: number) {
  return database.transaction(async (tx) => {
    const session = await lockSession(tx, student.id, sessionId, mode)
    const turns = await listTurns(tx, sessionId)
    const endedAt = session.endedAt ?? clock.now()
    const isDue = !session.feedback && turns.length > 0
    if (isDue && session.summaryTries >= MAX_SUMMARY_TRIES)
      throw new Problem('conflict', SPEAKING_TEXTS.summaryTriesUsedUp)
    const summaryTries = session.summaryTries + (isDue ? 1 : 0)
    return { session: await updateSession(tx, sessionId, { endedAt, summaryTries }), turns }
  })
}

function assess(
  parts: Parts,
  session: SessionRow,
  turns: readonly TurnRow[],
  signal: AbortSignal,
): KeptFeedback | Promise<KeptFeedback> {
  if (session.mode === 'shadowing') return assessShadowing(session.sentences, turns)
  const said = turns.map(({ said: text, seconds }) => ({ text, seconds }))
  return assessTurns(parts, session, said, { student: { id: session.studentId }, signal })
}
