import type { FeedbackKind, FeedbackReason } from '@lectern/domain/credits/feedback'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { giveFeedback } from './give-feedback.ts'

/** Has a part go; resolves with the credits that came back, once what it stood in is read anew. */
export type SayPartWrong = (partId: string, reason: FeedbackReason) => Promise<number>

/**
 * Says that a part of something is wrong; the same function as long as it says the same.
 * @param id of what the part stands in
 * @param read the query that reads it
 */
export function useSayPartWrong(kind: FeedbackKind, id: number, read: readonly unknown[]): SayPartWrong {
  const queries = useQueryClient()
  const key = JSON.stringify(read)
  return useMemo(
    () => async (part, reason) => {
      const credits = await giveFeedback({ kind, id, part }, reason)
      await queries.invalidateQueries({ queryKey: JSON.parse(key) })
      return credits
    },
    [kind, id, key, queries],
  )
}
