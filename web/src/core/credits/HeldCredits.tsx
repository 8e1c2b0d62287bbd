import { formatMoment } from '@lectern/domain/dates'
import { useQuery } from '@tanstack/react-query'
import { creditsText } from '../../ui/Price.tsx'
import { creditsApi } from './credits-api.ts'
import { nameOfCharged } from './describe-transactions.ts'
import { useCredits } from './use-credits.ts'

/** Work ends by itself in the background, and its credits come back or are spent: the line follows. */
const RECHECK_MS = 15_000

/** What is set aside for work under way, and what each part is for; nothing where nothing is. */
export function HeldCredits() {
  const { balanceCredits } = useCredits()
  const { data } = useQuery({
    // Whatever held or gave back has changed the balance as well.
    queryKey: ['credits', 'held', balanceCredits],
    queryFn: ({ signal }) => creditsApi.heldCredits(undefined, { signal }),
    refetchInterval: ({ state }) => (state.data?.held_credits ? RECHECK_MS : false),
    staleTime: 0,
  })
  if (!data?.held_credits) return null
  return (
    <section aria-label="Credits set aside" className="mb-10 max-w-2xl rounded-ui bg-sunken px-4 py-3 text-sm">
      <p className="font-medium">{creditsText(data.held_credits)} set aside for work under way</p>
      <ul className="mt-2 space-y-1 text-ink-soft">
        {data.holds.map(({ module, credits, since, what }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hold has no name of its own here, and the list is read-only
          <li key={index} className="[overflow-wrap:anywhere]">
            {nameOfCharged(module)}
            {what && `: ${what}`}; {creditsText(credits)} since {formatMoment(new Date(since))}
          </li>
        ))}
      </ul>
    </section>
  )
}
