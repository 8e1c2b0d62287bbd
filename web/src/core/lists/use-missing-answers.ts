import { notifyManager, type Query, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/**
 * What is known of an answer: there, or may still come (`none` is missing); `failed`; `asking`, once more after it failed; or
 * `waiting` for the network, which asks by itself.
 */
type Missing = 'none' | 'failed' | 'asking' | 'waiting'

interface MissingAnswers {
  isMissing: (key: QueryKey) => boolean
  /** Whether something that is missing is asked for just now. */
  isAsking: boolean
  /** Whether all that is missing waits for a network, and so comes by itself. */
  isWaiting: boolean
  /** Asks once more for all that is missing. */
  askAgain: () => void
}

/** Which answers of a page have failed and left nothing to show. What was read before, on an earlier visit, is none of them. */
export function useMissingAnswers(keys: readonly QueryKey[]): MissingAnswers {
  const queries = useQueryClient()
  const cache = queries.getQueryCache()
  const look = () => keys.map((key) => missingOf(cache.find({ queryKey: key, exact: true }))).join(' ')
  const seen = useSyncExternalStore((watcher) => cache.subscribe(notifyManager.batchCalls(watcher)), look).split(' ')
  const missing = seen.filter((one) => one !== 'none')
  return {
    isMissing: (key) => seen[keys.indexOf(key)] !== 'none',
    isAsking: missing.includes('asking'),
    isWaiting: missing.length > 0 && missing.every((one) => one === 'waiting'),
    askAgain: () => {
      for (const [index, key] of keys.entries())
        if (seen[index] === 'failed') void queries.refetchQueries({ queryKey: key, exact: true })
    },
  }
}

/** It is missing from its first failure on, also while it is tried again: what says so does not come and go. */
function missingOf(query: Query | undefined): Missing {
  if (!query || query.state.data !== undefined) return 'none'
  const { fetchStatus, fetchFailureCount, errorUpdateCount } = query.state
  if (fetchStatus === 'paused') return 'waiting'
  if (fetchFailureCount === 0 && errorUpdateCount === 0) return 'none'
  return fetchStatus === 'fetching' ? 'asking' : 'failed'
}
