import type { StudySession } from '@lectern/contract/recite/shapes'
import { RECITE_TEXTS, timeLimitSeconds } from '@lectern/domain/recite'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { listCards } from '../cards/card-store.ts'
import { presentSession } from '../present.ts'
import { lockSet } from '../sets/set-store.ts'
import { expireOverdueSessions, insertSession } from './study-store.ts'

/**
 * Starts a session over the cards that the set holds now, with a deadline kept here. One that already runs on this set, in
 * another tab or on another device, goes on beside it: each keeps its answers.
 * @throws Problem `not_found`, or `conflict` where the set has no cards
 */
export async function startStudy(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  setId: number,
): Promise<StudySession> {
  return database.transaction(async (tx) => {
    await lockSet(tx, student.id, setId)
    const cards = await listCards(tx, setId)
    if (cards.length === 0) throw new Problem('conflict', RECITE_TEXTS.noCardsToStudy)
    const now = clock.now()
    await expireOverdueSessions(tx, student.id, now)
    const session = await insertSession(tx, {
      setId,
      studentId: student.id,
      totalCards: cards.length,
      newestCardId: Math.max(...cards.map(({ id }) => id)),
      startedAt: now,
      expiresAt: new Date(now.getTime() + timeLimitSeconds(cards.length) * 1000),
    })
    return presentSession(session, cards, [], now)
  })
}
