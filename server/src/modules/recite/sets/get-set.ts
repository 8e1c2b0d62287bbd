import type { FlashcardSet } from '@lectern/contract/recite/shapes'
import type { Services } from '../../../services.ts'
import { listCards } from '../cards/card-store.ts'
import { presentSet } from '../present.ts'
import { expireOverdueSessions } from '../study/study-store.ts'
import { requireSet } from './set-store.ts'

/** A set with its cards in order. @throws Problem `not_found` */
export async function getSet(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  setId: number,
): Promise<FlashcardSet> {
  return database.transaction(async (tx) => {
    await expireOverdueSessions(tx, student.id, clock.now())
    return presentSet(await requireSet(tx, student.id, setId), await listCards(tx, setId))
  })
}
