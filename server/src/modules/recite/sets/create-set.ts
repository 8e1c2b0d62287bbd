import { randomUUID } from 'node:crypto'
import type { Body } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import type { FlashcardSet } from '@lectern/contract/recite/shapes'
import { suggestTitle } from '@lectern/domain/content'
import { RECITE_TEXTS } from '@lectern/domain/recite'
import type { Language } from '@lectern/texts/languages'
import { message } from '@lectern/texts/message'
import { holdStudent } from '../../../core/accounts/student-store.ts'
import { adoptText } from '../../../core/documents/keep-material.ts'
import { holdMaterial } from '../../../core/documents/material-store.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { speaker } from '../../../speaker.ts'
import { insertCards, listCards } from '../cards/card-store.ts'
import { newCardRow } from '../cards/new-card-row.ts'
import { presentSet } from '../present.ts'
import { rememberCards } from '../review-source.ts'
import { findSetIdByClientId, insertSet, type NewSetRow, requireSet, writeNewestMade } from './set-store.ts'
import { settleText } from './settle-text.ts'

const DEFAULT_TITLE = message('recite.defaultTitle')

/**
 * Keeps the selected cards as a set, in their order. A repeat with the same `client_id` gets the first set as it is now.
 * The run that made them counts as kept with them, and its material is the set's where none is named; else their text becomes one,
 * unless it was a material's that its student has deleted.
 * @throws Problem `invalid` where no card is selected; `not_found` where there is no such run or material
 */
export async function createSet(
  { database, clock, generationRuns }: Pick<Services, 'database' | 'clock' | 'generationRuns'>,
  student: { id: number },
  {
    selected_cards,
    is_blank: isBlank,
    material_id: namedId = null,
    generation_id: generationId = null,
    client_id: clientId = randomUUID(),
    ...set
  }: Body<typeof reciteEndpoints.createSet>,
  language: Language = 'en',
): Promise<FlashcardSet> {
  if (selected_cards.length === 0 && !isBlank) throw new Problem('invalid', RECITE_TEXTS.noCardsSelected)
  const cards = selected_cards.map(newCardRow)
  const createdAt = clock.now()
  return database.transaction(async (tx) => {
    const earlierId = await findSetIdByClientId(tx, student.id, clientId)
    if (earlierId !== null) return present(tx, earlierId)
    const ofRun =
      generationId === null ? null : await generationRuns.keep(tx, student, { module: 'recite', generationId })
    if (namedId !== null) await holdMaterial(tx, student.id, namedId)
    const row: NewSetRow = {
      studentId: student.id,
      clientId,
      title:
        set.title || suggestTitle(set.document_name, set.document_content) || speaker.word(language, DEFAULT_TITLE),
      documentName: set.document_name,
      documentContent: set.document_content,
      contentPurpose: set.content_purpose,
      materialId: namedId ?? ofRun?.materialId ?? null,
      isMaterialGone: namedId === null && ofRun?.isMaterialGone === true,
      runId: ofRun?.paidRunId ?? null,
      createdAt,
    }
    const settled = await settleText(tx, row, async (document) =>
      (await holdStudent(tx, student.id))
        ? adoptText(tx, { clock }, student, { ...document, createdAt }, 'recite')
        : null,
    )
    const insertedId = await insertSet(tx, { ...row, ...settled })
    if (insertedId && cards.length > 0) {
      const kept = await insertCards(tx, student.id, insertedId, cards)
      if (row.runId) await writeNewestMade(tx, insertedId, Math.max(...kept.map(({ id }) => id)))
      await rememberCards(tx, student.id, insertedId, kept, createdAt)
    }
    const setId = insertedId ?? (await findSetIdByClientId(tx, student.id, clientId))
    // Made by a call at the same time, and deleted again.
    if (setId === null) throw Problem.notFound()
    return present(tx, setId)
  })

  async function present(tx: Transaction, setId: number): Promise<FlashcardSet> {
    return presentSet(await requireSet(tx, student.id, setId), await listCards(tx, setId))
  }
}
