import type { Answer, Body } from '@lectern/contract/endpoint'
import type { reciteEndpoints } from '@lectern/contract/recite'
import type { MissedCard } from '@lectern/contract/recite/missed-cards'
import { MAX_CARDS_PER_SET, RECITE_TEXTS } from '@lectern/domain/recite'
import { holdMaterialsIfThere } from '../../../core/documents/material-store.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { rememberCards } from '../review-source.ts'
import { findSetIdByClientId, insertSet, lockSet, requireSet } from '../sets/set-store.ts'
import { countCards, findAlike, type NewCardRow, saveCards } from './card-store.ts'
import { newCardRow } from './new-card-row.ts'
import { saidKeyOf } from './said-key.ts'
import { uuidOf } from './uuid-of.ts'

type Endpoint = typeof reciteEndpoints.makeMissedCards
type Missed = Pick<Body<Endpoint>, 'of' | 'title'>

/**
 * Makes cards of missed questions at the end of a set, all of them or none; without a set, in the one for the mistakes at their exam
 * or recording (requirements/remembering.md#cards-of-mistakes). A question of which the set has a card, or a card that says the same,
 * is passed over and that card left as its student has it: so a repeat makes none.
 * @throws Problem `invalid` for a card that asks for nothing; `not_found`, or `conflict` where they do not all fit
 */
export async function makeMissedCards(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  { set_id: chosenId, flashcards, ...missed }: Body<Endpoint>,
): Promise<Answer<Endpoint>> {
  const now = clock.now()
  const rows = flashcards.map((card) => ({ ...newCardRow(card), ...originOf(card), questionId: card.question_id }))
  return database.transaction(async (tx) => {
    const named = rows.flatMap(({ materialId }) => (materialId === null ? [] : [materialId]))
    const there = await holdMaterialsIfThere(tx, student.id, [...new Set(named)])
    const isGone = (id: number | null) => id !== null && !there.has(id)
    const made = rows.map((row) => (isGone(row.materialId) ? { ...row, materialId: null, isMaterialGone: true } : row))
    const setId = chosenId ?? (await setOfMistakes(tx, student, missed, commonOrigin(made), now))
    const set = await lockSet(tx, student.id, setId)
    const cards = made.map(({ questionId, ...row }) => ({
      ...row,
      // By its words too: as a package for Anki it goes by this id, among cards of other installations.
      clientId: uuidOf(`${setId} missed ${missed.of.kind} ${questionId} ${row.question}`),
      materialId: row.materialId === set.materialId ? null : row.materialId,
    }))
    const lacking = await withoutTaken(tx, student.id, setId, cards)
    if (lacking.length > 0) {
      const kept = await saveCards(tx, student.id, setId, lacking)
      if ((await countCards(tx, setId)) > MAX_CARDS_PER_SET) throw new Problem('conflict', RECITE_TEXTS.setIsFull)
      await rememberCards(tx, student.id, setId, kept, now)
    }
    const { id, title } = await requireSet(tx, student.id, setId)
    return { flashcard_set: { id, title }, made_count: lacking.length }
  })
}

const originOf = ({ material_id = null, is_material_gone }: MissedCard) => ({
  materialId: material_id,
  isMaterialGone: is_material_gone === true && material_id === null,
})

type Origin = Required<Pick<NewCardRow, 'materialId' | 'isMaterialGone'>>

/** The material that all come from; null where they come from several, or one is not known. */
function commonOrigin([first, ...others]: readonly Origin[]): number | null {
  const materialId = first?.materialId ?? null
  return others.every((other) => other.materialId === materialId) ? materialId : null
}

/** The set for the mistakes at an exam or a recording: one, on whatever device and however often it is asked for. */
async function setOfMistakes(
  tx: Transaction,
  { id: studentId }: { id: number },
  { of, title }: Missed,
  materialId: number | null,
  createdAt: Date,
): Promise<number> {
  const clientId = uuidOf(`${studentId} mistakes ${of.kind} ${of.id}`)
  const about = { documentName: '', documentContent: '', contentPurpose: '', materialId, createdAt }
  const setId =
    (await findSetIdByClientId(tx, studentId, clientId)) ??
    (await insertSet(tx, { studentId, clientId, title, ...about })) ??
    (await findSetIdByClientId(tx, studentId, clientId))
  // Made by a call at the same time, and deleted again.
  if (setId === null) throw Problem.notFound()
  return setId
}

/** Those of which a locked set has no card, each once. */
async function withoutTaken(
  tx: Transaction,
  studentId: number,
  setId: number,
  cards: readonly NewCardRow[],
): Promise<NewCardRow[]> {
  const keyed = cards.map((card) => ({ ...card, saidKey: saidKeyOf(studentId, card) }))
  const alike = await findAlike(tx, setId, {
    clientIds: keyed.map(({ clientId }) => clientId),
    saidKeys: keyed.map(({ saidKey }) => saidKey),
  })
  const taken = new Set(alike.flatMap(namesOf))
  return keyed.flatMap(({ saidKey, ...card }) => {
    const names = namesOf({ ...card, saidKey })
    if (names.some((name) => taken.has(name))) return []
    for (const name of names) taken.add(name)
    return [card]
  })
}

/** What a card goes by: its id, and what it asks. 'Which is true?' asks by its options. */
const namesOf = ({
  clientId,
  saidKey,
  kind,
  answer,
}: Pick<NewCardRow, 'clientId' | 'kind' | 'answer'> & { saidKey: string | null }) =>
  !saidKey ? [clientId] : [clientId, kind === 'choice' ? `${saidKey} ${answer}` : saidKey]
