import type { Place } from '../parse/mapped-text.ts'

/** What a card trains: a word's meaning, a fact, a reason or course of events, or a list. */
export type CardKind = 'definition' | 'naming' | 'fact' | 'reason' | 'list'

/** Every way a card comes about, with what it trains and how good its cards are before anything else is known (0 to 10). */
export const CARD_RULES = {
  'author-question': { kind: 'reason', score: 9.2 },
  'author-aspect': { kind: 'reason', score: 9.1 },
  'noted-question': { kind: 'reason', score: 7 },
  'glossary-entry': { kind: 'definition', score: 9 },
  'noted-entry': { kind: 'definition', score: 7 },
  'vocabulary-entry': { kind: 'definition', score: 7.8 },
  'strong-definition': { kind: 'definition', score: 9 },
  definition: { kind: 'definition', score: 7.9 },
  identity: { kind: 'definition', score: 7 },
  naming: { kind: 'naming', score: 8 },
  'naming-blank': { kind: 'naming', score: 6.8 },
  'term-blank': { kind: 'naming', score: 6 },
  function: { kind: 'reason', score: 8 },
  reason: { kind: 'reason', score: 8 },
  date: { kind: 'fact', score: 7.5 },
  agent: { kind: 'fact', score: 7.8 },
  enumeration: { kind: 'list', score: 7.3 },
} as const satisfies Record<string, { readonly kind: CardKind; readonly score: number }>

export type CardRule = keyof typeof CARD_RULES
/** Whether a text's author asked, so that a card is judged by how it is laid out. */
export const isAuthors = (rule: CardRule): boolean => /^author-|-question$/.test(rule)

/** What a rule found: the card's words, without the place they came from. */
export type CardDraft = {
  readonly rule: CardRule
  readonly question: string
  readonly answer: string
  /** What the card is about; not many cards about one thing are kept. */
  readonly term: string
  /** Added to the rule's own score. */
  readonly bonus?: number
}

/** A card that may be kept, with the place in the student's text that it quotes. */
export type CardCandidate = CardDraft &
  Place & {
    readonly score: number
    readonly section: number
    /** Cards with the same origin say the same; one of them is kept. */
    readonly origin: string
  }

/** A card with how probably a strict reader keeps it, 0 to 1, and whether that is enough to be given unasked. */
export type RankedCandidate = CardCandidate & { readonly chance: number; readonly isSure: boolean }
