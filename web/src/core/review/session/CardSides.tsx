import type { CardKind } from '@lectern/domain/cards/faces'
import { readCoveredPicture, writeCoveredPicture } from '@lectern/domain/cards/occlusion'
import { MAX_CARD_CHARACTERS } from '@lectern/domain/recite'
import { useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { ChoiceFields } from '../../cards/ChoiceFields.tsx'

interface CardSidesProps {
  /**
   * What is chosen has its options to be written instead of one answer. What is covered in a picture is changed where that
   * is drawn.
   */
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
      {kind === 'occlusion' ? (
        <CoveredPictureHeader {...{ question, onQuestion }} />
      ) : (
        <TextArea
          {...shared}
          label={say(kind === 'cloze' ? 'cards.text' : 'review.question')}
          rows={3}
          value={question}
          onChange={(event) => onQuestion(event.target.value)}
        />
      )}
      {kind === 'choice' ? (
        <ChoiceFields answer={answer} onAnswer={onAnswer} error={error} />
      ) : (
        <TextArea
          {...shared}
          label={say(kind === 'cloze' || kind === 'occlusion' ? 'cards.more' : 'review.answer')}
          rows={4}
          value={answer}
          error={error ?? undefined}
          onChange={(event) => onAnswer(event.target.value)}
        />
      )}
    </>
  )
}

/** The words over a covered picture; the picture and its covers stay as they are, and are changed where their set is edited. */
function CoveredPictureHeader({ question, onQuestion }: Pick<CardSidesProps, 'question' | 'onQuestion'>) {
  const say = useSay()
  const covered = readCoveredPicture(question)
  const [typed, setTyped] = useState(covered.header)
  return (
    <TextArea
      isMaterial
      maxLength={MAX_CARD_CHARACTERS}
      label={say('cards.header')}
      rows={2}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onQuestion(writeCoveredPicture({ ...covered, header: target.value }))
      }}
    />
  )
}
