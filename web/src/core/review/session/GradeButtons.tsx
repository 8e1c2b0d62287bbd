import type { QueuedItem } from '@lectern/contract/review/shapes'
import type { Grade } from '@lectern/domain/review'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { KeyHint } from '../../../ui/KeyHint.tsx'
import { CardControls } from '../../cards/CardControls.tsx'
import { waitText } from './wait-text.ts'

const GRADES_OF = {
  2: [1, 3],
  4: [1, 2, 3, 4],
} as const
const NAMES = { 1: 'again', 2: 'hard', 3: 'good', 4: 'easy' } as const
const TONES = { 1: 'text-poor', 2: 'text-ink', 3: 'text-ink', 4: 'text-good' } as const

/** The grades that stand side by side; their keys count from 1. */
export const gradesOf = (buttons: 2 | 4): readonly Grade[] => GRADES_OF[buttons]

interface GradeButtonsProps {
  card: QueuedItem
  grades: 2 | 4
  /** Whether each grade says when the card would come back. */
  showsIntervals: boolean
  isFirst: boolean
  isRevealed: boolean
  onReveal: () => void
  onGrade: (grade: Grade) => void
}

/** Turn the card over, then say how well it was known. */
export function GradeButtons({
  card,
  grades,
  showsIntervals,
  isFirst,
  isRevealed,
  onReveal,
  onGrade,
}: GradeButtonsProps) {
  const say = useSay()
  if (!isRevealed)
    return (
      <CardControls label={say('review.theQuestion')} isFirst={isFirst} columns={2}>
        <Button variant="primary" size="lg" className="col-span-2 min-h-14" onClick={onReveal}>
          {say('review.showAnswer')} <KeyHint>{say('review.spaceKey')}</KeyHint>
        </Button>
      </CardControls>
    )
  return (
    <CardControls label={say('review.howWell')} isFirst={isFirst} columns={grades}>
      {gradesOf(grades).map((grade, index) => (
        <Button key={grade} size="lg" className="min-h-14 min-w-0 flex-col !gap-0 !px-1" onClick={() => onGrade(grade)}>
          <span className={`flex items-center gap-2 ${TONES[grade]}`}>
            {say(`review.${grades === 2 && grade === 3 ? 'gotIt' : NAMES[grade]}`)}{' '}
            {/* Four stand beside each other on a phone, where words need the room. */}
            <span className={grades === 4 ? 'max-sm:hidden' : undefined}>
              <KeyHint>{String(index + 1)}</KeyHint>
            </span>
          </span>
          {showsIntervals && (
            <span className="font-normal text-ink-soft text-xs tabular-nums">
              {waitText(card.intervals[NAMES[grade]])}
            </span>
          )}
        </Button>
      ))}
    </CardControls>
  )
}
