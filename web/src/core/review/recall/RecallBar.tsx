import type { RecallState } from '@lectern/domain/review'
import { useSay } from '../../../lib/language.ts'
import { type RecallCounts, statesIn } from './pages.ts'

const FILLS: Record<RecallState, string> = { strong: 'bg-good-fill', fading: 'bg-fair-fill', unasked: 'bg-line-strong' }

/** How much of something is strong, fading and not asked yet: in words, and drawn. */
export function RecallBar({ counts }: { counts: RecallCounts }) {
  const say = useSay()
  const states = statesIn(counts)
  return (
    <span className="block">
      <span className="block text-ink-soft text-xs tabular-nums">
        {states.map((state) => say(`recall.${state}`, { count: counts[state] })).join(say('ui.comma'))}
      </span>
      <span className="mt-1 flex h-2 gap-px overflow-hidden rounded-full bg-sunken" aria-hidden>
        {states.map((state) => (
          <span key={state} className={FILLS[state]} style={{ flexGrow: counts[state] }} />
        ))}
      </span>
    </span>
  )
}
