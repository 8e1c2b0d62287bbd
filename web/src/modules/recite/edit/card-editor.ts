import type { FlashcardSet } from '@lectern/contract/recite/shapes'
import type { CardText } from '@lectern/domain/cards/card-file'
import type { FeedbackReason } from '@lectern/domain/credits/feedback'
import { giveFeedback } from '../../../core/feedback/give-feedback.ts'
import { refusalText } from '../../../lib/api/error-text.ts'
import { say } from '../../../lib/language.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { reciteApi } from '../api.ts'
import {
  asEditorCard,
  type CardContent,
  contentOf,
  type EditorCard,
  EMPTY_CARD,
  isComplete,
  isUnsaved,
  newEditorCard,
  retagged,
  tallyOf,
} from './editor-card.ts'
import { asNewCard, fitsOnCard, sendCard } from './send-card.ts'

const ORDER = 'order'

/**
 * The cards of one set while they are edited. Saves of one card follow each other, so that a blur and a toggle create it
 * once and the last text wins; they go on when the screen is left.
 */
export class CardEditor {
  readonly cards: Store<readonly EditorCard[]>
  readonly setId: number
  /** What was removed together and can still be brought back, with where each stood. The server has it until then. */
  readonly removed = createStore<readonly { card: EditorCard; index: number }[]>([])
  /** By key; outlives a card that was removed while it was being saved. */
  readonly #serverIds: Map<string, number>
  /** What is under way for a card, by its key, and for the order. */
  readonly #queues = new Map<string, Promise<void>>()
  #nextTemporaryId: number
  #isOrderUnsaved = false

  /** @param cards as they stand on the desk: those of the set, and what was left unsaved of it */
  constructor(set: FlashcardSet, cards: readonly EditorCard[] = set.flashcards.map((card) => asEditorCard(card, set))) {
    this.setId = set.id
    this.cards = createStore(cards)
    this.#nextTemporaryId = Math.min(0, ...cards.map(({ id }) => id)) - 1
    this.#serverIds = new Map(set.flashcards.map((card) => [card.client_id, card.id]))
  }

  /** Adds an empty card, open for editing, of the kind of the last one. */
  add(): void {
    const { kind = 'basic' } = this.cards.get().at(-1) ?? {}
    this.#append([{ ...EMPTY_CARD, kind: kind === 'occlusion' ? 'basic' : kind }], true)
  }

  type(key: string, content: Partial<CardContent>): void {
    this.#change(key, content)
  }

  /** Puts a mark into a side of a card, open or not, and saves it. */
  insert(key: string, side: 'question' | 'answer', position: number, mark: string): void {
    const card = this.#find(key)
    if (!card) return
    this.#change(key, { [side]: `${card[side].slice(0, position)}${mark}${card[side].slice(position)}` })
    void this.save(key)
  }

  /** Closes and saves a card, and opens the next one, which is a new one after the last. */
  finish(key: string): void {
    const all = this.cards.get()
    const index = all.findIndex((card) => card.key === key)
    if (all[index]?.isEditing) this.toggleEditing(key)
    const next = all[index + 1]
    if (next) this.#change(next.key, { isEditing: true })
    else this.add()
  }

  /** Opens a card for editing, or closes and saves it. */
  toggleEditing(key: string): void {
    const card = this.#find(key)
    if (!card) return
    this.#change(key, { isEditing: !card.isEditing })
    if (card.isEditing) void this.save(key)
  }

  async save(key: string): Promise<void> {
    await this.#enqueue(key, () => this.#saveNow(key))
    await this.#saveOrder()
  }

  /** Saves whatever can be saved, one new card after the other so that they keep their order. True if nothing is left. */
  async saveAll(): Promise<boolean> {
    await this.settleRemoval()
    for (const { key } of this.cards.get()) await this.#enqueue(key, () => this.#saveNow(key))
    await this.#saveOrder()
    return !this.#isOrderUnsaved && !this.cards.get().some(isUnsaved)
  }

  /** The page goes: nothing can be waited for. A card that is being created anyway is created once, by its UUID. */
  saveBeforeUnload(): void {
    for (const { key } of this.cards.get()) void this.#saveNow(key, true)
    void this.settleRemoval(true)
  }

