import { CardControls } from '../../../core/cards/CardControls.tsx'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Check, X } from '../../../ui/icons/icons.ts'
import { KeyHint } from '../../../ui/KeyHint.tsx'

interface StudyControlsProps {
  /** The first question leaves the focus on the heading of the screen. */
  isFirst: boolean
  isRevealed: boolean
  onReveal: () => void
  onMark: (isCorrect: boolean) => void
}

/** Reveal, then judge oneself. */
export function StudyControls({ isFirst, isRevealed, onReveal, onMark }: StudyControlsProps) {
  const say = useSay()
  return (
    <CardControls label={say(isRevealed ? 'recite.didYouKnow' : 'recite.theQuestion')} isFirst={isFirst} columns={2}>
      {isRevealed ? (
        <>
          <MarkButton isCorrect={false} onMark={onMark} />
          <MarkButton isCorrect onMark={onMark} />
        </>
      ) : (
        <Button variant="primary" size="lg" className="col-span-2 min-h-14" onClick={onReveal}>
          {say('recite.showAnswer')} <KeyHint>{say('recite.spaceKey')}</KeyHint>
        </Button>
      )}
    </CardControls>
  )
}

function MarkButton({ isCorrect, onMark }: { isCorrect: boolean; onMark: (isCorrect: boolean) => void }) {
  const say = useSay()
  return (
    <Button
      size="lg"
      className="min-h-14"
      icon={
        isCorrect ? (
          <Check size={20} className="shrink-0 text-good" aria-hidden />
        ) : (
          <X size={20} className="shrink-0 text-poor" aria-hidden />
        )
      }
      onClick={() => onMark(isCorrect)}
    >
      {say(isCorrect ? 'recite.correct' : 'recite.incorrect')} <KeyHint>{isCorrect ? '→' : '←'}</KeyHint>
    </Button>
  )
}
