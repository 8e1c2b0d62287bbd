import type { Flashcard } from '@lectern/contract/recite-shapes'
import type { CardText } from '@lectern/domain/card-file'
import { tidyCardSide } from '@lectern/domain/recite'

/** A card on the desk: as typed, and as the server has it. */
export interface EditorCard extends CardText {
  /** The card's UUID, from its first keystroke on (requirements/recite.md#sets-and-cards). */
  key: string
  /** The server's id; negative until the card is saved there. */
  id: number
  correctCount: number
  incorrectCount: number
  isEditing: boolean
  /** What the server has; null before the first save. */
  saved: CardText | null
  status: 'idle' | 'saving' | 'failed'
}

export const isComplete = ({ question, answer }: CardText): boolean => question.trim() !== '' && answer.trim() !== ''

/** Whether the card holds something that the server has not. */
export const isUnsaved = ({ question, answer, saved }: EditorCard): boolean =>
  (question.trim() !== '' || answer.trim() !== '') &&
  (!saved || !isSameSide(question, saved.question) || !isSameSide(answer, saved.answer))

const isSameSide = (one: string, other: string): boolean => tidyCardSide(one) === tidyCardSide(other)

export const asEditorCard = (card: Flashcard): EditorCard => ({
  key: card.client_id,
  id: card.id,
  question: card.question,
  answer: card.answer,
  ...tallyOf(card),
  isEditing: false,
  saved: { question: card.question, answer: card.answer },
  status: 'idle',
})

/** @param id a negative one that no other card has */
export const newEditorCard = (text: CardText, id: number, isEditing: boolean): EditorCard => ({
  ...text,
  key: crypto.randomUUID(),
  id,
  ...tallyOf(undefined),
  isEditing,
  saved: null,
  status: 'idle',
})

/** How often a card was known and not known; a card that the server has not yet, never. */
export const tallyOf = (card: Flashcard | undefined) => ({
  correctCount: card?.correct_count ?? 0,
  incorrectCount: card?.incorrect_count ?? 0,
})
