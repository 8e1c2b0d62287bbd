import { ApiError } from '@lectern/contract/api-error'

/** What to tell a student of a failed call: the server's words or 'Network error', else the screen's own `fallback`. */
export function errorText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  const isWorded = error.status === 0 || Boolean(error.data.error || error.data.message)
  return isWorded ? error.message : fallback
}
