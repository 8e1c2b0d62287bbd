import type { ReactNode } from 'react'

export type BadgeTone = 'plain' | 'accent' | 'good' | 'fair' | 'poor'

const TONES: Record<BadgeTone, string> = {
  plain: 'bg-sunken text-ink-soft',
  accent: 'bg-accent-soft text-accent',
  good: 'bg-good-soft text-good',
  fair: 'bg-fair-soft text-fair',
  poor: 'bg-poor-soft text-poor',
}

/** One or two words about a thing's state or kind. The words say it; the tone only helps. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-[0.75rem] px-2.5 py-0.5 font-medium text-xs [&>svg]:shrink-0 ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
