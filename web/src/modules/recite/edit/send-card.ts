import type { Flashcard } from '@lectern/contract/recite/shapes'
import { MAX_CARD_CHARACTERS, tidyCardSide } from '@lectern/domain/recite'
import { reciteApi } from '../api.ts'
import { areSameTags, type CardContent, type EditorCard } from './editor-card.ts'

export const fitsOnCard = ({ question, answer }: CardContent): boolean =>
  question.length <= MAX_CARD_CHARACTERS && answer.length <= MAX_CARD_CHARACTERS

/** A card as the server takes it. */
export const asNewCard = (card: EditorCard) => ({
  question: tidyCardSide(card.question),
  answer: tidyCardSide(card.answer),
  // A basic card without tags is told by its sides alone; one without an answer by its kind too.
  ...((card.kind !== 'basic' || (card.saved?.kind ?? 'basic') !== 'basic') && { kind: card.kind }),
  ...(!areSameTags(card.tags, card.saved?.tags ?? []) && { tags: [...card.tags] }),
  client_id: card.key,
})

export function sendCard(setId: number, card: EditorCard, keepalive: boolean): Promise<Flashcard> {
  const { client_id, ...text } = asNewCard(card)
  return card.id > 0
    ? reciteApi.updateCard({ params: { id: card.id }, body: text }, { keepalive })
    : reciteApi.createCard({ params: { id: setId }, body: { ...text, client_id } }, { keepalive })
}
