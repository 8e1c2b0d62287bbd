import { Check, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { KeyHint } from '../../../ui/KeyHint.tsx'

interface StudyControlsProps {
  /** The first question leaves the focus on the heading of the screen. */
  isFirst: boolean
  isRevealed: boolean
  onReveal: () => void
  onMark: (isCorrect: boolean) => void
}

/** Reveal, then judge oneself. Each side of a card has buttons of its own, and they take the focus from those before. */
export function StudyControls({ isFirst, isRevealed, onReveal, onMark }: StudyControlsProps) {
  const say = useSay()
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (!isFirst) group.current?.focus({ preventScroll: true })
  }, [isFirst])
  return (
    <fieldset
      ref={group}
      aria-label={say(isRevealed ? 'recite.didYouKnow' : 'recite.theQuestion')}
      tabIndex={-1}
      // On a narrow screen at its foot, where a thumb is; elsewhere under the card, and in view however long that is.
      className="inset-x-0 bottom-0 z-10 grid grid-cols-2 gap-3 bg-paper py-3 max-md:fixed max-md:border-line max-md:border-t max-md:px-4 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:sticky md:mt-2"
    >
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
    </fieldset>
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
