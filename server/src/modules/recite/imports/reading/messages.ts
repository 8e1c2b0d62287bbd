import type { DeckNote, LeftOut } from '@lectern/decks/deck-note'
import type { CardTextOptions } from '@lectern/decks/text/read-card-text'
import type { UnreadableDeckReason } from '@lectern/decks/unreadable-deck'

/** What the process that reads a file of cards can be asked, after `open`. */
export type DeckRequest =
  /** What the file is, and how many notes it has. Text is read as `text` says, else as it looks. */
  | { task: 'open'; text: CardTextOptions | null; now: number }
  /** Notes by their place. */
  | { task: 'notes'; from: number; count: number }
  /** What a medium holds, by its name in the file. */
  | { task: 'medium'; fileName: string }

export type DeckResults = {
  open: { kind: 'anki' | 'text'; noteCount: number }
  notes: { notes: DeckNote[]; leftOut: LeftOut[] }
  /** Null where the file lacks it. */
  medium: { bytes: Uint8Array | null; isTooLarge: boolean }
}

export type DeckReply =
  | { kind: 'done'; result: DeckResults[keyof DeckResults] }
  | { kind: 'failed'; reason: UnreadableDeckReason; detail: string }
