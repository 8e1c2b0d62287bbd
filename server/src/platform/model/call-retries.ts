import { setTimeout as sleep } from 'node:timers/promises'
import { APIError } from 'openai'
import { reasonOf } from './model-failure.ts'

/** How often a call is repeated that a service refused for being busy or broken, or that did not reach it. */
const RETRIES = 2
const FIRST_PAUSE_MS = 500
/** A service that wants to be left alone for longer is not waited for while a student waits. */
const LONGEST_PAUSE_MS = 20_000

/**
 * Repeats what may go better another time, heeding `Retry-After`. What timed out is not repeated: it was worked on, and is
 * billed.
 */
export async function withRetries<Result>(
  call: () => Promise<Result>,
  signal: AbortSignal,
  onRetry: () => void,
): Promise<Result> {
  for (let repeat = 0; ; repeat++) {
    try {
      return await call()
    } catch (error) {
      const pauseMs = pauseAfter(error, repeat)
      if (signal.aborted || repeat === RETRIES || pauseMs === null) throw error
      await sleep(pauseMs, null, { signal })
      onRetry()
    }
  }
}

/** Milliseconds until another try; null where none is made. */
function pauseAfter(error: unknown, repeat: number): number | null {
  if (!isPassing(error)) return null
  const told = error instanceof APIError ? toldPauseMs(error.headers) : null
  const pauseMs = told ?? FIRST_PAUSE_MS * 2 ** repeat * (0.75 + Math.random() / 2)
  return pauseMs <= LONGEST_PAUSE_MS ? pauseMs : null
}

function isPassing(error: unknown): boolean {
  const reason = reasonOf(error)
  if (reason === 'busy' || reason === 'unreachable') return true
  return reason === 'failed' && error instanceof APIError && (error.status ?? 0) >= 500 && error.status !== 501
}

function toldPauseMs(headers: Headers | undefined): number | null {
  const told = headers?.get('retry-after')
  if (!told) return null
  const seconds = Number(told)
  return Number.isNaN(seconds) ? Math.max(0, Date.parse(told) - Date.now()) || null : seconds * 1000
}
