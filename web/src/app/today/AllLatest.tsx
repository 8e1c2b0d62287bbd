import type { KeptItems, ReviewStats } from '../../core/review/api.ts'
import { LastWeek } from '../../core/review/LastWeek.tsx'
import { YourMistakes } from '../../core/review/mistakes/YourMistakes.tsx'

interface AllLatestProps {
  mistakes: KeptItems | undefined
  stats: ReviewStats | undefined
}

/** The latest mistakes beside the plot of the last seven days; each is left out where it is not known. */
export const AllLatest = ({ mistakes, stats }: AllLatestProps) => (
  <div className="mb-10 grid grid-cols-1 items-start gap-x-12 gap-y-8 empty:hidden lg:grid-cols-2">
    {mistakes && <YourMistakes {...mistakes} />}
    {stats && <LastWeek stats={stats} />}
  </div>
)
