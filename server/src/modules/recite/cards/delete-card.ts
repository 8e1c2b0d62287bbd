import type { Done } from '@lectern/contract/shapes'
import { mediaNamesIn } from '@lectern/domain/cards/media-marks'
import { removeItem } from '../../../core/review/remember-items.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Services } from '../../../services.ts'
import { forgetMedia } from '../media/forget-media.ts'
import { removeCard } from './card-store.ts'

/** Deletes a card; sessions keep how it was answered. @throws Problem `not_found` */
export async function deleteCard(
  { database, clock, queue }: Pick<Services, 'database' | 'clock' | 'queue'>,
  student: { id: number },
  cardId: number,
): Promise<Done> {
  await database.transaction((tx) => deleteCardIn(tx, { queue }, student, cardId, clock.now()))
  return { success: true }
}

/** `deleteCard` within a transaction. @throws Problem `not_found` */
export async function deleteCardIn(
  tx: Transaction,
  { queue }: Pick<Services, 'queue'>,
  student: { id: number },
  cardId: number,
  now: Date,
): Promise<void> {
  const { question, answer } = await removeCard(tx, student.id, cardId)
  await removeItem(tx, student, { kind: 'card', sourceId: cardId }, now)
  await forgetMedia({ queue }, tx, student, mediaNamesIn(question, answer))
}
