import type { RecentSession } from '@lectern/contract/recite/shapes'
import { type ScoreBand, scoreBand } from '@lectern/domain/recite'
import { relativeText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx'
import { Panel } from '../../../ui/Card.tsx'

const TONES: Record<ScoreBand, BadgeTone> = { good: 'good', fair: 'fair', poor: 'poor' }

/** The latest completed sessions: which set, when, and how it went. */
export function RecentSessions({ sessions }: { sessions: readonly RecentSession[] }) {
  const say = useSay()
  return (
    <Panel title={say('recite.recentSessions')}>
      {sessions.length === 0 ? (
        <p className="text-ink-soft text-sm">{say('recite.noSessions')}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {sessions.map((session) => (
            <li key={session.id} className="flex items-start justify-between gap-3">
              <div className="min-w-0">
                <p className="wrap-anywhere line-clamp-2 font-medium text-sm">{session.flashcard_set.title}</p>
                <p className="text-ink-soft text-xs">
                  {relativeText(new Date(session.completed_at))}
                  {say('ui.comma')}
                  {say('recite.correctOf', { correct: session.correct_count, total: session.total_cards })}
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
