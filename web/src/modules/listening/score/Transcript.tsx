import type { ListeningSet } from '@lectern/contract/listening/shapes'
import { formatClock } from '@lectern/domain/listening'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'
import { Panel } from '../../../ui/Card.tsx'
import type { Player } from '../use-player.ts'

interface TranscriptProps {
  sentences: ListeningSet['sentences']
  /** Null where there is no recording: what was pasted is only read. */
  player: Player | null
}

/** What was said, sentence by sentence as it was recognised; each can be heard, and the one being said is marked. */
export function Transcript({ sentences, player }: TranscriptProps) {
  const say = useSay()
  if (!player)
    return (
      <Panel title={say('listening.transcript')} description={say('listening.asPasted')} className="my-8 max-w-3xl">
        <p className="wrap-anywhere whitespace-pre-line font-serif leading-relaxed">
          {sentences.map(({ text }) => text).join('\n')}
        </p>
      </Panel>
    )
  return (
    <Panel title={say('listening.transcript')} description={say('listening.asHeard')} className="my-8 max-w-3xl">
      <ol className="font-serif leading-relaxed">
        {sentences.map(({ start, text }, index) => (
          <li key={start}>
            <button
              type="button"
              aria-current={player.sentence === index ? 'true' : undefined}
              onClick={() => player.playFrom(start)}
              className={classNames(
                'control flex w-full items-baseline gap-3 rounded-ui px-2 py-1.5 text-start hover:bg-sunken',
                player.sentence === index && 'bg-accent-soft',
              )}
            >
              <span className="shrink-0 font-sans text-ink-soft text-xs tabular-nums">{formatClock(start)}</span>
              <span className="wrap-anywhere min-w-0">{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
