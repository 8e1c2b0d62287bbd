import type { QueuedItem } from '@lectern/contract/review/shapes'
import type { Grade } from '@lectern/domain/review'
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { KeyHint } from '../../../ui/KeyHint.tsx'
import { CardControls } from '../../cards/CardControls.tsx'
import type { MarkingError } from '../outbox.ts'
import { GradeButtons, gradesOf } from '../session/GradeButtons.tsx'
import { waitText } from '../session/wait-text.ts'
import type { Compared } from './compare.ts'

interface TypedControlsProps {
  card: QueuedItem
  compared: Compared
  typed: string
  grades: 2 | 4
  showsIntervals: boolean
  hasKeys: boolean
  onAnswer: (grade: Grade, markingError?: MarkingError) => void
}

const KEYS = { ' ': 'next', Enter: 'next', r: 'right', '1': 0, '2': 1, '3': 2, '4': 3 } as const
/** What the student's own word comes to. */
const GOOD: Grade = 3
const NAMES = { 1: 'again', 2: 'hard', 3: 'good', 4: 'easy' } as const

/** On with what the comparison came to, or by the student's own word; where it came to nothing, the student grades. */
export function TypedControls({ card, compared: { rating }, typed, hasKeys, onAnswer, ...look }: TypedControlsProps) {
  const say = useSay()
  const mayObject = rating !== null && rating < GOOD && typed.trim() !== ''
  const object = () => mayObject && onAnswer(GOOD, { typed, rating })
  useShortcuts<number | 'next' | 'right'>(KEYS, hasKeys, (shortcut) => {
    if (shortcut === 'right') return object()
    if (shortcut === 'next') return rating === null ? undefined : onAnswer(rating)
    const grade = gradesOf(look.grades)[shortcut]
    if (rating === null && grade) onAnswer(grade)
  })
  if (rating === null)
    return <GradeButtons card={card} {...look} isFirst={false} isRevealed onReveal={() => {}} onGrade={onAnswer} />
  return (
    <CardControls label={say('review.howItWent')} isFirst={false} columns={2}>
      {mayObject && (
        <Button size="lg" className="min-h-14" onClick={object}>
          {say('review.iWasRight')} <KeyHint>R</KeyHint>
        </Button>
      )}
      <Button
        variant="primary"
        size="lg"
        className={`min-h-14 flex-col !gap-0 ${mayObject ? '' : 'col-span-2'}`}
        onClick={() => onAnswer(rating)}
      >
        <span className="flex items-center gap-2">
          {say(card.kind === 'card' ? `review.${NAMES[rating]}` : 'review.goOn')}{' '}
          <KeyHint>{say('review.enterKey')}</KeyHint>
        </span>
        {look.showsIntervals && <span className="font-normal text-xs">{waitText(card.intervals[NAMES[rating]])}</span>}
      </Button>
    </CardControls>
  )
}
