import { elapsedText } from '../../lib/dates.ts'
import { useElapsedSeconds } from '../../lib/use-elapsed-seconds.ts'

/** How long what was sent is being listened to by now: a presentation may take minutes. */
export const SentSince = ({ atMs }: { atMs: number }) => (
  <p className="text-ink-soft text-sm tabular-nums">{elapsedText(useElapsedSeconds(atMs))}</p>
)
