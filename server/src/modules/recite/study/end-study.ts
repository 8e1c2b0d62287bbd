import type { StudyResult } from '@lectern/contract/recite/shapes'
import { isOverdue } from '@lectern/domain/recite'
import type { Services } from '../../../services.ts'
import { presentResult } from '../present.ts'
import { countAnswers, type Ending, finishSession, lockSession } from './study-store.ts'

/**
 * Ends a session with the score of its stored answers; left without a single one, it is abandoned and not counted. A
 * repeat gets the same result.
 * @throws Problem `not_found`
 */
export async function endStudy(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  sessionId: number,
): Promise<StudyResult> {
  return database.transaction(async (tx) => {
    const session = await lockSession(tx, student.id, sessionId)
    const now = clock.now()
    const answeredCount = await countAnswers(tx, sessionId)
    const hasRunOut = isOverdue(session.expiresAt, now) && answeredCount < session.totalCards
    const status: Ending = answeredCount === 0 ? 'abandoned' : hasRunOut ? 'expired' : 'completed'
    return presentResult(await finishSession(tx, session, status, now))
  })
}
