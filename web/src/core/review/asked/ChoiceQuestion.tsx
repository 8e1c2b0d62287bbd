import { MOST_OPTIONS_PER_CARD } from '@lectern/domain/cards/choices'
import type { Grade } from '@lectern/domain/review'
import { useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Check, X } from '../../../ui/icons/icons.ts'
import { KeyHint } from '../../../ui/KeyHint.tsx'
import { CardControls, RoomForControls } from '../../cards/CardControls.tsx'
import { FaceView } from '../../cards/FaceView.tsx'
import type { ShownCard } from '../../cards/shown-card.ts'
import { Explained } from './Explained.tsx'
import { ReviewSheet } from './ReviewSheet.tsx'

interface ChoiceQuestionProps {
  card: ShownCard & { options: readonly string[]; explanation: string | null }
  /** Says when it comes back after an answer. */
  waitOf?: ((grade: Grade) => string) | undefined
  hasKeys: boolean
  /** Something was chosen; the answer is given when the student goes on. */
  onChosen?: () => void
  onAnswer: (grade: Grade) => void
}

const KEYS: Readonly<Record<string, number | 'next'>> = {
  ...Object.fromEntries(Array.from({ length: MOST_OPTIONS_PER_CARD }, (_, place) => [String(place + 1), place])),
  ' ': 'next',
  Enter: 'next',
}

/** A question with options to press; then which of them was right, and why. */
export function ChoiceQuestion({ card, waitOf, hasKeys, onChosen, onAnswer }: ChoiceQuestionProps) {
  const say = useSay()
  const [chosen, setChosen] = useState<string | null>(null)
  const grade: Grade = chosen === card.answer ? 3 : 1
  const choose = (option: string | undefined) => {
    if (chosen !== null || option === undefined) return
    setChosen(option)
    onChosen?.()
  }
  useShortcuts<number | 'next'>(KEYS, hasKeys, (shortcut) => {
    if (shortcut === 'next') return chosen === null ? undefined : onAnswer(grade)
    choose(card.options[shortcut])
  })
  return (
    <>
      <ReviewSheet card={card} isRevealed={false} />
      <fieldset className="mx-auto mt-4 flex max-w-prose flex-col gap-2">
        <legend className="sr-only">{say('review.options')}</legend>
        {card.options.map((option, index) => (
          <button
            key={option}
            type="button"
            disabled={chosen !== null}
            aria-pressed={chosen === option}
            onClick={() => choose(option)}
            className={classNames(
              'control flex w-full items-start gap-3 rounded-ui border px-4 py-2.5 text-start',
              lookOf(option, chosen, card.answer),
            )}
          >
            <span className="wrap-anywhere min-w-0 grow font-serif">
              <FaceView face={option} />
            </span>
            {chosen === null ? <KeyHint>{String(index + 1)}</KeyHint> : <Mark {...{ option, chosen, card }} />}
          </button>
        ))}
      </fieldset>
      {chosen !== null && (
        <Explained tone={grade === 3 ? 'good' : 'poor'} title={say(grade === 3 ? 'review.right' : 'review.wrong')}>
          {card.explanation}
        </Explained>
      )}
      <RoomForControls />
      {chosen !== null && (
        <CardControls label={say('review.howItWent')} isFirst={false} columns={2}>
          <Button
            variant="primary"
            size="lg"
            className="col-span-2 min-h-14 flex-col !gap-0"
            onClick={() => onAnswer(grade)}
          >
            <span className="flex items-center gap-2">
              {say('review.goOn')} <KeyHint>{say('review.spaceKey')}</KeyHint>
            </span>
            {waitOf && <span className="font-normal text-xs tabular-nums">{waitOf(grade)}</span>}
          </Button>
        </CardControls>
      )}
    </>
  )
}

function lookOf(option: string, chosen: string | null, answer: string): string {
  if (chosen === null) return 'cursor-pointer border-line bg-surface hover:border-ink-soft'
  if (option === answer) return 'border-good bg-surface'
  return option === chosen ? 'border-poor bg-surface' : 'border-line bg-surface text-ink-soft'
}

/** What a colour says, in words as well. */
function Mark({ option, chosen, card }: { option: string; chosen: string; card: { answer: string } }) {
  const say = useSay()
  if (option === card.answer)
    return (
      <span className="flex shrink-0 items-center gap-1 text-good text-sm">
        <Check size={18} aria-hidden /> {say('review.rightOption')}
      </span>
    )
  if (option !== chosen) return null
  return (
    <span className="flex shrink-0 items-center gap-1 text-poor text-sm">
      <X size={18} aria-hidden /> {say('review.chosenOption')}
    </span>
  )
}
