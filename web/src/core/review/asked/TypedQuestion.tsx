import type { QueuedItem } from '@lectern/contract/review/shapes'
import { typedAnswerOf } from '@lectern/domain/answers/typed-answer'
import { type Grade, MAX_TYPED_CHARACTERS } from '@lectern/domain/review'
import { type KeyboardEvent, useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { KeyHint } from '../../../ui/KeyHint.tsx'
import { RoomForControls } from '../../cards/CardControls.tsx'
import type { MarkingError } from '../outbox.ts'
import { type Compared, compareHere } from './compare.ts'
import { Explained } from './Explained.tsx'
import { ReviewSheet } from './ReviewSheet.tsx'
import { TypedControls } from './TypedControls.tsx'
import { TypedDifference } from './TypedDifference.tsx'

interface TypedQuestionProps {
  card: QueuedItem
  compare: (typed: string, answer: string) => Promise<Compared>
  grades: 2 | 4
  showsIntervals: boolean
  hasKeys: boolean
  onReveal: () => void
  onAnswer: (grade: Grade, markingError?: MarkingError) => void
}

/** A question whose answer is typed; then what differs, and what that counts as. */
export function TypedQuestion({ card, compare, onReveal, onAnswer, ...controls }: TypedQuestionProps) {
  const say = useSay()
  const answer = typedAnswerOf(card.note, card.note.part) ?? card.answer
  const [typed, setTyped] = useState('')
  const [isComparing, setComparing] = useState(false)
  const [compared, setCompared] = useState<Compared | null>(null)
  const check = async () => {
    if (isComparing || compared) return
    setComparing(true)
    setCompared(typed.trim() === '' ? compareHere('', answer) : await compare(typed, answer))
    setComparing(false)
    onReveal()
  }
  return (
    <>
      <ReviewSheet card={card} isRevealed={compared !== null} />
      {compared ? (
        <>
          <Explained
            {...verdictOf(compared, say)}
            details={<TypedDifference typed={typed} answer={answer} compared={compared} />}
          >
            {card.explanation}
          </Explained>
          <RoomForControls />
          <TypedControls card={card} compared={compared} typed={typed} onAnswer={onAnswer} {...controls} />
        </>
      ) : (
        <div className="mx-auto mt-4 max-w-prose">
          <TextArea
            label={say('review.yourAnswer')}
            isMaterial
            rows={2}
            // The screen asks for this and nothing else.
            autoFocus
            maxLength={MAX_TYPED_CHARACTERS}
            value={typed}
            readOnly={isComparing}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (!sends(event)) return
              event.preventDefault()
              void check()
            }}
          />
          <Button
            variant="primary"
            size="lg"
            className="mt-3 min-h-14 w-full"
            isLoading={isComparing}
            onClick={() => void check()}
          >
            {say(typed.trim() === '' ? 'review.doNotKnow' : 'review.compare')}{' '}
            <KeyHint>{say('review.enterKey')}</KeyHint>
          </Button>
        </div>
      )}
    </>
  )
}

/** Enter sends, unless it only ends a composition: of Chinese it takes over what is being spelled. Safari says so by 229. */
const sends = ({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== 229

const VERDICTS = {
  same: { tone: 'good', id: 'review.right' },
  slip: { tone: 'fair', id: 'review.slip' },
  missing: { tone: 'poor', id: 'review.ideaMissing' },
  different: { tone: 'poor', id: 'review.wrong' },
  unsure: { tone: 'fair', id: 'review.judgeYourself' },
} as const

function verdictOf({ verdict }: Compared, say: ReturnType<typeof useSay>) {
  const { tone, id } = VERDICTS[verdict]
  return { tone, title: say(id) }
}
