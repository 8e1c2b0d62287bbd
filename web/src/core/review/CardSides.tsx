import { MAX_CARD_CHARACTERS } from '@lectern/domain/recite'
import { useSay } from '../../lib/language.ts'
import { TextArea } from '../../ui/fields/TextArea.tsx'

interface CardSidesProps {
  question: string
  answer: string
  onQuestion: (question: string) => void
  onAnswer: (answer: string) => void
  /** Why the card was not kept. */
  error: string | null
}

/** Both sides of a card, to be said in other words. */
export function CardSides({ question, answer, onQuestion, onAnswer, error }: CardSidesProps) {
  const say = useSay()
  const shared = { isMaterial: true, maxLength: MAX_CARD_CHARACTERS }
  return (
    <>
      <TextArea
        {...shared}
        label={say('review.question')}
        rows={3}
        value={question}
        onChange={(event) => onQuestion(event.target.value)}
      />
      <TextArea
        {...shared}
        label={say('review.answer')}
        rows={4}
        value={answer}
        error={error ?? undefined}
        onChange={(event) => onAnswer(event.target.value)}
      />
    </>
  )
}
