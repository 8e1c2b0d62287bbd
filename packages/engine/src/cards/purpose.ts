import type { PURPOSE_TAGS } from '@lectern/domain/recite'
import { CARD_RULES, type CardKind, type CardRule } from './candidate.ts'

type PurposeTag = (typeof PURPOSE_TAGS)[number]

/** What each purpose asks for: added to the scores of the kinds of card it likes and taken from those it does not. */
const PREFERENCES: Record<PurposeTag, Partial<Record<CardKind, number>>> = {
  'Vocabulary list': { definition: 2.5, naming: 2, list: -2, reason: -2, fact: -2 },
  'Key concepts': { definition: 1.2, reason: 0.8, list: 0.6, fact: -0.4 },
  Definitions: { definition: 2.5, naming: 1.5, list: -1.5, reason: -1.5, fact: -2 },
  'Study questions': { reason: 2.2, fact: 1.2, list: -0.2, naming: -0.3, definition: -0.4 },
  Summary: { list: 1.8, reason: 1, definition: 0.4, fact: -0.5 },
  'Exam-oriented': { fact: 0.8, reason: 0.6, naming: 0.4, list: 0.3 },
}

/** How `purpose` (any text; several tags may stand in it) shifts the score of a card made by `rule`. */
export function preferenceFor(purpose: string, rule: CardRule): number {
  const wanted = purpose.toLowerCase()
  const { kind } = CARD_RULES[rule]
  const named = Object.entries(PREFERENCES).filter(([tag]) => wanted.includes(tag.toLowerCase()))
  return named.reduce((sum, [, kinds]) => sum + (kinds[kind] ?? 0), 0)
}
