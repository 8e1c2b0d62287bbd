import { SPEAKING_TEXTS } from '@lectern/domain/speaking'
import { Problem } from '../../../problem.ts'
import type { SessionRow } from './session-store.ts'

/** Refuses a turn where a session has been ended, or its time is up. @throws Problem `session_ended` */
export function requireRunning(session: SessionRow, now: Date): void {
  if (session.endedAt) throw new Problem('session_ended', SPEAKING_TEXTS.sessionEnded)
  if (now >= session.deadlineAt) throw new Problem('session_ended', SPEAKING_TEXTS.timeUp)
}

/** Time that ran out while a turn was worked at costs no turn; an end does. @throws Problem `session_ended` */
export function requireOpen(session: SessionRow): void {
  if (session.endedAt) throw new Problem('session_ended', SPEAKING_TEXTS.sessionEnded)
}
