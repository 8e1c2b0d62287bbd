import { useSay } from '../../../lib/language.ts'
import type { ReviewStats } from '../api.ts'

const STAGES = ['new', 'learning', 'young', 'mature', 'suspended'] as const
const FILLS = {
  new: 'fill-line-strong',
  learning: 'fill-fair',
  young: 'fill-accent/60',
  mature: 'fill-accent',
  suspended: 'fill-ink-faint/40',
} as const

/** How many cards are how far, as one bar; the table beneath says the same in figures. */
export function StagesPlot({ cards }: { cards: ReviewStats['cards'] }) {
  const say = useSay()
  const total = STAGES.reduce((sum, stage) => sum + cards[stage], 0)
  const parts = STAGES.map((stage, index) => {
    const before = STAGES.slice(0, index).reduce((sum, one) => sum + cards[one], 0)
    return { stage, from: before / Math.max(1, total), part: cards[stage] / Math.max(1, total) }
  })
  return (
    <>
      <svg
        role="img"
        aria-label={say('review.stagesText', { ...cards, total })}
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        className="h-4 w-full rounded-full bg-sunken"
      >
        {parts.map(({ stage, from, part }) => (
          <rect key={stage} x={from} y={0} width={part} height={1} className={FILLS[stage]} />
        ))}
      </svg>
      <table className="mt-4 text-sm tabular-nums">
        <caption className="sr-only">{say('review.stages')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{say('review.stage')}</th>
            <th scope="col">{say('review.cards')}</th>
          </tr>
        </thead>
        <tbody>
          {STAGES.map((stage) => (
            <tr key={stage}>
              <th scope="row" className="py-1 pe-6 text-start font-normal">
                <svg viewBox="0 0 2 2" className="me-2 inline-block size-3" aria-hidden="true">
                  <circle cx={1} cy={1} r={1} className={FILLS[stage]} />
                </svg>
                {say(`review.stage_${stage}`)}
              </th>
              <td className="py-1 text-end font-medium">{cards[stage]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
