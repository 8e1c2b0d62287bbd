import type { Done } from '@lectern/contract/shapes'
import { mediaNamesIn } from '@lectern/domain/cards/media-marks'
import { removeItem } from '../../../core/review/remember-items.ts'
import type { Services } from '../../../services.ts'
import { forgetMedia } from '../media/forget-media.ts'
import { removeCard } from './card-store.ts'

/** Deletes a card; sessions keep how it was answered. @throws Problem `not_found` */
export async function deleteCard(
  { database, clock, queue }: Pick<Services, 'database' | 'clock' | 'queue'>,
  student: { id: number },
  cardId: number,
): Promise<Done> {
  await database.transaction(async (tx) => {
    const { question, answer } = await removeCard(tx, student.id, cardId)
    await removeItem(tx, student, { kind: 'card', sourceId: cardId }, clock.now())
    await forgetMedia({ queue }, tx, student, mediaNamesIn(question, answer))
  })
  return { success: true }
}
