/** Rules of the flashcard module: making, keeping and studying cards (1§4, 1§5, 1§9, readings 26 to 29). */
import type { Message } from '@lectern/texts/message'
import {
  checkWordLimit,
  DEFAULT_PURPOSE,
  hasExtractionNotice,
  MAX_PURPOSE_CHARACTERS,
  OCR_NOTICE_FOUND,
  suggestTitle,
} from './content.ts'
import { hasEndingOf } from './documents.ts'
import { MEGABYTE } from './prices.ts'
import { formatCount } from './words.ts'

export const UPLOAD_LIMIT_BYTES = 10 * MEGABYTE
export const UPLOAD_TYPES = ['.txt', '.pdf', '.ppt', '.pptx'] as const
export const UNSUPPORTED_UPLOAD_TYPE = `Unsupported file type. Please upload: ${UPLOAD_TYPES.join(', ')}`
export const UPLOAD_TOO_LARGE = 'File size too large. Maximum size is 10MB.'

export const MINIMUM_CONTENT_CHARACTERS = 50
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
/** How many sessions that were left on the way are offered to be gone on with, newest first. */
export const MAX_RUNNING_SESSIONS_LISTED = 5
export const MAX_CARDS_PER_SET = 2000
export const MAX_CARD_CHARACTERS = 10_000

export const SECONDS_PER_CARD = 15
export const WARNING_AT_SECONDS = 60
/** How far the network and a browser's clock may blur a deadline, either way. */
export const DEADLINE_TOLERANCE_SECONDS = 5
export const AUTO_REVEAL_SECONDS = 180
/** An answer that found no network may come as late as this. */
export const LONGEST_ANSWER_DELAY_MS = 30 * 86_400_000

export const RECITE_TEXTS = {
  loginToUpload: 'Please log in to upload documents.',
  uploadUnreachable: 'Upload failed. Please try again.',
  csrfMissing: 'Failed to get CSRF token. Please refresh the page and try again.',
  contentRequired: 'Please provide content to generate flashcards.',
  loginToGenerate: 'Please log in to generate flashcards.',
  contentTooShort: 'Content is too short. Please provide at least 50 characters for meaningful flashcard generation.',
  ocrNotice: OCR_NOTICE_FOUND,
  generationFailed: 'Network error during flashcard generation',
  noCardsSelected: 'Please select at least one card to include in your set.',
  setCreated: 'Flashcard set created successfully!',
  createSetFailed: 'Failed to create flashcard set. Please try again.',
  setRenamed: 'Flashcard set renamed successfully!',
  renameSetFailed: 'Failed to rename flashcard set. Please try again.',
  setDeleted: 'Flashcard set deleted successfully!',
  deleteSetFailed: 'Failed to delete flashcard set. Please try again.',
  progressCleared: 'Flashcard set progress cleared successfully!',
  clearProgressFailed: 'Failed to clear flashcard set progress. Please try again.',
  loadSetFailed: 'Failed to load flashcard set. Please try again.',
  loadHistoryFailed: 'Failed to load study history. Please try again.',
  saveCardFailed: 'Failed to save card',
  cardDeleted: 'Flashcard deleted successfully!',
  deleteCardFailed: 'Failed to delete flashcard. Please try again.',
  startStudyFailed: 'Failed to start study session. Please try again.',
  noSession: 'Study session not started. Please try again.',
  sessionEnded: 'This study session has ended.',
  sessionStillRunning: 'The time of this study session has not run out.',
  noCardsToStudy: 'This set has no cards to study.',
  setIsFull: `A set holds at most ${formatCount(MAX_CARDS_PER_SET)} cards.`,
  noCardsMade: 'No flashcards could be made from this text.',
  timeUp: "Time's up! Study session ended. Remaining cards marked as incorrect.",
  endStudyFailed: 'Failed to end session. Please try again.',
  studyCompleted: 'Study session completed! Great job! 🎉',
} as const

