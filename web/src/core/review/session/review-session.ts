import { ApiError } from '@lectern/contract/api-error'
import type { QueuedItem } from '@lectern/contract/review/shapes'
import { shownOptions } from '@lectern/domain/answers/shown-options'
import { askedOf } from '@lectern/domain/cards/faces'
import type { FeedbackReason } from '@lectern/domain/credits/feedback'
import { type Grade, isLeechAt } from '@lectern/domain/review'
import { say } from '../../../lib/language.ts'
import { logFailure } from '../../../lib/log-failure.ts'
import type { Outbox } from '../../../lib/storage/outbox.ts'
import { uuidV7 } from '../../../lib/storage/uuid-v7.ts'
import { createStore } from '../../../lib/store.ts'
import { toastInfo } from '../../../ui/toasts/toasts.ts'
import type { CardChange, CardEdit, Deed, MarkingError, QueuedDeed } from '../outbox.ts'
import {
  type FetchedQueue,
  type ReviewQueue,
  takeFetched,
  withChanged,
  withFirst,
  withoutFirst,
  withoutGone,
} from './review-queue.ts'

/** With so few cards at hand more are asked for, before the student has to wait for one. */
const FEW_AT_HAND = 4
/** After so many answers the queue is ordered anew: cards that were missed come back in their time. */
const ANSWERS_AN_ORDER = 10

export interface ReviewState {
  phase: 'loading' | 'failed' | 'reviewing' | 'finished'
  queue: ReviewQueue | null
  isRevealed: boolean
  /** How many answers were right, and how many were not. */
  tally: { right: number; missed: number }
  /** By the server's clock. */
  startedAt: string | null
  /** What was done, to be undone one by one. */
  done: readonly Done[]
}

/** Something that was done, with the card as it was before. */
interface Done {
  clientId: string
  /** An answer or a change takes the card away; an edit or a flag leaves it where it is. */
  kind: 'answer' | 'aside' | 'edit' | 'flag'
  /** Null but for an answer. */
  grade: Grade | null
  card: QueuedItem
}

/** Whether the next card came by it. */
export const takesAway = ({ kind }: Done): boolean => kind === 'answer' || kind === 'aside'

interface SessionOptions {
  /** The e-mail of whoever reviews. */
  student: string
  outbox: Pick<Outbox<QueuedDeed>, 'add' | 'withdraw' | 'waiting'>
  /** The cards to review now, as of all that was done before it was called. */
  fetchQueue: () => Promise<FetchedQueue>
  saveEdit: (cardId: number, edit: CardEdit) => Promise<{ question: string; answer: string }>
  /** Has the card go; resolves with the credits that came back. */
  sayWrong: (card: QueuedItem, reason: FeedbackReason) => Promise<number>
}

type KindOfDeed<D> = D extends Deed ? Omit<D, 'clientId' | 'itemId' | 'handedOutAt'> : never

/** One review of what is due: the cards at hand, and what is done with the one on the screen. */
export class ReviewSession {
  readonly state = createStore<ReviewState>({
    phase: 'loading',
    queue: null,
    isRevealed: false,
    tally: { right: 0, missed: 0 },
    startedAt: null,
    done: [],
  })
  readonly #options: SessionOptions
  /** Cards that were answered since more were asked for; null while none are asked for. */
  #answeredMeanwhile: Set<number> | null = null
  #answersSinceOrder = 0
  #shownAtMs = Date.now()

  constructor(options: SessionOptions) {
    this.#options = options
  }

