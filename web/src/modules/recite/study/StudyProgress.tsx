import { WARNING_AT_SECONDS } from '@lectern/domain/recite'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import { Timer } from '../../../ui/icons/icons.ts'
import { formatClock } from './use-countdown.ts'

interface StudyProgressProps {
  /** Counts from 0. */
  index: number
  total: number
  correctCount: number
  secondsLeft: number
}

/** How far the session is, and how much time is left; the last minute is said as well as shown. */
export function StudyProgress({ index, total, correctCount, secondsLeft }: StudyProgressProps) {
  const say = useSay()
  const isWarning = secondsLeft <= WARNING_AT_SECONDS
  return (
    <div className="mb-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 text-ink-soft text-sm tabular-nums">
        <p>
          {say('recite.cardOf', { number: Math.min(index + 1, total), total })}
          <span className="ms-3 text-ink-faint">
            {say('recite.tally', { correct: correctCount, incorrect: index - correctCount })}
          </span>
        </p>
        <p
          role="timer"
          aria-label={say('recite.timeLeft')}
          className={classNames(
            'inline-flex items-center gap-1.5 rounded-full py-0.5 font-medium',
            isWarning ? 'bg-fair-soft px-2.5 text-fair' : 'text-ink-soft',
          )}
        >
          <Timer size={16} aria-hidden />
          {formatClock(secondsLeft)}
        </p>
      </div>
      <div className="h-1 overflow-hidden rounded-full bg-line" aria-hidden>
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-150"
          style={{ width: `${(index / total) * 100}%` }}
        />
      </div>
      <p className="sr-only" role="status">
        {isWarning && secondsLeft > 0 && say('recite.lastMinute')}
      </p>
    </div>
  )
}
