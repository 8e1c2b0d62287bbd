import { useId } from 'react'
import { useSay } from '../../../lib/language.ts'
import type { Share } from './outcome.ts'

/** How many questions of each group were right, as bars; nothing where there is but one group. */
export function ShareBars({ title, shares }: { title: string; shares: readonly Share[] }) {
  const say = useSay()
  const id = useId()
  if (shares.length < 2) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-sans font-semibold text-ink-soft text-sm">
        {title}
      </h2>
      <ul className="flex flex-col gap-3">
        {shares.map(({ key, label, right, count }) => (
          <li key={key}>
            <p className="flex items-baseline justify-between gap-3 text-sm">
              <span>{label}</span>
              <span className="shrink-0 text-ink-soft tabular-nums">
                {say('review.resultsRightOf', { right, count })}
              </span>
            </p>
            <div className="mt-1 h-2 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset" aria-hidden>
              <div className="h-full rounded-full bg-accent" style={{ width: `${(right / count) * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
