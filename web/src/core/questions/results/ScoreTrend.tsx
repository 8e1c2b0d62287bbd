import type { MessageId } from '@lectern/texts/message'
import { useId } from 'react'
import { useSay } from '../../../lib/language.ts'
import { BarPlot } from '../../../ui/figures/BarPlot.tsx'

/** What was scored, from 0 to 100. */
interface Scored {
  id: number
  /** When that was, as it is read. */
  when: string
  score: number
  /** The score on a scale of its own, as it is read; left out for a percentage. */
  shown?: string
}

/** What is scored, and how the last movement of its score is told: a report tells that of drafts by itself. */
const WORDS = {
  attempts: {
    ...{ title: 'results.attempts', plot: 'results.attemptsPlot', one: 'results.attempt' },
    moved: { up: 'results.trendUp', down: 'results.trendDown' },
  },
  sessions: {
    ...{ title: 'results.sessions', plot: 'results.sessionsPlot', one: 'results.session' },
    moved: { up: 'results.pointsUp', down: 'results.pointsDown' },
  },
  drafts: { ...{ title: 'results.drafts', plot: 'results.draftsPlot', one: 'results.draft' }, moved: null },
} as const satisfies Record<
  string,
  { title: MessageId; plot: MessageId; one: MessageId; moved: { up: MessageId; down: MessageId } | null }
>

interface ScoreTrendProps {
  what?: keyof typeof WORDS
  /** All that are known, the earliest first. */
  attempts: readonly Scored[]
  /** The one that is looked at. */
  shownId: number
}

/** How scores moved up to the one that is looked at; nothing at the first one, nor where that one is not among them. */
export function ScoreTrend({ what = 'attempts', attempts: known, shownId }: ScoreTrendProps) {
  const say = useSay()
  const id = useId()
  const attempts = known.slice(0, known.findIndex((attempt) => attempt.id === shownId) + 1)
  const [before, last] = attempts.slice(-2)
  if (!before || !last) return null
  const { title, plot, one, moved } = WORDS[what]
  const points = last.score - before.score
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 font-sans font-semibold text-ink-soft text-sm">
        {say(title)}
      </h2>
      {moved && (
        <p className="mb-3 text-ink-soft text-sm">
          {points === 0
            ? say('results.trendSame')
            : say(points > 0 ? moved.up : moved.down, { points: Math.abs(points) })}
        </p>
      )}
      <BarPlot
        label={say(plot)}
        bars={attempts.map(({ id: attempt, when, score, shown }) => ({
          ...{ key: String(attempt), label: when },
          ...{ value: score, shown: shown ?? say('results.percent', { score }) },
        }))}
        fullValue={100}
        heads={[say(one), say('results.score')]}
        tableLabel={say('due.asTable')}
      />
    </section>
  )
}
