import { ApiError } from '@lectern/contract/api-error'
import { logFailure } from '../../../lib/log-failure.ts'
import { createStore } from '../../../lib/store.ts'
import { readStored, storedKeys, writeStored } from '../../../lib/stored-value.ts'
import { wait } from '../../../lib/wait.ts'

const PREFIX = 'lectern.answer.'
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

export interface QueuedAnswer {
  /** E-mail of whoever gave it: it is never sent in another student's name. */
  student: string
  sessionId: number
  cardId: number
  isCorrect: boolean
  durationMs: number
  /** When it was given, by this browser's clock: it counts as of then, however late it is sent. */
  answeredAtMs: number
}

/** Why a session cannot go on here: a card was answered before it was answered here, or all of it was ended. */
export type Elsewhere = 'studied' | 'ended'

/**
 * Sends answers behind the student's back, one after the other, and tries again until the server has taken or refused
 * each. What waits is kept in this browser, an entry an answer so that tabs do not overwrite each other; sending one
 * twice does no harm. The answers also tell of a session that goes on in another tab or on another device.
 */
export class AnswerOutbox {
  readonly waiting = createStore<readonly QueuedAnswer[]>([])
  /** By session, as far as known. */
  readonly elsewhere = createStore<ReadonlyMap<number, Elsewhere>>(new Map())
  readonly #send: (answer: QueuedAnswer) => Promise<{ recorded: boolean }>
  /** Answers that may have arrived already, though nothing came back. */
  readonly #tried = new WeakSet<QueuedAnswer>()
  #isSending = false
  /** Ends the pause before the next try. */
  #hurry = new AbortController()

  constructor(send: (answer: QueuedAnswer) => Promise<{ recorded: boolean }>) {
    this.#send = send
  }

  add(answer: QueuedAnswer): void {
    writeStored(keyOf(answer), JSON.stringify(answer))
    this.waiting.update((answers) => [...answers, answer])
    void this.#sendAll()
  }

  /** Takes up what earlier visits of this student left behind. */
  resume(student: string): void {
    const known = new Set(this.waiting.get().map(keyOf))
    const found = storedKeys(PREFIX)
      .filter((key) => !known.has(key))
      .flatMap((key) => readAnswer(key) ?? [])
    for (const answer of found) this.#tried.add(answer)
    this.waiting.set([...this.waiting.get(), ...found].filter((answer) => answer.student === student))
    void this.#sendAll()
  }

  /** The session is taken up again here. */
  forgetElsewhere(sessionId: number): void {
    this.elsewhere.update((all) => new Map([...all].filter(([id]) => id !== sessionId)))
  }

  tryNow(): void {
    this.#hurry.abort()
  }

  /** Resolves once no answer of the session waits any more. */
  settled(sessionId: number): Promise<void> {
    const isSettled = () => this.waiting.get().every((answer) => answer.sessionId !== sessionId)
    return new Promise((resolve) => {
      if (isSettled()) return resolve()
      const stop = this.waiting.subscribe(() => {
        if (!isSettled()) return
        stop()
        resolve()
      })
    })
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    let pauseMs = FIRST_PAUSE_MS
    for (let answer = this.waiting.get()[0]; answer; answer = this.waiting.get()[0]) {
      if (await this.#isSettledBy(answer)) {
        this.#remove(answer)
        pauseMs = FIRST_PAUSE_MS
        continue
      }
      this.#hurry = new AbortController()
      await wait(pauseMs, this.#hurry.signal).catch(() => {})
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)
    }
    this.#isSending = false
  }

  async #isSettledBy(answer: QueuedAnswer): Promise<boolean> {
    const isRepeat = this.#tried.has(answer)
    this.#tried.add(answer)
    try {
      const { recorded } = await this.#send(answer)
      // Of a repeat it is no news: its first try may have arrived.
      if (!recorded && !isRepeat) this.#setElsewhere(answer.sessionId, 'studied')
      return true
    } catch (error) {
      logFailure('An answer was not taken', error)
      if (error instanceof ApiError && error.code === 'session_ended') this.#setElsewhere(answer.sessionId, 'ended')
      return isRefused(error)
    }
  }

  #setElsewhere(sessionId: number, elsewhere: Elsewhere): void {
    this.elsewhere.update((all) => new Map(all).set(sessionId, elsewhere))
  }

  #remove(answer: QueuedAnswer): void {
    writeStored(keyOf(answer), null)
    this.waiting.update((answers) => answers.filter((other) => other !== answer))
  }
}

const keyOf = ({ sessionId, cardId }: QueuedAnswer): string => `${PREFIX}${sessionId}.${cardId}`

function readAnswer(key: string): QueuedAnswer | null {
  try {
    const stored = JSON.parse(readStored(key) ?? 'null')
    // An answer of an earlier version of the site does not say when it was given.
    return stored && { answeredAtMs: Date.now(), ...stored }
  } catch {
    return null
  }
}

/** A refusal that no repeat will change; a lost login or too many requests pass. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 403, 408, 429].includes(error.status)
