import type { RecentSession } from '@lectern/contract/recite-shapes'
import { formatRelativeTime } from '@lectern/domain/dates'
import { type ScoreBand, scoreBand } from '@lectern/domain/recite'
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx'
import { Panel } from '../../../ui/Card.tsx'

const TONES: Record<ScoreBand, BadgeTone> = { good: 'good', fair: 'fair', poor: 'poor' }

/** The latest completed sessions: which set, when, and how it went. */
export function RecentSessions({ sessions }: { sessions: readonly RecentSession[] }) {
  const now = new Date()
  return (
    <Panel title="Recent Sessions">
      {sessions.length === 0 ? (
        <p className="text-ink-soft text-sm">Sessions you have completed appear here.</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {sessions.map((session) => (
            <li key={session.id} className="flex items-start justify-between gap-3">
              <div className="min-w-0">
                <p className="wrap-anywhere line-clamp-2 font-medium text-sm">{session.flashcard_set.title}</p>
                <p className="text-ink-soft text-xs">
                  {formatRelativeTime(new Date(session.completed_at), now)}, {session.correct_count} of{' '}
                  {session.total_cards} correct
                </p>
              </div>
              <Badge tone={TONES[scoreBand(session.score)]}>{session.score}%</Badge>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
