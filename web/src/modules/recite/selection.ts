import type { GeneratedCard } from '@lectern/contract/recite/shapes'
import type { Maker } from '@lectern/domain/content'
import { suggestTitle } from '@lectern/domain/content'
import { questionKey } from '@lectern/domain/recite'
import { createSavedStudentStore } from '../../core/account/student-store.ts'
import { type MissingParts, missingParts, type Run } from '../../core/generation/run-state.ts'
import { say } from '../../lib/language.ts'
import { closeToast } from '../../ui/toasts/toasts.ts'

export interface SelectableCard extends GeneratedCard {
  /**
   * Made here, so that the card is created once however often its set is sent (requirements/recite.md#sets-and-cards).
   */
  clientId: string
  isSelected: boolean
}

/** Generated cards on their way to becoming a set. The run that made them keeps them; this is what was chosen so far. */
export interface Selection extends Maker {
  /** The run; null where the server could not name it. */
  generationId: string | null
  /** Names this very choice: sent again, it makes one set; changed, it is another. */
  clientId: string
  title: string
  cards: readonly SelectableCard[]
  /** What the engine is not sure of; missing in what was laid out before there was any. */
  suggestions?: readonly SelectableCard[]
  material: RunMaterial
  /** Parts that no cards were made of, which can be tried again. */
  missing: MissingParts | null
}

/** What cards are made from. */
interface RunMaterial {
  content: string
  documentName: string
  purpose: string
  /** The material that it was read from; missing in what was laid out before it was told. */
  materialId?: number | null
}

/** The toast that asks to choose among what was made. */
export const SELECT_CARDS = 'select cards'

export const selectionStore = createSavedStudentStore<Selection | null>('recite.selection', null)

/** What a set is called to begin with. */
export const suggestSetTitle = ({ documentName, content }: Pick<RunMaterial, 'documentName' | 'content'>): string =>
  suggestTitle(documentName, content) || say('recite.defaultTitle')

type Source = Pick<Run<unknown>, 'id' | 'material' | 'maker' | 'detail' | 'outcomes'>

/**
 * Lays the cards of a run out for choosing: all of them selected, but for those that were put aside here before; of the
 * suggestions none but those that were ticked here before.
 */
export function openSelection(
  run: Source,
  cards: readonly GeneratedCard[],
  suggestions: readonly GeneratedCard[] = [],
): void {
  const { content, documentName, purpose, materialId } = run.material
  const earlier = selectionStore.get()
  const before = earlier !== null && earlier.generationId === run.id ? earlier : null
  const isAsBefore = before?.cards.length === cards.length && (before.suggestions ?? []).length === suggestions.length
  selectionStore.set({
    generationId: run.id,
    clientId: before && isAsBefore ? before.clientId : crypto.randomUUID(),
    title: before?.title ?? suggestSetTitle(run.material),
    cards: asSelectable(cards, before?.cards, true),
    suggestions: asSelectable(suggestions, before?.suggestions, false),
    material: { content, documentName, purpose, materialId },
    ...run.maker,
    missing: missingParts(run),
  })
}

function asSelectable(
  cards: readonly GeneratedCard[],
  before: readonly SelectableCard[] = [],
  isSelectedAtFirst: boolean,
): SelectableCard[] {
  const chosen = new Map(before.map((card) => [questionKey(card.question), card]))
  return cards.map((card) => {
    const { clientId = crypto.randomUUID(), isSelected = isSelectedAtFirst } =
      chosen.get(questionKey(card.question)) ?? {}
    return { ...card, clientId, isSelected }
  })
}

/** What becomes the set: the selected cards, then the ticked suggestions. */
export const selectedCards = ({ cards, suggestions = [] }: Selection): SelectableCard[] =>
  [...cards, ...suggestions].filter((card) => card.isSelected)

export function clearSelection(): void {
  selectionStore.set(null)
  closeToast(SELECT_CARDS)
}

export const changeTitle = (title: string): void => change((selection) => ({ ...selection, title }))

/** Ticks a card or a suggestion, or takes its tick away. */
export function selectCard(clientId: string, isSelected: boolean): void {
  closeToast(SELECT_CARDS)
  const select = (card: SelectableCard) => (card.clientId === clientId ? { ...card, isSelected } : card)
  change((selection) => ({
    ...selection,
    cards: selection.cards.map(select),
    suggestions: selection.suggestions?.map(select),
  }))
}

/** Ticks all cards or none; what the engine is not sure of is ticked one by one. */
export function selectAllCards(isSelected: boolean): void {
  closeToast(SELECT_CARDS)
  change((selection) => ({ ...selection, cards: selection.cards.map((card) => ({ ...card, isSelected })) }))
}

const change = (map: (selection: Selection) => Selection): void =>
  selectionStore.update((selection) => selection && { ...map(selection), clientId: crypto.randomUUID() })
