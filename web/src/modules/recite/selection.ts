import type { GeneratedCard } from '@lectern/contract/recite-shapes'
import type { MadeBy } from '@lectern/contract/shapes'
import { suggestSetTitle } from '@lectern/domain/recite'
import { createSavedStudentStore } from '../../core/account/student-store.ts'

export interface SelectableCard extends GeneratedCard {
  /** Made here, so that the card is created once however often its set is sent (reading 28). */
  clientId: string
  isSelected: boolean
}

/** Generated cards on their way to becoming a set. They are paid for: they stay until they are kept or thrown away. */
export interface Selection {
  /** Names this very choice: sent again, it makes one set; changed, it is another. */
  clientId: string
  title: string
  cards: readonly SelectableCard[]
  material: Material
  madeBy: MadeBy
}

/** What cards are made from. */
export interface Material {
  content: string
  documentName: string
  purpose: string
}

export const selectionStore = createSavedStudentStore<Selection | null>('recite.selection', null)

/** Lays generated cards out for choosing: all of them selected. */
export function openSelection(material: Material, cards: readonly GeneratedCard[], madeBy: MadeBy): void {
  selectionStore.set({
    clientId: crypto.randomUUID(),
    title: suggestSetTitle(material.documentName, material.content),
    cards: cards.map((card) => ({ ...card, clientId: crypto.randomUUID(), isSelected: true })),
    material,
    madeBy,
  })
}

export const clearSelection = (): void => selectionStore.set(null)

export const changeTitle = (title: string): void => change((selection) => ({ ...selection, title }))

export const selectCard = (clientId: string, isSelected: boolean): void =>
  changeCards((card) => (card.clientId === clientId ? { ...card, isSelected } : card))

export const selectAllCards = (isSelected: boolean): void => changeCards((card) => ({ ...card, isSelected }))

const changeCards = (map: (card: SelectableCard) => SelectableCard): void =>
  change((selection) => ({ ...selection, cards: selection.cards.map(map) }))

const change = (map: (selection: Selection) => Selection): void =>
  selectionStore.update((selection) => selection && { ...map(selection), clientId: crypto.randomUUID() })
