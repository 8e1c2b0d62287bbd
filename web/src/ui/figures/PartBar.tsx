import type { ReactNode } from 'react'

interface PartBarProps {
  label: string
  /** The figure as it is read, beside the label. */
  shown: ReactNode
  /** 0 to 1. */
  share: number
}

/** How much of something was reached, as a figure and a bar that is no grade. */
export const PartBar = ({ label, shown, share }: PartBarProps) => (
  <>
    <p className="flex items-baseline justify-between gap-3 text-sm">
      <span>{label}</span>
      <span className="shrink-0 text-ink-soft tabular-nums">{shown}</span>
    </p>
    <div className="mt-1 h-2 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset" aria-hidden>
      <div className="h-full rounded-full bg-accent" style={{ width: `${share * 100}%` }} />
    </div>
  </>
)
