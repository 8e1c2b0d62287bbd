import { useId } from 'react'
import { useSay } from '../../../lib/language.ts'
import { BarPlot } from '../../../ui/figures/BarPlot.tsx'

/** An attempt that was handed in, by its score from 0 to 100. */
interface ScoredAttempt {
  id: number
  /** When it was handed in, as it is read. */
  when: string
  score: number
}

interface ScoreTrendProps {
  /** All that are known, the earliest first. */
  attempts: readonly ScoredAttempt[]
  /** The attempt that is looked at. */
  shownId: number
}

/** How scores moved up to the attempt that is looked at; nothing at the first one, nor where that one is not among them. */
export function ScoreTrend({ attempts: known, shownId }: ScoreTrendProps) {
  const say = useSay()
  const id = useId()
  const attempts = known.slice(0, known.findIndex((attempt) => attempt.id === shownId) + 1)
  const [before, last] = attempts.slice(-2)
  if (!before || !last) return null
  const points = last.score - before.score
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 font-sans font-semibold text-ink-soft text-sm">
        {say('review.resultsAttempts')}
      </h2>
      <p className="mb-3 text-ink-soft text-sm">
        {points === 0
          ? say('review.resultsTrendSame')
          : say(points > 0 ? 'review.resultsTrendUp' : 'review.resultsTrendDown', { points: Math.abs(points) })}
      </p>
      <BarPlot
        label={say('review.resultsAttemptsPlot')}
        bars={attempts.map(({ id: attempt, when, score }) => ({
          ...{ key: String(attempt), label: when },
          ...{ value: score, shown: say('review.resultsPercent', { score }) },
        }))}
        fullValue={100}
        heads={[say('review.resultsAttempt'), say('review.resultsScore')]}
        tableLabel={say('due.asTable')}
      />
    </section>
  )
}
