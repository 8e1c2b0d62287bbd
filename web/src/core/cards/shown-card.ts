import { CARD_KINDS, type CardKind, type CardNote, type Part } from '@lectern/domain/cards/faces'
import type { ReviewKind } from '@lectern/domain/review'

/** A card as a review, a study or a list has it. */
export interface ShownCard {
  id: number
  question: string
  answer: string
  /** The kind that a card has in its set; what is reviewed has a kind of another sort. */
  kind?: CardKind | ReviewKind
  /** What the card is made of, and the part that is asked for, in a review. */
  note?: (CardNote & { part: number }) | null
}

/** What to draw of a card: in a review one part of it, on the clock and in lists all. */
export function drawnOf({ note, kind, question, answer }: ShownCard): { note: CardNote; part: Part } {
  if (note) return { note, part: note.part }
  return { note: { kind: CARD_KINDS.find((one) => one === kind) ?? 'basic', question, answer }, part: 'all' }
}