  get #card(): QueuedItem | undefined {
    return this.state.get().queue?.items[0]
  }

  /** Asks for cards, unless that is being done. */
  readonly fetch = async (): Promise<void> => {
    if (this.#answeredMeanwhile) return
    this.#answeredMeanwhile = new Set()
    this.#answersSinceOrder = 0
    let isOver = true
    try {
      const fetched = await this.#options.fetchQueue()
      const queue = takeFetched(this.#card, fetched, this.#answeredMeanwhile)
      const isEmpty = queue.items.length === 0
      // One that was answered while the server looked may be due again: only it can say that nothing is left.
      isOver = !isEmpty || this.#answeredMeanwhile.size === 0
      this.#change({
        queue,
        startedAt: this.state.get().startedAt ?? fetched.handed_out_at,
        phase: isOver ? (isEmpty ? 'finished' : 'reviewing') : 'loading',
      })
    } catch (error) {
      logFailure('The cards to review could not be loaded', error)
      // With cards at hand the student goes on; the next answer asks again.
      if (!this.#card) this.#change({ phase: 'failed' })
    } finally {
      this.#answeredMeanwhile = null
    }
    if (!isOver) await this.fetch()
  }

  readonly retry = (): void => {
    this.#change({ phase: 'loading' })
    void this.fetch()
  }

  readonly reveal = (): void => this.#change({ isRevealed: true })

  /** @param markingError where what was typed was compared wrongly */
  readonly grade = (grade: Grade, markingError?: MarkingError): void => {
    const card = this.#card
    if (!card || !this.state.get().isRevealed) return
    const clientId = this.#send(card, {
      kind: 'answer',
      grade,
      durationMs: Date.now() - this.#shownAtMs,
      ...(markingError && { markingError }),
    })
    if (grade === 1 && willBecomeLeech(card))
      toastInfo(say('review.becameLeech', { count: card.leech_lapse_count + 1 }), 'session')
    this.#putAway({ clientId, kind: 'answer', grade, card })
  }

  readonly bury = (): void => this.#setAside({ is_buried: true }, say('review.buried'))
  readonly suspend = (): void => this.#setAside({ is_suspended: true }, say('review.suspended'))

  readonly toggleFlag = (): void => {
    const card = this.#card
    if (!card) return
    const flag = card.flag === 0 ? 1 : 0
    const clientId = this.#send(card, { kind: 'change', change: { flag } })
    this.#face({ flag }, { clientId, kind: 'flag', grade: null, card })
  }

  /** Takes back the latest deed, whatever it was: from the outbox where it was never sent, else on the server. */
  readonly undo = (): void => {
    const { done, queue, tally, isRevealed } = this.state.get()
    const deed = done.at(-1)
    if (!deed || !queue) {
      toastInfo(say('review.nothingToUndo'), 'session')
      return
    }
    this.#answeredMeanwhile?.delete(deed.card.id)
    if (!this.#options.outbox.withdraw(deed.clientId)) this.#send(deed.card, takingBack(deed))
    this.#change({
      done: done.slice(0, -1),
      tally: counted(tally, deed.grade, -1),
      queue: withFirst(queue, deed.card),
      isRevealed: isRevealed && !takesAway(deed) && this.#card?.id === deed.card.id,
      phase: 'reviewing',
    })
  }

  /** The card says something else from now on. Without a network it is kept later. @throws where it is refused */
  readonly edit = async (edit: CardEdit): Promise<void> => {
    const card = this.#card
    if (!card) return
    const { outbox, saveEdit } = this.#options
    const isEarlierWaiting = outbox.waiting.get().some((deed) => deed.kind === 'edit' && deed.cardId === card.source_id)
    const saved = isEarlierWaiting ? null : await saveEdit(card.source_id, edit).catch(nullWithoutNetwork)
    // One that the server took has no place in the outbox: it is taken back by another.
    const clientId = saved ? uuidV7() : this.#send(card, { kind: 'edit', cardId: card.source_id, edit })
    const { kind = card.note.kind, question = card.note.question, answer = card.note.answer } = { ...edit, ...saved }
    const note = { ...card.note, kind, question, answer }
    const asked = askedOf(note, note.part)
    const options = shownOptions(asked.options, { id: card.id, reps: card.review_count, question: asked.question })
    if (this.#card?.id === card.id)
      this.#face({ ...asked, options, note }, { clientId, kind: 'edit', grade: null, card })
  }

  /** The card is wrong: once that is kept it goes with all its parts, and with what could be undone of it. @throws where it is not kept */
  readonly sayWrong = async (reason: FeedbackReason): Promise<number> => {
    const card = this.#card
    if (!card) return 0
    const returnedCredits = await this.#options.sayWrong(card, reason)
    const isGone = (item: QueuedItem) => item.kind === card.kind && item.source_id === card.source_id
    const { queue, done, isRevealed } = this.state.get()
    if (!queue) return returnedCredits
    for (const { id } of queue.items.filter(isGone)) this.#answeredMeanwhile?.add(id)
    const next = withoutGone(queue, isGone)
    this.#change({
      queue: next,
      isRevealed: isRevealed && this.#card !== undefined && !isGone(this.#card),
      done: done.filter((deed) => !isGone(deed.card)),
      ...(next.items.length === 0 && { phase: 'loading' }),
    })
    if (next.items.length < FEW_AT_HAND) void this.fetch()
    return returnedCredits
  }

  #setAside(change: CardChange, told: string): void {
    const card = this.#card
    if (!card) return
    const clientId = this.#send(card, { kind: 'change', change })
    this.#putAway({ clientId, kind: 'aside', grade: null, card })
    toastInfo(told, 'session')
  }

  /** Gives a deed to the outbox, and says by which id it can be taken back. */
  #send({ id: itemId }: QueuedItem, deed: KindOfDeed<Deed>): string {
    const clientId = uuidV7()
    const { student, outbox } = this.#options
    const handedOutAt = this.state.get().queue?.handedOutAt ?? new Date().toISOString()
    outbox.add({ ...deed, student, clientId, itemId, handedOutAt, answeredAtMs: Date.now() })
    return clientId
  }

  /** The card leaves the screen. */
  #putAway(deed: Done): void {
    const { queue, done, tally } = this.state.get()
    if (!queue) return
    this.#answeredMeanwhile?.add(deed.card.id)
    const next = withoutFirst(queue, deed.grade === 1 && deed.card.kind === 'card')
    this.#change({
      queue: next,
      isRevealed: false,
      done: [...done, deed],
      tally: counted(tally, deed.grade, 1),
      ...(next.items.length === 0 && { phase: 'loading' }),
    })
    this.#answersSinceOrder += 1
    if (next.items.length < FEW_AT_HAND || this.#answersSinceOrder >= ANSWERS_AN_ORDER) void this.fetch()
  }

  /** The card on the screen gets another face. */
  #face(change: Partial<QueuedItem>, deed: Done): void {
    const { queue, done } = this.state.get()
    if (queue) this.#change({ queue: withChanged(queue, change), done: [...done, deed] })
  }

  #change(change: Partial<ReviewState>): void {
    const before = this.#card?.id
    this.state.update((state) => ({ ...state, ...change }))
    if (this.#card?.id !== before) this.#shownAtMs = Date.now()
  }
}

/** What makes a deed undone that the server has, or may have. */
function takingBack({ clientId, kind, card: { source_id: cardId, note } }: Done): KindOfDeed<Deed> {
  if (kind !== 'edit') return { kind: 'undo', undoes: clientId }
  return { kind: 'edit', cardId, edit: { kind: note.kind, question: note.question, answer: note.answer } }
}

function nullWithoutNetwork(error: unknown): null {
  if (error instanceof ApiError && error.status === 0) return null
  throw error
}

type Tally = ReviewState['tally']

function counted({ right, missed }: Tally, grade: Grade | null, step: 1 | -1): Tally {
  if (grade === null) return { right, missed }
  return grade === 1 ? { right, missed: missed + step } : { right: right + step, missed }
}

/** Only what was learned before can be forgotten; a missed question is each time that it is missed. */
const willBecomeLeech = ({ kind, stage, leech_lapse_count }: QueuedItem): boolean =>
  (kind !== 'card' || stage === 'review') && isLeechAt(leech_lapse_count + 1)
