import type { CardKind } from '@lectern/domain/cards/faces'
import { MAX_CARD_CHARACTERS } from '@lectern/domain/recite'
import { useSay } from '../../lib/language.ts'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { ChoiceFields } from '../cards/ChoiceFields.tsx'

interface CardSidesProps {
  /** What is chosen has its options to be written instead of one answer. */
  kind: CardKind
  question: string
  answer: string
  onQuestion: (question: string) => void
  onAnswer: (answer: string) => void
  /** Why the card was not kept. */
  error: string | null
}

/** Both sides of a card, to be said in other words. */
export function CardSides({ kind, question, answer, onQuestion, onAnswer, error }: CardSidesProps) {
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
      {kind === 'choice' ? (
        <ChoiceFields answer={answer} onAnswer={onAnswer} error={error} />
      ) : (
        <TextArea
          {...shared}
          label={say('review.answer')}
          rows={4}
          value={answer}
          error={error ?? undefined}
          onChange={(event) => onAnswer(event.target.value)}
        />
      )}
    </>
  )
}
