import { and, eq } from 'drizzle-orm'
import { reviewItems } from '../tables.ts'
import { groupKey } from './learner.ts'

/** Flashcards of a set, or all that were made of a material. */
export type Cards = { kind: 'card'; groupId: number } | { kind: 'material'; materialId: number }

export const cardsKey = (cards: Cards): string =>
  cards.kind === 'card' ? groupKey(cards) : `material ${cards.materialId}`

export const areCards = (cards: Cards) =>
  and(
    eq(reviewItems.kind, 'card'),
    cards.kind === 'card' ? eq(reviewItems.groupId, cards.groupId) : eq(reviewItems.materialId, cards.materialId),
  )
