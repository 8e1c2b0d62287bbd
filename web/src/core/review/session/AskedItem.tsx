import type { QueuedItem, ReviewSettings } from '@lectern/contract/review/shapes'
import { RoomForControls } from '../../cards/CardControls.tsx'
import { ChoiceQuestion } from '../asked/ChoiceQuestion.tsx'
import { compareTyped } from '../asked/compare.ts'
import { ReviewSheet } from '../asked/ReviewSheet.tsx'
import { TypedQuestion } from '../asked/TypedQuestion.tsx'
import { GradeButtons } from './GradeButtons.tsx'
import type { Review } from './use-review.ts'
import { waitText } from './wait-text.ts'

interface AskedItemProps {
  card: QueuedItem
  review: Review
  settings: Pick<ReviewSettings, 'grade_buttons' | 'shows_intervals'>
  /** False while a dialog lies over it. */
  hasKeys: boolean
}

/** What is asked now: called to mind, typed, or chosen. */
export function AskedItem({ card, review, settings, hasKeys }: AskedItemProps) {
  const { isRevealed } = review
  const showsIntervals = settings.shows_intervals
  // What is known of a missed question is right or wrong.
  const grades = card.kind === 'card' ? settings.grade_buttons : 2
  if (card.mode === 'choice')
    return (
      <ChoiceQuestion
        // With other options it is another question.
        key={card.note.answer}
        card={card}
        waitOf={showsIntervals ? (grade) => waitText(card.intervals[grade === 1 ? 'again' : 'good']) : undefined}
        hasKeys={hasKeys}
        onChosen={review.reveal}
        onAnswer={review.grade}
      />
    )
  if (card.mode === 'typed')
    return (
      <TypedQuestion
        card={card}
        compare={(typed, answer) => compareTyped(card.id, typed, answer)}
        grades={grades}
        showsIntervals={showsIntervals}
        hasKeys={hasKeys}
        onReveal={review.reveal}
        onAnswer={review.grade}
      />
    )
  return (
    <>
      <ReviewSheet card={card} isRevealed={isRevealed} />
      <RoomForControls />
      <GradeButtons
        key={`${card.id} ${isRevealed}`}
        card={card}
        grades={grades}
        showsIntervals={showsIntervals}
        isFirst={!review.hasAnswered && !isRevealed}
        isRevealed={isRevealed}
        onReveal={review.reveal}
        onGrade={review.grade}
      />
    </>
  )
}
