import { useId } from 'react'
import { useSay } from '../../../lib/language.ts'
import { PartBar } from '../../../ui/figures/PartBar.tsx'
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
            <PartBar label={label} shown={say('results.rightOf', { right, count })} share={right / count} />
          </li>
        ))}
      </ul>
    </section>
  )
}
