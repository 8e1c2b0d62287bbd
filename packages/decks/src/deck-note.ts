/** What stands in a file of cards, in the words of this house: what reading gives and writing takes. */
import type { CardKind } from '@lectern/domain/cards/faces'
import type { LeftOutReason } from '@lectern/domain/cards/imports'

/** An answer that was given elsewhere. */
export interface PastReview {
  /** Milliseconds since 1970. */
  at: number
  /** 1 again, 2 hard, 3 good, 4 easy. */
  grade: 1 | 2 | 3 | 4
  durationMs: number
}

/** How one card of a note stood in the student's memory. */
export interface PartMemory {
  /** Counted as Anki counts the cards of a note, from 0. */
  part: number
  /** Oldest first. */
  reviews: PastReview[]
  /** A memory that the reviews alone do not tell, as of a moment in milliseconds. */
  carried: { at: number; stability: number; difficulty: number; reps: number; lapses: number } | null
  /** A moment in the day on which it comes back; null unless it is learned. */
  dueAt: number | null
  isSuspended: boolean
  /** 0 for none. */
  flag: number
}

export interface DeckNote {
  /** Unlike any other of its file. */
  id: string
  /** A key that is alike for notes that were one elsewhere. */
  siblingsOf: string
  /** The deck's name with those above it: `Biology::Cells`. */
  deck: string
  kind: CardKind
  question: string
  answer: string
  tags: string[]
  parts: PartMemory[]
}

/** Something that could not be taken, and how it can be told: the first words of a card, or a file's name. */
export interface LeftOut {
  reason: LeftOutReason
  what: string
}
