import type { Answer, Body } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import { isOverdue } from '@lectern/domain/recite'
import { recordStudyAnswer } from '../../../core/review/remember-items.ts'
import type { Services } from '../../../services.ts'
import { askedOnTheClock } from '../review-source.ts'
import { countLateAnswer, insertAnswer, lockSession, type SessionRow, sessionEnded } from './study-store.ts'

type Endpoint = typeof reciteEndpoints.answerCard

/**
 * Keeps how a card was answered. The first answer for a session and card counts; a repeat is not recorded. What counts is when
 * it was given: one that comes late is added to a session that has ended since.
 * @throws Problem `not_found`, also for a card that is not part of the session; `session_ended`
 */
export async function answerCard(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  sessionId: number,
  { flashcard_id: cardId, is_correct: isCorrect, duration_ms: durationMs, delay_ms: delayMs = 0 }: Body<Endpoint>,
): Promise<Answer<Endpoint>> {
  return database.transaction(async (tx) => {
    const session = await lockSession(tx, student.id, sessionId)
    const now = clock.now()
    const answeredAt = new Date(Math.max(session.startedAt.getTime(), now.getTime() - delayMs))
    if (!wasRunning(session, answeredAt, now)) throw sessionEnded()
    const recorded = await insertAnswer(tx, session, { cardId, isCorrect, durationMs, answeredAt })
    if (recorded && session.status !== 'running') await countLateAnswer(tx, session)
    if (recorded) {
      const given = {
        kind: 'card',
        sourceId: cardId,
        // A reversed card is asked one way; of a text with gaps the clock asks for all of them.
        asked: await askedOnTheClock(tx, cardId),
        isCorrect,
        at: answeredAt,
        durationMs: durationMs ?? null,
      } as const
      await recordStudyAnswer(tx, student, given, now)
    }
    return { recorded }
  })
}

/** Whether the session took answers at a moment that lies before `now`. */
function wasRunning({ status, expiresAt, completedAt }: SessionRow, moment: Date, now: Date): boolean {
  if (status === 'completed') return completedAt !== null && moment < completedAt
  // One that was left on purpose before its time was up has ended for good.
  if (status === 'abandoned' && now < expiresAt) return false
  return !isOverdue(expiresAt, moment)
}
