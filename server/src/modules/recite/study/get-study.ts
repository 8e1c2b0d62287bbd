import type { StudySession } from '@lectern/contract/recite/shapes'
import type { Services } from '../../../services.ts'
import { listCards } from '../cards/card-store.ts'
import { presentSession } from '../present.ts'
import { listAnswers, requireSession, sessionEnded } from './study-store.ts'

/**
 * A session that still runs, with the cards it began with and the answers so far.
 * @throws Problem `not_found`; `session_ended` where it has ended or its time is up
 */
export async function getStudy(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  sessionId: number,
): Promise<StudySession> {
  const { queries } = database
  const session = await requireSession(queries, student.id, sessionId)
  const now = clock.now()
  if (session.status !== 'running' || session.expiresAt <= now) throw sessionEnded()
  const [cards, answers] = await Promise.all([listCards(queries, session.setId), listAnswers(queries, sessionId)])
  const ownCards = cards.filter(({ id }) => id <= session.newestCardId)
  return presentSession(session, ownCards, answers, now)
}
