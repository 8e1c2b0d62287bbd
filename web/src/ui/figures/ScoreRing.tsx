import { scoreBand } from '@lectern/domain/recite'
import type { ReactNode } from 'react'

interface ScoreRingProps {
  /** 0 to 100; what lies outside is cut off. */
  percent: number
  /** `band`: green from 80, orange from 60, red below; `accent` where a share of the full marks is no grade. */
  tone?: 'band' | 'accent'
  /** The score as it is read, inside the ring. */
  children: ReactNode
}

const RADIUS = 44
const ROUND = 2 * Math.PI * RADIUS
const STROKES = {
  good: 'stroke-good-fill',
  fair: 'stroke-fair-fill',
  poor: 'stroke-poor-fill',
  accent: 'stroke-accent',
} as const

/** A score, with a ring around it that is as full as the score is high. */
export function ScoreRing({ percent, tone = 'band', children }: ScoreRingProps) {
  const shown = Math.min(100, Math.max(0, percent))
  const arc = { cx: 50, cy: 50, r: RADIUS, fill: 'none', strokeWidth: 8 }
  return (
    <span className="relative inline-grid size-32 shrink-0 place-items-center">
      <svg viewBox="0 0 100 100" className="absolute inset-0 -rotate-90" aria-hidden>
        <circle {...arc} className="stroke-line" />
        {shown > 0 && (
          <circle
            {...arc}
            className={STROKES[tone === 'accent' ? tone : scoreBand(shown)]}
            strokeLinecap="round"
            strokeDasharray={`${(shown / 100) * ROUND} ${ROUND}`}
          />
        )}
      </svg>
      <span className="font-semibold font-serif text-3xl tabular-nums">{children}</span>
    </span>
  )
}
