import { Progress as Primitive } from 'radix-ui'
import { useSay } from '../../lib/language.ts'

interface ProgressProps {
  /** 0 to 100; what lies outside is cut off. */
  percent: number
  /** What is being done: 'Making flashcards'. Shown, and the accessible name. */
  label: string
  /** How far, in words: 'Part 2 of 5, 18 cards so far'. */
  detail?: string
  /** How long it has taken so far, which moves on where the bar stands still. Not read out each time. */
  elapsed?: string | null
}

/** How far a piece of work has come, in words and as a bar. */
export function Progress({ percent, label, detail, elapsed }: ProgressProps) {
  const say = useSay()
  const shown = Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-ink-soft tabular-nums">
          {elapsed ? `${elapsed}${say('ui.comma')}${shown}%` : `${shown}%`}
        </span>
      </div>
      <Primitive.Root
        value={shown}
        aria-label={label}
        className="h-2 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset"
      >
        <Primitive.Indicator
          className="h-full rounded-full bg-accent transition-[width] duration-150"
          style={{ width: `${shown}%` }}
        />
      </Primitive.Root>
      {detail && (
        <p className="mt-2 text-ink-soft text-sm" aria-live="polite">
          {detail}
        </p>
      )}
    </div>
  )
}
