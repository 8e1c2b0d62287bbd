import type { EditorCard } from '../editor-card.ts'

/** A card and its place in the set, from 1. */
export interface PlacedCard {
  card: EditorCard
  number: number
}

const texts = new WeakMap<EditorCard, string>()

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

function textOf(card: EditorCard): string {
  const before = texts.get(card)
  if (before !== undefined) return before
  const text = folded([card.question, card.answer, ...card.tags.map((tag) => `#${tag}`)].join('\n'))
  texts.set(card, text)
  return text
}

/** The cards that hold every word of `sought`, whatever its case, and those that are being written; `#` begins a tag. */
export function findCards(cards: readonly EditorCard[], sought: string): PlacedCard[] {
  const words = folded(sought).split(/\s+/).filter(Boolean)
  return cards.flatMap((card, index) => {
    const isFound = card.isEditing || words.every((word) => textOf(card).includes(word))
    return isFound ? [{ card, number: index + 1 }] : []
  })
}
