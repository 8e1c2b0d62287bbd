import type { FeedbackReason } from '@lectern/domain/credits/feedback'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { feedbackApi } from './feedback-api.ts'

/** A part of a text, with the heading that it stands under, counted from 0. */
interface Part {
  id: string
  heading: number
}

/** Parts of a text of which it can be said that they are wrong. */
export interface WrongParts {
  parts: readonly Part[]
  /** Has a part go; resolves with the credits that came back, once the text is read anew. */
  onSay: (partId: string, reason: FeedbackReason) => Promise<number>
}

/**
 * What can be said against the parts of a text; null where nothing can.
 * @param id of the notes or the lecture
 * @param read the query that reads the text
 */
export function useWrongParts(
  kind: 'notes' | 'lecture',
  id: number,
  parts: readonly Part[] | undefined,
  read: readonly unknown[],
): WrongParts | null {
  const queries = useQueryClient()
  const key = JSON.stringify(read)
  return useMemo(
    () =>
      parts
        ? {
            parts,
            onSay: async (part, reason) => {
              const { credits_returned } = await feedbackApi.give({ body: { kind, id, part, reason } })
              await queries.invalidateQueries({ queryKey: JSON.parse(key) })
              return credits_returned
            },
          }
        : null,
    [kind, id, parts, key, queries],
  )
}
