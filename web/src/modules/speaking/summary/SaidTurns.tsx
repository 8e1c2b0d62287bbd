import { useSay } from '../../../lib/language.ts'
import { Panel } from '../../../ui/Card.tsx'
import type { Session } from '../api.ts'
import { clockText } from '../clock-text.ts'

/** What was said, turn by turn: as it was typed, or heard. */
export function SaidTurns({ session }: { session: Session }) {
  const say = useSay()
  const { mode, language, opening, points, sentences, turns } = session
  const askedOf = (number: number, index: number): string | undefined => {
    if (mode === 'chat') return index === 0 ? opening : (turns[index - 1]?.reply ?? undefined)
    return mode === 'presentation' ? points[number - 1] : sentences[number - 1]
  }
  return (
    <Panel title={say('speaking.whatWasSaid')} className="mt-8">
      <ol className="max-w-3xl divide-y divide-line border-line border-y">
        {turns.map(({ id, number, said, seconds, score }, index) => (
          <li key={id} className="wrap-anywhere py-4">
            <p className="text-ink-soft text-sm" lang={language}>
              {askedOf(number, index)}
            </p>
            <p className="mt-1 whitespace-pre-line font-serif" lang={language}>
              {said}
            </p>
            <p className="mt-1 text-ink-soft text-xs">
              {seconds === null ? say('speaking.typed') : say('speaking.heardIn', { time: clockText(seconds) })}
              {score !== null && `${say('ui.comma')}${say('speaking.scoreOf', { score })}`}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
