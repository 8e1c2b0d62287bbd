import { ScoreTrend } from '../../../core/questions/results/ScoreTrend.tsx'
import { shortDayOfText } from '../../../lib/dates.ts'
import { useAttempts } from '../api.ts'

/** How the score moved over the sessions of this one's mode, language and level. */
export function SessionTrend({ sessionId }: { sessionId: number }) {
  const { data: attempts = [] } = useAttempts(sessionId)
  return (
    <ScoreTrend
      what="sessions"
      shownId={sessionId}
      attempts={attempts.map(({ id, score, started_at }) => ({
        ...{ id, score, shown: String(score), when: shortDayOfText(new Date(started_at)) },
      }))}
    />
  )
}
