import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import type { Session } from '../api.ts'

interface SentenceMapProps {
  session: Session
  /** Number of the sentence in view, from 1. */
  number: number
  onOpen: (number: number) => void
}

/** Every sentence as a button: which is in view, and how well each has gone so far. */
export function SentenceMap({ session, number, onOpen }: SentenceMapProps) {
  const say = useSay()
  return (
    <nav aria-label={say('speaking.sentences')} className="flex flex-wrap gap-1.5">
      {session.sentences.map((sentence, index) => {
        const place = index + 1
        const scores = session.turns.filter((turn) => turn.number === place).map(({ score }) => score ?? 0)
        const best = scores.length > 0 ? Math.max(...scores) : null
        return (
          <button
            key={sentence}
            type="button"
            aria-label={[
              say('speaking.sentence', { number: place }),
              ...(best === null ? [] : [say('speaking.scoreOf', { score: best })]),
            ].join(say('ui.comma'))}
            aria-current={place === number ? 'step' : undefined}
            onClick={() => onOpen(place)}
            className={classNames(
              'control min-w-11 rounded-ui border px-2 text-sm tabular-nums',
              best === null ? 'bg-surface text-ink-soft' : 'bg-accent-soft text-accent',
              place === number ? 'border-accent font-semibold' : 'border-line hover:border-ink-soft',
            )}
          >
            {place}
            {best !== null && <span className="block text-xs">{best}</span>}
          </button>
        )
      })}
    </nav>
  )
}
