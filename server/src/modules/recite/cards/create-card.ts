import type { Body } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import type { Flashcard } from '@lectern/contract/recite/shapes'
import { MAX_CARDS_PER_SET, RECITE_TEXTS } from '@lectern/domain/recite'
import { holdMaterial } from '../../../core/documents/material-store.ts'
import { insertedRow } from '../../../platform/database/rows.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { presentCard } from '../present.ts'
import { rememberCards } from '../review-source.ts'
import { lockSet } from '../sets/set-store.ts'
import { countCards, requireCard, saveCards } from './card-store.ts'
import { newCardRow } from './new-card-row.ts'

/**
 * Adds a card at the end of a set. A repeat with the same `client_id` (blur, toggle and unload all save) makes no second
 * one; where its text differs, the later text stands.
 * Its source may stand in another material than the set's: then the card keeps that one, or that it has been deleted.
 * @throws Problem `invalid` for a card that asks for nothing; `not_found`, or `conflict` where the set is full
 */
export async function createCard(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  setId: number,
  { material_id: namedId = null, is_material_gone: isGone, ...card }: Body<typeof reciteEndpoints.createCard>,
): Promise<Flashcard> {
  const row = newCardRow(card)
  return database.transaction(async (tx) => {
    if (namedId !== null) await holdMaterial(tx, student.id, namedId)
    const set = await lockSet(tx, student.id, setId)
    const materialId = namedId === set.materialId ? null : namedId
    const isMaterialGone = isGone === true && namedId === null
    const kept = insertedRow(await saveCards(tx, student.id, setId, [{ ...row, materialId, isMaterialGone }]))
    if ((await countCards(tx, setId)) > MAX_CARDS_PER_SET) throw new Problem('conflict', RECITE_TEXTS.setIsFull)
    await rememberCards(tx, student.id, setId, [kept], clock.now())
    return presentCard(await requireCard(tx, student.id, kept.id))
  })
}
