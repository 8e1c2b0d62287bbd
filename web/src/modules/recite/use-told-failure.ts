import { ApiError } from '@lectern/contract/api-error'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { logFailure } from '../../lib/log-failure.ts'
import { toastError } from '../../ui/toasts/toasts.ts'

/** Logs and says each time that something could not be read, beside what its screen shows; what is not there (404) is no failure. */
export function useToldFailure(
  { error, errorUpdatedAt }: Pick<UseQueryResult, 'error' | 'errorUpdatedAt'>,
  text: string,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeat that fails in the same way is said again
  useEffect(() => {
    if (!error || (error instanceof ApiError && error.status === 404)) return
    logFailure('Something could not be read', error)
    toastError(text)
  }, [error, errorUpdatedAt, text])
}
