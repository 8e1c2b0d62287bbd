import { useSay } from '../../../lib/language.ts'
import { CloudOff } from '../../../ui/icons/icons.ts'

/** Said while there is no network: what was done is safe, and how much of it waits. */
export function AwayNote({ unsentCount }: { unsentCount: number }) {
  const say = useSay()
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-soft">
      <CloudOff size={16} aria-hidden className="shrink-0" />
      {unsentCount > 0 ? say('review.unsentShort', { count: unsentCount }) : say('review.awayNote')}
    </span>
  )
}
