import { ApiError } from '@lectern/contract/api-error'
import { isRefusal } from '../../../lib/api/is-refusal.ts'
import { logFailure } from '../../../lib/log-failure.ts'
import { OUTBOX_PREFIXES, Outbox, type Outgoing } from '../../../lib/storage/outbox.ts'
import { createStore } from '../../../lib/store.ts'

export interface QueuedAnswer extends Outgoing {
  sessionId: number
  cardId: number
  isCorrect: boolean
  durationMs: number
}

/** Why a session cannot go on here: a card was answered before it was answered here, or all of it was ended. */
export type Elsewhere = 'studied' | 'ended'

/** The answers on their way; they also tell of a session that goes on in another tab or on another device. */
export class AnswerOutbox {
  /** By session, as far as known. */
  readonly elsewhere = createStore<ReadonlyMap<number, Elsewhere>>(new Map())
  readonly #outbox: Outbox<QueuedAnswer>

  constructor(send: (answer: QueuedAnswer) => Promise<{ recorded: boolean }>, isHere?: (student: string) => boolean) {
    this.#outbox = new Outbox({
      prefix: OUTBOX_PREFIXES.studies,
      keyOf: ({ sessionId, cardId }) => `${sessionId}.${cardId}`,
      send: (answer, isRepeat) => this.#isSettledBy(answer, isRepeat, send),
      isHere,
    })
  }

  get waiting() {
    return this.#outbox.waiting
  }

  add(answer: QueuedAnswer): void {
    this.#outbox.add(answer)
  }

  /** Takes up what earlier visits of this student left behind. */
  resume(student: string): void {
    this.#outbox.resume(student)
  }

  tryNow(): void {
    this.#outbox.tryNow()
  }

  /** Resolves once no answer of the session waits any more. */
  settled(sessionId: number): Promise<void> {
    return this.#outbox.settled((answer) => answer.sessionId === sessionId)
  }

  /** The session is taken up again here. */
  forgetElsewhere(sessionId: number): void {
    this.elsewhere.update((all) => new Map([...all].filter(([id]) => id !== sessionId)))
  }

  async #isSettledBy(
    answer: QueuedAnswer,
    isRepeat: boolean,
    send: (answer: QueuedAnswer) => Promise<{ recorded: boolean }>,
  ): Promise<boolean> {
    try {
      const { recorded } = await send(answer)
      // After a repeat this is no news: its first try may have arrived.
      if (!recorded && !isRepeat) this.#setElsewhere(answer.sessionId, 'studied')
      return true
    } catch (error) {
      logFailure('An answer was not taken', error)
      if (error instanceof ApiError && error.code === 'session_ended') this.#setElsewhere(answer.sessionId, 'ended')
      return isRefusal(error)
    }
  }

  #setElsewhere(sessionId: number, elsewhere: Elsewhere): void {
    this.elsewhere.update((all) => new Map(all).set(sessionId, elsewhere))
  }
}
