import { useQuery } from '@tanstack/react-query'
import { useMistakes, useReviewStats } from '../../core/review/api.ts'

/** What was missed, and the last days. Who has answered nothing yet has neither: what shows them is loaded for those who have. */
export function LatestToday() {
  const { data: mistakes } = useMistakes()
  const { data: stats } = useReviewStats()
  const hasAny = (mistakes?.items.length ?? 0) > 0 || (stats?.days.length ?? 0) > 0
  const { data: part } = useQuery({
    queryKey: ['part', 'latest'],
    queryFn: () => import('./AllLatest.tsx'),
    enabled: hasAny,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  return part && <part.AllLatest mistakes={mistakes} stats={stats} />
}
