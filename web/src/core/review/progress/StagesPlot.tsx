import { useSay } from '../../../lib/language.ts'
import type { ReviewStats } from '../api.ts'

const STAGES = ['new', 'learning', 'young', 'mature', 'suspended'] as const
const FILLS = {
  new: 'bg-line-strong',
  learning: 'bg-fair',
  young: 'bg-accent opacity-60',
  mature: 'bg-accent',
  suspended: 'bg-ink-faint opacity-40',
} as const

/** How many cards are how far, as one bar; the list beneath says the same in figures. */
export function StagesPlot({ cards }: { cards: ReviewStats['cards'] }) {
  const say = useSay()
  const total = STAGES.reduce((sum, stage) => sum + cards[stage], 0)
  return (
    <>
      <div className="flex h-4 overflow-hidden rounded-full bg-sunken" aria-hidden>
        {total > 0 &&
          STAGES.map((stage) => (
            <div key={stage} className={FILLS[stage]} style={{ width: `${(cards[stage] / total) * 100}%` }} />
          ))}
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-3">
        {STAGES.map((stage) => (
          <div key={stage} className="flex items-center gap-2">
            <span className={`size-3 shrink-0 rounded-full ${FILLS[stage]}`} aria-hidden />
            <dt>{say(`review.stage_${stage}`)}</dt>
            <dd className="font-medium tabular-nums">{cards[stage]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
