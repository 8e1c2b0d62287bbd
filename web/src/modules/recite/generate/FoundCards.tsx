import type { GeneratedCard } from '@lectern/contract/recite/shapes'
import { useDeferredValue } from 'react'
import { MarkedText } from '../../../core/marked-text/MarkedText.tsx'
import { useSay } from '../../../lib/language.ts'

const SHOWN = 30

/** The latest cards of a run, newest first: something to read while waiting. */
export function FoundCards({ cards }: { cards: readonly GeneratedCard[] }) {
  const say = useSay()
  const settled = useDeferredValue(cards)
  const latest = settled.slice(-SHOWN).toReversed()
  return (
    <section className="mt-10" aria-label={say('recite.foundCards')}>
      <h2 className="mb-4 text-xl">{say('recite.foundSoFar')}</h2>
      <ul className="divide-y divide-line border-line border-y">
        {latest.map((card) => (
          <li key={card.question} className="animate-fade py-3">
            <p className="max-w-prose font-semibold font-serif">
              <MarkedText text={card.question} />
            </p>
            <p className="mt-0.5 line-clamp-2 max-w-prose font-serif text-ink-soft">
              <MarkedText text={card.answer} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
