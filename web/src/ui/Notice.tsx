import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from './icons/icons.ts'

type NoticeTone = 'plain' | 'good' | 'fair' | 'poor'

const TONES = {
  plain: { ground: 'bg-sunken', mark: 'text-accent', Icon: Info },
  good: { ground: 'bg-good-soft', mark: 'text-good', Icon: CircleCheck },
  fair: { ground: 'bg-fair-soft', mark: 'text-fair', Icon: TriangleAlert },
  poor: { ground: 'bg-poor-soft', mark: 'text-poor', Icon: CircleAlert },
} as const

interface NoticeProps {
  tone?: NoticeTone
  title?: string
  children?: ReactNode
  /** Reads the notice out when it appears: 'alert' at once, 'status' when the reader pauses. */
  role?: 'alert' | 'status'
}

/** A remark that stays on the page: a result, a warning, what the built-in engine made. */
export function Notice({ tone = 'plain', title, children, role }: NoticeProps) {
  const { ground, mark, Icon } = TONES[tone]
  return (
    <div role={role} className={`flex items-start gap-3 rounded-ui px-4 py-3 text-ink text-sm ${ground}`}>
      <Icon size={18} className={`mt-0.5 shrink-0 ${mark}`} aria-hidden />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
