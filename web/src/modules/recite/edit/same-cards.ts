import type { CardNote } from '@lectern/domain/cards/faces'
import { saidBy } from '@lectern/domain/cards/said-by'

const known = new WeakMap<CardNote, string>()

/** Reckoned once a card as it stands: all are asked at each keystroke. */
function saidOf(card: CardNote): string {
  const before = known.get(card)
  if (before !== undefined) return before
  const said = saidBy(card)
  known.set(card, said)
  return said
}

/** The place of the first other card that says the same, from 0; -1 where none does. */
export function findSame<Card extends CardNote>(cards: readonly Card[], card: Card): number {
  const said = saidOf(card)
  if (said === '') return -1
  return cards.findIndex((other) => other !== card && saidOf(other) === said)
}
