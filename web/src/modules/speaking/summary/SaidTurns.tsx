import { scoreBand } from '@lectern/domain/recite'
import { useState } from 'react'
import { StripCell } from '../../../core/questions/results/StripCell.tsx'
import { useSay } from '../../../lib/language.ts'
import { Panel } from '../../../ui/Card.tsx'
import type { Session } from '../api.ts'
import { clockText } from '../clock-text.ts'
import { CorrectionLine } from './CorrectionLine.tsx'
import { remarkLanguage } from './remark-language.ts'

type Turn = Session['turns'][number]

const LOOKS = {
  good: 'bg-good-soft text-good',
  fair: 'bg-fair-soft text-fair',
  poor: 'bg-poor-soft text-poor',
  none: 'bg-sunken text-ink-soft',
} as const

/** What was said, turn by turn: as it was typed, or heard. A cell for each tells how it went, and shows it alone with what was corrected in it. */
export function SaidTurns({ session }: { session: Session }) {
  const say = useSay()
  const { mode, language, opening, points, sentences, turns } = session
  const remarkedIn = session.feedback ? remarkLanguage(session.feedback, mode, language) : undefined
  const [shownId, setShownId] = useState<number | null>(null)
  const askedOf = (number: number, index: number): string | undefined => {
    if (mode === 'chat') return index === 0 ? opening : (turns[index - 1]?.reply ?? undefined)
    return mode === 'presentation' ? points[number - 1] : sentences[number - 1]
  }
  const shownAt = turns.findIndex(({ id }) => id === shownId)
  return (
    <Panel title={say('speaking.whatWasSaid')} className="mt-8">
      {turns.length > 1 && <TurnStrip session={session} shownId={shownId} onShow={setShownId} />}
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
                      <CorrectionLine correction={correction} language={language} remarkedIn={remarkedIn} />
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

/** What was corrected in a turn: known by the words that it quotes. */
const correctionsIn = ({ feedback }: Session, said: string) =>
  feedback?.corrections.filter(({ quote }) => quote !== '' && said.includes(quote)) ?? []

interface TurnStripProps {
  session: Session
  shownId: number | null
  onShow: (id: number | null) => void
}

/** In shadowing each turn has a score; else what was corrected is counted, as far as there is feedback. */
function TurnStrip({ session, shownId, onShow }: TurnStripProps) {
  const say = useSay()
  const { mode, feedback, turns } = session
  const describe = ({ number, said, score }: Turn, place: number) => {
    if (score !== null) {
      const label = [say('speaking.sentence', { number }), say('speaking.scoreOf', { score })].join(say('ui.comma'))
      return { number, sign: String(score), look: LOOKS[scoreBand(score)], label }
    }
    const about = { number: place }
    const name = say(mode === 'presentation' ? 'speaking.part' : 'speaking.turn', about)
    if (!feedback) return { number: place, sign: '', look: LOOKS.none, label: name }
    const count = correctionsIn(session, said).length
    const label = [name, say('speaking.corrected', { count })].join(say('ui.comma'))
    return { number: place, sign: count > 0 ? `×${count}` : '–', look: LOOKS[count > 0 ? 'fair' : 'none'], label }
  }
  return (
    <fieldset aria-label={say('speaking.shownTurns')} className="mb-4 flex flex-wrap gap-1.5">
      {turns.map((turn, index) => (
        <StripCell
          key={turn.id}
          {...describe(turn, index + 1)}
          isPressed={shownId === turn.id}
          onPress={() => onShow(shownId === turn.id ? null : turn.id)}
        />
      ))}
    </fieldset>
  )
}
