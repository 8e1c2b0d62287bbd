import type { FlashcardSet } from '@lectern/contract/recite/shapes'
import type { Services } from '../../../services.ts'
import { listCards } from '../cards/card-store.ts'
import { presentSet } from '../present.ts'
import { lockSet, requireSet } from '../sets/set-store.ts'
import { uncountSessions } from './study-store.ts'

/** Starts the figures of a set and its cards anew; the sessions so far stay in the history. @throws Problem `not_found` */
export async function clearProgress(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  setId: number,
): Promise<FlashcardSet> {
  return database.transaction(async (tx) => {
    await lockSet(tx, student.id, setId)
    await uncountSessions(tx, setId)
    return presentSet(await requireSet(tx, student.id, setId), await listCards(tx, setId))
  })
}
