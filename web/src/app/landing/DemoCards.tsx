import { type Ref, useEffect, useRef, useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Check, RotateCcw, X } from '../../ui/icons/icons.ts'

const CARDS = [
  { question: 'landing.cardOneQuestion', answer: 'landing.cardOneAnswer' },
  { question: 'landing.cardTwoQuestion', answer: 'landing.cardTwoAnswer' },
  { question: 'landing.cardThreeQuestion', answer: 'landing.cardThreeAnswer' },
] as const

/** Three real flashcards: turn one, say whether you knew it, see your score. Nothing of it is kept. */
export function DemoCards() {
  const say = useSay()
  const [index, setIndex] = useState(0)
  const [isRevealed, setRevealed] = useState(false)
  const [known, setKnown] = useState(0)
  const card = CARDS[index]

  const answer = (isCorrect: boolean) => {
    if (isCorrect) setKnown(known + 1)
    setRevealed(false)
    setIndex(index + 1)
  }
  const restart = () => {
    setIndex(0)
    setKnown(0)
  }

  // The button that was pressed is gone: the keyboard goes on at the next card.
  const cardButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (index > 0) cardButton.current?.focus({ preventScroll: true })
  }, [index])

  if (!card)
    return (
      <div className={`${PAPER} mb-17`}>
        <p className="font-semibold font-serif text-xl">{say('landing.cardsKnown', { known, count: CARDS.length })}</p>
        <p className="text-ink-soft">{say(known === CARDS.length ? 'landing.nothingLeft' : 'landing.onceMore')}</p>
        <Button icon={<RotateCcw size={16} aria-hidden />} onClick={restart}>
          {say('landing.again')}
        </Button>
      </div>
    )
  return (
    <div>
      <div className="relative">
        <Sheet className="inset-x-4 -bottom-3" />
        <Sheet className="inset-x-2 -bottom-1.5" />
        <TurningCard
          ref={cardButton}
          key={index}
          question={say(card.question)}
          answer={say(card.answer)}
          isRevealed={isRevealed}
          onTurn={() => setRevealed(!isRevealed)}
        />
      </div>
      <div className="mt-6 flex min-h-11 items-center justify-between gap-3">
        <p className="text-ink-soft text-sm tabular-nums">
          {say('landing.cardPlace', { number: index + 1, count: CARDS.length })}
        </p>
        {isRevealed ? (
          <div className="flex gap-2">
            <Button icon={<X size={16} className="text-poor" aria-hidden />} onClick={() => answer(false)}>
              {say('landing.missedIt')}
            </Button>
            <Button icon={<Check size={16} className="text-good" aria-hidden />} onClick={() => answer(true)}>
              {say('landing.knewIt')}
            </Button>
          </div>
        ) : (
          <p className="text-ink-faint text-sm">{say('landing.pressToTurn')}</p>
        )}
      </div>
    </div>
  )
}

/** The edge of a card that lies below. */
const Sheet = ({ className }: { className: string }) => (
  <div aria-hidden className={`absolute h-12 rounded-ui border border-line bg-surface ${className}`} />
)

const PAPER =
  'flex h-72 w-full flex-col items-center justify-center gap-5 rounded-ui border border-line bg-surface px-8 text-center shadow-float'
const FACE =
  'col-start-1 row-start-1 flex items-center justify-center wrap-anywhere text-balance break-keep p-8 backface-hidden'

interface TurningCardProps {
  question: string
  answer: string
  isRevealed: boolean
  onTurn: () => void
  ref: Ref<HTMLButtonElement>
}

/** Both sides lie on one another; the hidden one is hidden from readers as well. */
function TurningCard({ question, answer, isRevealed, onTurn, ref }: TurningCardProps) {
  return (
    <button
      ref={ref}
      type="button"
      onClick={onTurn}
      aria-expanded={isRevealed}
      className="group relative block w-full perspective-distant"
    >
      <span
        className={classNames(
          'grid h-72 w-full rounded-ui border border-line bg-surface font-serif shadow-float transform-3d',
          'transition-transform duration-200 ease-ui group-hover:border-line-strong',
          isRevealed && 'rotate-y-180',
        )}
      >
        <span aria-hidden={isRevealed} className={`${FACE} font-semibold text-2xl`}>
          {question}
        </span>
        <span aria-hidden={!isRevealed} className={`${FACE} rotate-y-180 text-xl`}>
          {answer}
        </span>
      </span>
    </button>
  )
}
