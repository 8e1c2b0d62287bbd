/** Rules of the flashcard module: making, keeping and studying cards (1§4, 1§5, 1§9, readings 26 to 29). */
import { checkWordLimit, hasExtractionNotice } from './content.ts'
import { MEGABYTE } from './prices.ts'

export const UPLOAD_LIMIT_BYTES = 10 * MEGABYTE
export const UPLOAD_TYPES = ['.txt', '.pdf', '.ppt', '.pptx'] as const
export const UNSUPPORTED_UPLOAD_TYPE = `Unsupported file type. Please upload: ${UPLOAD_TYPES.join(', ')}`
export const UPLOAD_TOO_LARGE = 'File size too large. Maximum size is 10MB.'

export const MINIMUM_CONTENT_CHARACTERS = 50
export const DEFAULT_PURPOSE = 'General study'
export const PURPOSE_TAGS = [
  'Vocabulary list',
  'Key concepts',
  'Definitions',
  'Study questions',
  'Summary',
  'Exam-oriented',
] as const

export const SETS_PER_PAGE = 12
export const RECENT_SESSIONS = 5
export const MAX_CARDS_PER_SET = 2000
export const MAX_CARD_CHARACTERS = 10_000
export const MAX_TITLE_CHARACTERS = 200

export const SECONDS_PER_CARD = 15
export const WARNING_AT_SECONDS = 60
export const AUTO_REVEAL_SECONDS = 180
export const SEARCH_DEBOUNCE_MS = 300

export const RECITE_TEXTS = {
  contentRequired: 'Please provide content to generate flashcards.',
  contentTooShort: 'Content is too short. Please provide at least 50 characters for meaningful flashcard generation.',
  ocrNotice: "Detected OCR notice in content. Please use 'OCR Document' and paste real text.",
  noCardsSelected: 'Please select at least one card to include in your set.',
  noSession: 'Study session not started. Please try again.',
} as const

/** Why `content` cannot be made into cards, in the words of 1§5, or null. */
export function checkContent(content: string): string | null {
  const text = content.trim()
  if (!text) return RECITE_TEXTS.contentRequired
  if (text.length < MINIMUM_CONTENT_CHARACTERS) return RECITE_TEXTS.contentTooShort
  if (hasExtractionNotice(text)) return RECITE_TEXTS.ocrNotice
  return checkWordLimit(text)
}

export const timeLimitSeconds = (cardCount: number): number => cardCount * SECONDS_PER_CARD
/** For display; the true limit is in seconds (reading 26). */
export const timeLimitMinutes = (cardCount: number): number => Math.ceil(timeLimitSeconds(cardCount) / 60)

/** Percentage of cards known, 0 to 100, rounded to a whole number. */
export const scorePercent = (correct: number, total: number): number =>
  total === 0 ? 0 : Math.round((correct / total) * 100)

export type ScoreBand = 'good' | 'fair' | 'poor'
/** Green at 80% or more, orange at 60% or more, red below (1§9). */
export const scoreBand = (percent: number): ScoreBand => (percent >= 80 ? 'good' : percent >= 60 ? 'fair' : 'poor')

/** What makes two cards the same (1§5): their question, trimmed, whatever its case. */
const questionKey = (question: string): string => question.trim().toLowerCase()

/** Drops each card whose question an earlier one already asks. */
export function dropRepeatedQuestions<Card extends { question: string }>(cards: readonly Card[]): Card[] {
  const seen = new Set<string>()
  return cards.filter(({ question }) => {
    const key = questionKey(question)
    return !seen.has(key) && seen.add(key)
  })
}
