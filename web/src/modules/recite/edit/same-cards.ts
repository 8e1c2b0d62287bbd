import { parseCloze, withoutGaps } from '@lectern/domain/cards/cloze'
import type { CardNote } from '@lectern/domain/cards/faces'

const NO_LETTER = /[^\p{L}\p{N}]+/gu
/** What is shorter says too little to be told as a repetition. */
const SHORTEST = 4

const known = new WeakMap<CardNote, string>()

/** What a card asks, whatever its case, spaces and marks; the same for a text with and without gaps. */
function saidBy(card: CardNote): string {
  const before = known.get(card)
  if (before !== undefined) return before
  const text = card.kind === 'cloze' ? withoutGaps(parseCloze(card.question)) : card.question
  const said = text.normalize('NFKC').toLowerCase().replace(NO_LETTER, '')
  known.set(card, said)
  return said
}

/** The place of the first other card that says the same, from 0; -1 where none does. */
export function findSame<Card extends CardNote>(cards: readonly Card[], card: Card): number {
  const said = saidBy(card)
  if (said.length < SHORTEST) return -1
  return cards.findIndex((other) => other !== card && saidBy(other) === said)
}
