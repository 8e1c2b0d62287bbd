import type { StudyResult } from '@lectern/contract/recite/shapes'
import { isTimeUp, RECITE_TEXTS } from '@lectern/domain/recite'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { presentResult } from '../present.ts'
import { expireSession, lockSession } from './study-store.ts'

/**
 * Ends a session whose time has run out in front of the student; cards without an answer are incorrect. One that was
 * completed stays as it ended.
 * @throws Problem `not_found`; `conflict` while there is time
 */
export async function expireStudy(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  sessionId: number,
): Promise<StudyResult> {
  return database.transaction(async (tx) => {
    const session = await lockSession(tx, student.id, sessionId)
    const now = clock.now()
    if (session.status === 'running' && !isTimeUp(session.expiresAt, now))
      throw new Problem('conflict', RECITE_TEXTS.sessionStillRunning)
    return presentResult(await expireSession(tx, session, now))
  })
}
