import { ApiError } from '@lectern/contract/api-error'
import { say } from '../language.ts'

/** What to tell a student of a failed call: the server's words or 'Network error', else the screen's own `fallback`. */
export function errorText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  if (error.status === 0) return say('errors.network')
  const isWorded = Boolean(error.data.error || error.data.message)
  return isWorded ? error.message : fallback
}

/**
 * For screens with words of their own for everything but a refusal: the server's words for a 4xx, and where it
 * gives the reason why an AI service failed, else `fallback`. A refusal without words, as one of a proxy on the way, is told
 * by `wordless`.
 */
export function refusalText(error: unknown, fallback: string, wordless = fallback): string {
  if (!(error instanceof ApiError)) return fallback
  const isRefusal = error.status >= 400 && error.status < 500
  if (isRefusal) return errorText(error, wordless)
  return typeof error.data.reason === 'string' ? errorText(error, fallback) : fallback
}

/** The words for a call that failed: those for an answer of the server's, or those for none at all. */
export const textOfFailure =
  (answered: string, unanswered: string) =>
  (error: unknown): string =>
    error instanceof ApiError && error.status !== 0 ? answered : unanswered
