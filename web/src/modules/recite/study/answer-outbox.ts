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
}

export type AnswerOutbox = ReturnType<typeof createAnswerOutbox>

/**
 * Sends answers behind the student's back, one after the other, and tries again until the server has taken or refused
 * each. What waits is kept in this browser, an entry an answer so that tabs do not overwrite each other; sending one
 * twice does no harm (reading 26).
 */
export function createAnswerOutbox(send: (answer: QueuedAnswer) => Promise<unknown>) {
  const waiting = createStore<readonly QueuedAnswer[]>([])
  let isSending = false
  let retry = new AbortController()

  function add(answer: QueuedAnswer): void {
    writeStored(keyOf(answer), JSON.stringify(answer))
    waiting.update((answers) => [...answers, answer])
    void sendAll()
  }

  /** Takes up what earlier visits of this student left behind. */
  function resume(student: string): void {
    const known = new Set(waiting.get().map(keyOf))
    const found = storedKeys(PREFIX)
      .filter((key) => !known.has(key))
      .map(readAnswer)
    waiting.set([...waiting.get(), ...found].filter((answer) => answer?.student === student) as QueuedAnswer[])
    void sendAll()
  }

  async function sendAll(): Promise<void> {
    if (isSending) return
    isSending = true
    let pauseMs = FIRST_PAUSE_MS
    for (let answer = waiting.get()[0]; answer; answer = waiting.get()[0]) {
      if (await isSettledBy(answer)) {
        remove(answer)
        pauseMs = FIRST_PAUSE_MS
        continue
      }
      retry = new AbortController()
      await wait(pauseMs, retry.signal).catch(() => {})
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)
    }
    isSending = false
  }

  async function isSettledBy(answer: QueuedAnswer): Promise<boolean> {
    try {
      await send(answer)
      return true
    } catch (error) {
      logFailure('An answer was not taken', error)
      return isRefused(error)
    }
  }

  function remove(answer: QueuedAnswer): void {
    writeStored(keyOf(answer), null)
    waiting.update((answers) => answers.filter((other) => other !== answer))
  }

  /** Resolves once no answer of the session waits any more. */
  function settled(sessionId: number): Promise<void> {
    return new Promise((resolve) => {
      const isSettled = () => waiting.get().every((answer) => answer.sessionId !== sessionId)
      if (isSettled()) return resolve()
      const stop = waiting.subscribe(() => {
        if (!isSettled()) return
        stop()
        resolve()
      })
    })
  }

  return { add, resume, settled, waiting, tryNow: () => retry.abort() }
}

const keyOf = ({ sessionId, cardId }: QueuedAnswer): string => `${PREFIX}${sessionId}.${cardId}`

function readAnswer(key: string): QueuedAnswer | null {
  try {
    return JSON.parse(readStored(key) ?? 'null')
  } catch {
    return null
  }
}

/** A refusal that no repeat will change; a lost login or too many requests pass. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 403, 408, 429].includes(error.status)
