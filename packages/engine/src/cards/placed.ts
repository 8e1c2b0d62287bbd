import type { Place } from '../parse/mapped-text.ts'
import { CARD_RULES, type CardCandidate, type CardDraft } from './candidate.ts'

/** A draft with its place in the student's text, its section, what it was read from, and its score. */
export function placed(draft: CardDraft, { start, end }: Place, section: number, origin: string): CardCandidate {
  return { ...draft, start, end, section, origin, score: CARD_RULES[draft.rule].score + (draft.bonus ?? 0) }
}
