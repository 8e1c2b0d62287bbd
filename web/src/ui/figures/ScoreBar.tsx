import { type ScoreBand, scoreBand } from '@lectern/domain/recite'
import { useSay } from '../../lib/language.ts'

const FILLS: Record<ScoreBand, string> = { good: 'bg-good-fill', fair: 'bg-fair-fill', poor: 'bg-poor-fill' }
const INKS: Record<ScoreBand, string> = { good: 'text-good', fair: 'text-fair', poor: 'text-poor' }

/** A score of 0 to 100 as a number and a bar: green from 80, orange from 60, red below. Null is 'Not studied yet'. */
export function ScoreBar({ percent, label }: { percent: number | null; label?: string }) {
  const say = useSay()
  if (percent === null) return <p className="text-ink-faint text-xs">{say('ui.notStudied')}</p>
  const band = scoreBand(percent)
  const shown = Math.min(100, Math.max(0, percent))
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-xs">
        <span className="text-ink-soft">{label ?? say('ui.score')}</span>
        <span className={`font-semibold tabular-nums ${INKS[band]}`}>{Math.round(percent)}%</span>
      </div>
      <div className="mt-1 h-1.5 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset" aria-hidden>
        <div className={`h-full rounded-full ${FILLS[band]}`} style={{ width: `${shown}%` }} />
      </div>
    </div>
  )
}
