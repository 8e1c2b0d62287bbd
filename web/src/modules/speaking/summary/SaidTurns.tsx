import type { ReactNode } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Panel } from '../../../ui/Card.tsx'
import { type Session, useSayTalkWrong } from '../api.ts'
import { clockText } from '../clock-text.ts'
import { CorrectionLine } from './CorrectionLine.tsx'
import { correctionsIn } from './corrections-in.ts'
import { remarkLanguage } from './remark-language.ts'

interface SaidTurnsProps {
  session: Session
  /** The turn that is shown alone; null shows all. */
  shownId: number | null
  /** Stands over the turns. */
  strip: ReactNode
}

/** What was said, turn by turn: as it was typed, or heard; one that is shown alone has what was corrected in it. */
export function SaidTurns({ session, shownId, strip }: SaidTurnsProps) {
  const say = useSay()
  const { mode, language, opening, points, sentences, turns } = session
  const onWrong = useSayTalkWrong(session.id)
  const remarkedIn = session.feedback ? remarkLanguage(session.feedback, mode, language) : undefined
  const askedOf = (number: number, index: number): string | undefined => {
    if (mode === 'chat') return index === 0 ? opening : (turns[index - 1]?.reply ?? undefined)
    return mode === 'presentation' ? points[number - 1] : sentences[number - 1]
  }
  const isWritten = mode === 'chat' && turns.every(({ seconds }) => seconds === null)
  const shownAt = turns.findIndex(({ id }) => id === shownId)
  return (
    <Panel title={say(isWritten ? 'speaking.whatYouWrote' : 'speaking.whatWasSaid')}>
      {strip && <div className="mb-4">{strip}</div>}
      <p role="status" className="mb-2 text-ink-soft text-sm empty:hidden">
        {shownAt >= 0 && say('speaking.oneTurnShown', { number: shownAt + 1, count: turns.length })}
      </p>
      <ol className="max-w-3xl divide-y divide-line border-line border-y">
        {turns.map(({ id, number, said, seconds, score }, index) =>
          shownId !== null && shownId !== id ? null : (
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
              {shownId === id && (
                <ul className="mt-3 flex flex-col gap-3 empty:hidden">
                  {correctionsIn(session, said).map((correction) => (
                    <li key={`${correction.quote} ${correction.correction}`}>
                      <CorrectionLine {...{ correction, turns, language, remarkedIn, onWrong }} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ),
        )}
      </ol>
    </Panel>
  )
}
