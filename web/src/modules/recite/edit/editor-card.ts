import type { Flashcard, FlashcardSet } from '@lectern/contract/recite/shapes'
import { type CardNote, checkCard, MOST_TAGS_PER_CARD, tidyTags } from '@lectern/domain/cards/faces'
import { tidyCardSide } from '@lectern/domain/recite'

/** What is written on a card. */
export interface CardContent extends CardNote {
  tags: readonly string[]
}

export const EMPTY_CARD: CardContent = { kind: 'basic', question: '', answer: '', tags: [] }

/** Where a card came from: it stays, whatever is written on the card. */
interface CardOrigin extends Pick<Flashcard, 'source' | 'material_id'> {
  /** Whether its own material has been deleted, and not that of its set, of which the page tells. */
  isGone: boolean
  /** Whether a run made it. */
  isMade: boolean
}

/** A card on the desk: as typed, and as the server has it. */
export interface EditorCard extends CardContent {
  /** The card's UUID, from its first keystroke on (requirements/recite.md#sets-and-cards). */
  key: string
  /** The server's id; negative until the card is saved there. */
  id: number
  origin: CardOrigin
  correctCount: number
  incorrectCount: number
  isEditing: boolean
  /** What the server has; null before the first save. */
  saved: CardContent | null
  status: 'idle' | 'saving' | 'failed'
}

/** Whether something can be asked of the card: only then it is saved. */
export const isComplete = (card: CardNote): boolean => card.question.trim() !== '' && checkCard(card) === null

const known = new WeakMap<EditorCard, boolean>()

/** Whether the card holds something that the server has not. Reckoned once a card as it stands: all are asked at each keystroke. */
export function isUnsaved(card: EditorCard): boolean {
  const before = known.get(card)
  if (before !== undefined) return before
  const now = holdsUnsaved(card)
  known.set(card, now)
  return now
}

const holdsUnsaved = (card: EditorCard): boolean =>
  (card.question.trim() !== '' || card.answer.trim() !== '') && (!card.saved || !isSameContent(card, card.saved))

export const isSameContent = (one: CardContent, other: CardContent): boolean =>
  one.kind === other.kind &&
  isSameSide(one.question, other.question) &&
  isSameSide(one.answer, other.answer) &&
  areSameTags(one.tags, other.tags)

export const areSameTags = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((tag, index) => tag === others[index])

const isSameSide = (one: string, other: string): boolean => tidyCardSide(one) === tidyCardSide(other)

export const contentOf = ({ kind, question, answer, tags }: CardContent): CardContent => ({
  kind,
  question,
  answer,
  tags,
})

export const asEditorCard = (card: Flashcard, set: Pick<FlashcardSet, 'is_material_gone'>): EditorCard => ({
  key: card.client_id,
  id: card.id,
  origin: {
    source: card.source,
    material_id: card.material_id,
    isGone: card.is_material_gone === true && !set.is_material_gone,
    isMade: card.is_made === true,
  },
  ...contentOf(card),
  ...tallyOf(card),
  isEditing: false,
  saved: contentOf(card),
  status: 'idle',
})

/** @param id a negative one that no other card has */
export const newEditorCard = (content: CardContent, id: number, isEditing: boolean): EditorCard => ({
  ...content,
  key: crypto.randomUUID(),
  id,
  origin: { source: null, material_id: null, isGone: false, isMade: false },
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

/** The card with a tag on it, or without it; the very same card where that changes nothing. */
export function retagged(card: EditorCard, tag: string, isOn: boolean): EditorCard {
  const tags = isOn
    ? tidyTags([...card.tags, tag]).slice(0, MOST_TAGS_PER_CARD)
    : card.tags.filter((one) => one.toLowerCase() !== tag.trim().toLowerCase())
  return areSameTags(tags, card.tags) ? card : { ...card, tags }
}
