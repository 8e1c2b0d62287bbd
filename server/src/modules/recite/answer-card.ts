import type { Answer, Body } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import { isOverdue } from '@lectern/domain/recite'
import type { Services } from '../../services.ts'
import { insertAnswer, lockSession, sessionEnded } from './study-store.ts'

type Endpoint = typeof reciteEndpoints.answerCard

/**
 * Keeps how a card was answered. The first answer for a session and card counts; a repeat is not recorded.
 * @throws Problem `not_found`, also for a card that is not part of the session; `session_ended`
 */
export async function answerCard(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  sessionId: number,
  { flashcard_id: cardId, is_correct: isCorrect, duration_ms: durationMs }: Body<Endpoint>,
): Promise<Answer<Endpoint>> {
  return database.transaction(async (tx) => {
    const session = await lockSession(tx, student.id, sessionId)
    const now = clock.now()
    if (session.status !== 'running' || isOverdue(session.expiresAt, now)) throw sessionEnded()
    const recorded = await insertAnswer(tx, session, { cardId, isCorrect, durationMs, answeredAt: now })
    return { recorded }
  })
}
