import { useQuery } from '@tanstack/react-query'
import { REVIEW, reviewApi } from '../../../core/review/api.ts'

/** When the cards come back that were missed in a study, as far as its answers changed that. */
export interface TimesBack {
  /** The first moment of each card that has one. */
  byCard: ReadonlyMap<number, Date>
  /** Whether those are all: the server names so many and no more. */
  isWhole: boolean
}

/** @param since when the study began, by the server's clock */
export function useTimesBack(since: string): TimesBack | undefined {
  const { data } = useQuery({
    queryKey: [...REVIEW, 'missed', since],
    queryFn: ({ signal }) => reviewApi.summary({ query: { since } }, { signal }),
    staleTime: 0,
  })
  if (!data) return undefined
  const byCard = new Map<number, Date>()
  for (const { kind, source_id: cardId, due_at } of data.missed) {
    if (kind !== 'card' || due_at === null) continue
    const due = new Date(due_at)
    const known = byCard.get(cardId)
    if (!known || due < known) byCard.set(cardId, due)
  }
  return { byCard, isWhole: data.missed.length === data.missed_count }
}
