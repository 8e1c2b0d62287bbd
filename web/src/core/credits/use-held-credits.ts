import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { creditsApi } from './credits-api.ts'
import { useCredits } from './use-credits.ts'

export const HELD_CREDITS = ['credits', 'held'] as const

/** Work ends by itself in the background, and its credits come back or are spent: what is shown follows. */
const RECHECK_MS = 15_000

/** What is set aside for work under way; the same object as long as nothing of it has changed. */
export function useHeldCredits() {
  const { availableCredits } = useCredits()
  return useQuery({
    // Whatever held or gave back has changed the balance as well. What stood before it stands until that is answered.
    queryKey: [...HELD_CREDITS, availableCredits],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => creditsApi.heldCredits(undefined, { signal }),
    refetchInterval: ({ state }) => (state.data?.held_credits ? RECHECK_MS : false),
    staleTime: 0,
  })
}
