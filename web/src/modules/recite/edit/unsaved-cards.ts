import type { FlashcardSet } from '@lectern/contract/recite/shapes'
import { createSavedStudentStore } from '../../../core/account/student-store.ts'
import { accountSession } from '../../../core/account/use-account.ts'
import {
  asEditorCard,
  type CardContent,
  contentOf,
  type EditorCard,
  isComplete,
  isSameContent,
  isUnsaved,
  newEditorCard,
} from './editor-card.ts'

type UnsavedCard = CardContent & Pick<EditorCard, 'key' | 'id' | 'saved'>

/** By set: what was typed and is not on the server, because half of the card is missing or the server could not be reached. */
const unsavedStore = createSavedStudentStore<Record<number, readonly UnsavedCard[]>>('recite.unsaved-cards', {})

/** Keeps what is unsaved of a set's cards until it is saved, thrown away, or the student signs out. */
export function keepUnsaved(setId: number, cards: readonly EditorCard[]): void {
  // What a screen still does while its student signs out must not bring back what was just forgotten.
  if (!accountSession.getState().user) return
  const unsaved = cards
    .filter(isUnsaved)
    .map((card) => ({ ...contentOf(card), key: card.key, id: card.id, saved: card.saved }))
  unsavedStore.update((sets) => {
    if (unsaved.length > 0) return { ...sets, [setId]: unsaved }
    const { [setId]: gone, ...others } = sets
    return gone ? others : sets
  })
}

/**
 * The cards of a set as they were left in this browser: in their order, with what was typed and not saved. What has been
 * saved or changed on the server since then stands as it is there.
 */
export function withUnsaved(set: FlashcardSet): EditorCard[] {
  const unsaved = new Map((unsavedStore.get()[set.id] ?? []).map((card) => [card.key, card]))
  const kept = set.flashcards.map((card) => {
    const desk = asEditorCard(card, set)
    const draft = unsaved.get(desk.key)
    return draft?.saved && isSameContent(draft.saved, card) ? { ...desk, ...contentOf(draft) } : desk
  })
  const onServer = new Set(kept.map(({ key }) => key))
  const added = [...unsaved.values()]
    .filter(({ key, id }) => id < 0 && !onServer.has(key))
    .map((draft) => ({ ...newEditorCard(contentOf(draft), draft.id, false), key: draft.key }))
  return [...kept, ...added]
}

/** Whether everything that is unsaved is half-written: no try would save it. */
export const isOnlyHalfWritten = (cards: readonly EditorCard[]): boolean =>
  cards.filter(isUnsaved).every((card) => !isComplete(card))