  /** Gone from the screen at once, whatever the server says; rejects when it could not delete the card. */
  remove(key: string): Promise<void> {
    this.cards.update((all) => all.filter((card) => card.key !== key))
    // A save that is under way may still give the card its id.
    return this.#enqueue(key, async () => {
      const id = this.#serverIds.get(key)
      if (id !== undefined) await reciteApi.deleteCard({ params: { id } })
    })
  }

  /** A made card is wrong: once that is kept it goes. Resolves with the credits that came back. */
  async sayWrong(key: string, reason: FeedbackReason): Promise<number> {
    let returnedCredits = 0
    // A save that is under way may still change what the card says.
    await this.#enqueue(key, async () => {
      const id = this.#serverIds.get(key)
      if (id === undefined) return
      returnedCredits = await giveFeedback({ kind: 'card', id }, reason)
    })
    this.cards.update((all) => all.filter((card) => card.key !== key))
    return returnedCredits
  }

  /** Puts a card in the place of another. */
  move(key: string, overKey: string): void {
    const to = this.cards.get().findIndex((card) => card.key === overKey)
    if (to >= 0 && key !== overKey && this.#find(key)) this.moveTo(new Set([key]), to + 1)
  }

  /** Puts cards, in the order that they have, where they begin at `place` among all, from 1. */
  moveTo(keys: ReadonlySet<string>, place: number): void {
    const all = this.cards.get()
    const others = all.filter(({ key }) => !keys.has(key))
    const moved = all.filter(({ key }) => keys.has(key))
    this.cards.set(others.toSpliced(Math.max(0, place - 1), 0, ...moved))
    this.#isOrderUnsaved = true
    void this.#saveOrder()
  }

  /** Takes cards off the screen; until `settleRemoval` they can be brought back as they were, with what was learned of them. */
  removeSeveral(keys: ReadonlySet<string>): void {
    void this.settleRemoval()
    const places = this.cards.get().map((card, index) => ({ card, index }))
    this.removed.set(places.filter(({ card }) => keys.has(card.key)))
    this.cards.update((all) => all.filter(({ key }) => !keys.has(key)))
  }

  /** Brings back what was removed together last, each to its place. */
  undoRemoval(): void {
    const removed = this.removed.get()
    this.removed.set([])
    this.cards.update((all) => removed.reduce((list, { card, index }) => list.toSpliced(index, 0, card), [...all]))
  }

  /** Deletes what was removed together: now it is gone. */
  async settleRemoval(keepalive = false): Promise<void> {
    const keys = this.removed.get().map(({ card }) => card.key)
    if (keys.length === 0) return
    this.removed.set([])
    // Saves that are under way may still give cards their ids; a page that goes waits for nothing.
    if (!keepalive) await Promise.all(keys.map((key) => this.#enqueue(key, async () => {})))
    const flashcard_ids = keys.flatMap((key) => this.#serverIds.get(key) ?? [])
    if (flashcard_ids.length === 0) return
    await reciteApi
      .deleteCards({ params: { id: this.setId }, body: { flashcard_ids } }, { keepalive })
      .catch(() => toastError(say('recite.deleteCardFailed'), 'edit'))
  }

  /** Puts a tag on cards, or takes it off, and saves them with one call. True if all of them are saved. */
  async tag(keys: ReadonlySet<string>, tag: string, isOn: boolean): Promise<boolean> {
    const changed = new Set<string>()
    this.cards.update((all) =>
      all.map((card) => {
        const next = keys.has(card.key) ? retagged(card, tag, isOn) : card
        if (next !== card) changed.add(card.key)
        return next
      }),
    )
    return this.#saveTogether(changed)
  }

  /** Takes cards out of the review, or back into it. Rejects when the server could not. */
  async suspend(keys: ReadonlySet<string>, isSuspended: boolean): Promise<void> {
    const flashcard_ids = this.cards.get().flatMap(({ key, id }) => (keys.has(key) && id > 0 ? [id] : []))
    if (flashcard_ids.length === 0) return
    await reciteApi.suspendCards({ params: { id: this.setId }, body: { flashcard_ids, is_suspended: isSuspended } })
  }

  /** Adds cards from a file and saves them with one call. True if all of them are saved. */
  async importCards(texts: readonly CardText[]): Promise<boolean> {
    const added = this.#append(
      texts.map((text) => ({ ...EMPTY_CARD, ...text })),
      false,
    )
    const keys = new Set(added.filter(fitsOnCard).map(({ key }) => key))
    const isSaved = await this.#saveTogether(keys)
    if (keys.size < added.length) toastError(say('recite.cardTooLong'), 'edit')
    return isSaved && keys.size === added.length
  }

  /** Takes over the tallies of a set whose progress was cleared. */
  showTallies({ flashcards }: FlashcardSet): void {
    const fresh = new Map(flashcards.map((card) => [card.id, card]))
    this.cards.update((all) => all.map((card) => ({ ...card, ...tallyOf(fresh.get(card.id)) })))
  }

  async #saveNow(key: string, keepalive = false): Promise<void> {
    const card = this.#find(key)
    if (!card || !isComplete(card) || !isUnsaved(card)) return
    this.#change(key, { status: 'saving' })
    try {
      const kept = await sendCard(this.setId, card, keepalive)
      const { id } = kept
      this.#serverIds.set(key, id)
      this.#change(key, { id, saved: contentOf(kept), status: 'idle' })
      // The server adds a new card at the end; here it may have been moved on.
      if (card.id < 0 && this.cards.get().at(-1)?.key !== key) this.#isOrderUnsaved = true
    } catch {
      this.#change(key, { status: 'failed' })
      toastError(say('recite.saveCardFailed'), 'edit')
    }
  }

  async #saveTogether(keys: ReadonlySet<string>): Promise<boolean> {
    const before = [...keys].flatMap((key) => this.#queues.get(key)?.catch(() => {}) ?? [])
    const saving = before.length === 0 ? this.#importNow(keys) : Promise.all(before).then(() => this.#importNow(keys))
    // What is typed on one of them meanwhile is saved afterwards.
    for (const key of keys) this.#queues.set(key, saving)
    await saving
    await this.#saveOrder()
    return !this.cards.get().some((card) => keys.has(card.key) && isUnsaved(card))
  }

  async #importNow(keys: ReadonlySet<string>): Promise<void> {
    const cards = this.cards.get().filter((card) => keys.has(card.key) && isComplete(card))
    if (cards.length === 0) return
    // What is left out of a card goes back to nothing.
    const flashcards = cards.map((card) => ({
      ...asNewCard(card),
      ...(card.id > 0 && { kind: card.kind, tags: [...card.tags] }),
    }))
    const sent = new Set(cards.map(({ key }) => key))
    const changeAll = (fieldsOf: (card: EditorCard) => Partial<EditorCard>) =>
      this.cards.update((all) => all.map((card) => (sent.has(card.key) ? { ...card, ...fieldsOf(card) } : card)))
    changeAll(() => ({ status: 'saving' }))
    try {
      const set = await reciteApi.importCards({ params: { id: this.setId }, body: { flashcards } })
      const kept = new Map(set.flashcards.map((card) => [card.client_id, card]))
      for (const key of sent) this.#serverIds.set(key, kept.get(key)?.id ?? 0)
      changeAll(({ key }) => {
        const card = kept.get(key)
        return { id: card?.id ?? 0, saved: card ? contentOf(card) : null, status: 'idle' }
      })
    } catch (error) {
      changeAll(() => ({ status: 'failed' }))
      toastError(refusalText(error, say('recite.saveCardFailed')), 'edit')
    }
  }

  #saveOrder(): Promise<void> {
    return this.#enqueue(ORDER, async () => {
      if (!this.#isOrderUnsaved) return
      this.#isOrderUnsaved = false
      const flashcard_ids = this.cards.get().flatMap(({ id }) => (id > 0 ? [id] : []))
      await reciteApi.reorderCards({ params: { id: this.setId }, body: { flashcard_ids } }).catch(() => {
        this.#isOrderUnsaved = true
        toastError(say('recite.orderFailed'), 'edit')
      })
    })
  }

  /** Runs `work` after whatever is already under way in the queue, and after its failure too. */
  #enqueue(queue: string, work: () => Promise<void>): Promise<void> {
    const done = (this.#queues.get(queue) ?? Promise.resolve()).catch(() => {}).then(work)
    this.#queues.set(queue, done)
    return done
  }

  #append(contents: readonly CardContent[], isEditing: boolean): EditorCard[] {
    const added = contents.map((content) => newEditorCard(content, this.#nextTemporaryId--, isEditing))
    this.cards.update((all) => [...all, ...added])
    return added
  }

  #find(key: string): EditorCard | undefined {
    return this.cards.get().find((card) => card.key === key)
  }

  #change(key: string, fields: Partial<EditorCard>): void {
    this.cards.update((all) => all.map((card) => (card.key === key ? { ...card, ...fields } : card)))
  }
}
