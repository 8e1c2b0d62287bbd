import type { Flashcard, FlashcardSet } from '@lectern/contract/recite'
import type { CardText } from '@lectern/domain/card-file'
import { RECITE_TEXTS } from '@lectern/domain/recite'
import { createStore } from '../../../lib/store.ts'
import { toastError } from '../../../ui/toasts.ts'
import { reciteApi } from '../api.ts'

const ORDER_FAILED = 'Failed to save the order of the cards. Please try again.'

/** A card on the desk: as typed, and as the server has it. */
export interface EditorCard extends CardText {
  /** The card's UUID, from its first keystroke on (reading 28). */
  key: string
  /** The server's id; negative until the card is saved there. */
  id: number
  source: string | null
  correctCount: number
  incorrectCount: number
  isEditing: boolean
  /** What the server has; null before the first save. */
  saved: CardText | null
  status: 'idle' | 'saving' | 'failed'
}

export const isComplete = ({ question, answer }: CardText): boolean => question.trim() !== '' && answer.trim() !== ''

/** Whether the card holds something that the server has not. */
export const isUnsaved = (card: EditorCard): boolean =>
  (card.question.trim() !== '' || card.answer.trim() !== '') &&
  (card.question.trim() !== card.saved?.question || card.answer.trim() !== card.saved.answer)

export type CardEditor = ReturnType<typeof createCardEditor>

/**
 * The cards of one set while they are edited. Saves of one card follow each other, so that a blur and a toggle create it
 * once and the last text wins; they go on when the screen is left.
 */
export function createCardEditor(set: FlashcardSet) {
  const cards = createStore<readonly EditorCard[]>(set.flashcards.map(asEditorCard))
  /** By key; outlives a card that was removed while it was being saved. */
  const serverIds = new Map(set.flashcards.map((card) => [card.client_id, card.id]))
  const queues = new Map<string, Promise<void>>()
  let temporaryId = -1
  let isOrderUnsaved = false

  const find = (key: string) => cards.get().find((card) => card.key === key)
  const change = (key: string, fields: Partial<EditorCard>) =>
    cards.update((all) => all.map((card) => (card.key === key ? { ...card, ...fields } : card)))

  /** Runs `work` after whatever is already under way for the card. */
  function enqueue(key: string, work: () => Promise<void>): Promise<void> {
    const done = (queues.get(key) ?? Promise.resolve()).then(work)
    queues.set(key, done)
    return done
  }

  function append(texts: readonly CardText[], isEditing: boolean): void {
    const added = texts.map((text) => newCard(text, temporaryId--, isEditing))
    cards.update((all) => [...all, ...added])
  }

  async function saveNow(key: string, keepalive = false): Promise<void> {
    const card = find(key)
    if (!card || !isComplete(card) || !isUnsaved(card)) return
    change(key, { status: 'saving' })
    try {
      const kept = await sendCard(set.id, card, keepalive)
      serverIds.set(key, kept.id)
      change(key, { id: kept.id, saved: { question: kept.question, answer: kept.answer }, status: 'idle' })
      // The server adds a new card at the end; here it may have been moved on.
      if (card.id < 0 && cards.get().at(-1)?.key !== key) isOrderUnsaved = true
    } catch {
      change(key, { status: 'failed' })
      toastError(RECITE_TEXTS.saveCardFailed, 'edit')
    }
  }

  const save = (key: string) => enqueue(key, () => saveNow(key)).then(saveOrder)

  function saveOrder(): Promise<void> {
    return enqueue('order', async () => {
      if (!isOrderUnsaved) return
      isOrderUnsaved = false
      const flashcard_ids = cards.get().flatMap(({ id }) => (id > 0 ? [id] : []))
      await reciteApi.reorderCards({ params: { id: set.id }, body: { flashcard_ids } }).catch(() => {
        isOrderUnsaved = true
        toastError(ORDER_FAILED, 'edit')
      })
    })
  }

  /** Saves whatever can be saved, one new card after the other so that they keep their order. True if nothing is left. */
  async function saveAll(): Promise<boolean> {
    for (const { key } of cards.get()) await enqueue(key, () => saveNow(key))
    await saveOrder()
    return !isOrderUnsaved && !cards.get().some(isUnsaved)
  }

  /** The page goes: nothing can be waited for. A card that is being created anyway is created once, by its UUID. */
  function saveBeforeUnload(): void {
    for (const { key } of cards.get()) void saveNow(key, true)
  }

  function toggleEditing(key: string): void {
    const card = find(key)
    if (!card) return
    change(key, { isEditing: !card.isEditing })
    if (card.isEditing) void save(key)
  }

  /** Gone from the screen at once, whatever the server says; rejects when it could not delete the card. */
  function remove(key: string): Promise<void> {
    cards.update((all) => all.filter((card) => card.key !== key))
    // A save that is under way may still give the card its id.
    return enqueue(key, async () => {
      const id = serverIds.get(key)
      if (id !== undefined) await reciteApi.deleteCard({ params: { id } })
    })
  }

  function move(key: string, overKey: string): void {
    const all = cards.get()
    const from = all.findIndex((card) => card.key === key)
    const to = all.findIndex((card) => card.key === overKey)
    const moved = all[from]
    if (!moved || to < 0 || from === to) return
    cards.set(all.toSpliced(from, 1).toSpliced(to, 0, moved))
    isOrderUnsaved = true
    void saveOrder()
  }

  return {
    cards,
    save,
    saveAll,
    saveBeforeUnload,
    toggleEditing,
    remove,
    move,
    type: (key: string, text: Partial<CardText>) => change(key, text),
    add: () => append([{ question: '', answer: '' }], true),
    /** Adds cards from a file and saves them. */
    importCards(texts: readonly CardText[]): Promise<boolean> {
      append(texts, false)
      return saveAll()
    },
    /** Takes over the tallies of a set whose progress was cleared. */
    showTallies(fresh: FlashcardSet): void {
      const tallies = new Map(fresh.flashcards.map((card) => [card.id, card]))
      cards.update((all) => all.map((card) => ({ ...card, ...tallyOf(tallies.get(card.id)) })))
    },
  }
}

const asEditorCard = (card: Flashcard): EditorCard => ({
  key: card.client_id,
  id: card.id,
  question: card.question,
  answer: card.answer,
  source: card.source,
  ...tallyOf(card),
  isEditing: false,
  saved: { question: card.question, answer: card.answer },
  status: 'idle',
})

const newCard = (text: CardText, id: number, isEditing: boolean): EditorCard => ({
  ...text,
  key: crypto.randomUUID(),
  id,
  source: null,
  ...tallyOf(undefined),
  isEditing,
  saved: null,
  status: 'idle',
})

const tallyOf = (card: Flashcard | undefined) => ({
  correctCount: card?.correct_count ?? 0,
  incorrectCount: card?.incorrect_count ?? 0,
})

function sendCard(setId: number, card: EditorCard, keepalive: boolean): Promise<Flashcard> {
  const text = { question: card.question.trim(), answer: card.answer.trim() }
  return card.id > 0
    ? reciteApi.updateCard({ params: { id: card.id }, body: text }, { keepalive })
    : reciteApi.createCard({ params: { id: setId }, body: { ...text, client_id: card.key } }, { keepalive })
}