export const uploadFailed = (reason = 'Unknown error'): string => `Upload failed: ${reason}`

export const cardsGenerated = (count: number): string =>
  `Successfully generated ${count} flashcards! Please review and select the cards you want to keep.`

/** Why a file cannot be uploaded, in the words of 1§5, or null. The server looks at the bytes as well. */
export function checkUpload(file: { name: string; size: number }): string | null {
  if (!hasEndingOf(file.name, UPLOAD_TYPES)) return UNSUPPORTED_UPLOAD_TYPE
  return file.size > UPLOAD_LIMIT_BYTES ? UPLOAD_TOO_LARGE : null
}

/** What the cards are for: the chosen tags and the student's own words, or 'General study'. */
export const describePurpose = (tags: readonly string[], ownWords: string): string =>
  [...tags, ownWords.trim()].filter(Boolean).join(', ').slice(0, MAX_PURPOSE_CHARACTERS) || DEFAULT_PURPOSE

/** What a set is called to begin with. */
export const suggestSetTitle = (documentName: string, content: string): string =>
  suggestTitle(documentName, content) || 'Flashcards'

/** Why `content` cannot be made into cards, in the words of 1§5, or null. */
export function checkContent(content: string): Message | string | null {
  const text = content.trim()
  if (!text) return RECITE_TEXTS.contentRequired
  if (text.length < MINIMUM_CONTENT_CHARACTERS) return RECITE_TEXTS.contentTooShort
  if (hasExtractionNotice(text)) return RECITE_TEXTS.ocrNotice
  return checkWordLimit(text)
}

export const timeLimitSeconds = (cardCount: number): number => cardCount * SECONDS_PER_CARD
/** For display; the true limit is in seconds (reading 26). */
export const timeLimitMinutes = (cardCount: number): number => Math.ceil(timeLimitSeconds(cardCount) / 60)

const toleranceMs = DEADLINE_TOLERANCE_SECONDS * 1000
/** Whether a session takes no more answers: its deadline has passed, and what was under way then has arrived. */
export const isOverdue = (expiresAt: Date, now: Date): boolean => now.getTime() > expiresAt.getTime() + toleranceMs
/** Whether a browser that says the time is up may be right. */
export const isTimeUp = (expiresAt: Date, now: Date): boolean => now.getTime() >= expiresAt.getTime() - toleranceMs

/** Percentage of cards known, 0 to 100, rounded to a whole number. */
export const scorePercent = (correct: number, total: number): number =>
  total === 0 ? 0 : Math.round((correct / total) * 100)

export type ScoreBand = 'good' | 'fair' | 'poor'
/** Green at 80% or more, orange at 60% or more, red below (1§9). */
export const scoreBand = (percent: number): ScoreBand => (percent >= 80 ? 'good' : percent >= 60 ? 'fair' : 'poor')

const BLANK_LINES_IN_FRONT = /^(?:[^\S\n]*\n)+/

/**
 * A side of a card as it is kept: nothing blank around it. The first of several lines keeps its indentation, which in a
 * program means something.
 */
export function tidyCardSide(text: string): string {
  const tidy = text.replaceAll('\r\n', '\n').replace(BLANK_LINES_IN_FRONT, '').trimEnd()
  return tidy.includes('\n') ? tidy : tidy.trimStart()
}

/** Whether a side of a card is laid out by indentation, as programs are. */
export const isIndented = (text: string): boolean => text.includes('\n') && /^(?: {2}|\t)[ \t]*\S/m.test(text)

/** What makes two cards the same (1§5): their question, trimmed, whatever its case. */
/** Cards with the same one ask the same. */
export const questionKey = (question: string): string => question.trim().toLowerCase()

/** Drops each card whose question an earlier one already asks. */
export function dropRepeatedQuestions<Card extends { question: string }>(cards: readonly Card[]): Card[] {
  const seen = new Set<string>()
  return cards.filter(({ question }) => {
    const key = questionKey(question)
    return !seen.has(key) && seen.add(key)
  })
}
