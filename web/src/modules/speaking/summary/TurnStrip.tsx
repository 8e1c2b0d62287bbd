import { scoreBand } from '@lectern/domain/recite'
import { ResultStrip } from '../../../core/questions/results/ResultStrip.tsx'
import { StripCell } from '../../../core/questions/results/StripCell.tsx'
import { useSay } from '../../../lib/language.ts'
import type { Session } from '../api.ts'
import { correctionsIn } from './corrections-in.ts'

type Turn = Session['turns'][number]

const LOOKS = {
  good: 'bg-good-soft text-good',
  fair: 'bg-fair-soft text-fair',
  poor: 'bg-poor-soft text-poor',
  none: 'bg-sunken text-ink-soft',
} as const

interface TurnStripProps {
  session: Session
  shownId: number | null
  onShow: (id: number | null) => void
}

/**
 * A cell for each turn tells how it went, and pressed, shows it alone. In shadowing each turn has a score; else what was
 * corrected is counted, as far as there is feedback.
 */
export function TurnStrip({ session, shownId, onShow }: TurnStripProps) {
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
    <ResultStrip label={say('speaking.shownTurns')}>
      {turns.map((turn, index) => (
        <StripCell
          key={turn.id}
          {...describe(turn, index + 1)}
          isPressed={shownId === turn.id}
          onPress={() => onShow(shownId === turn.id ? null : turn.id)}
        />
      ))}
    </ResultStrip>
  )
}
