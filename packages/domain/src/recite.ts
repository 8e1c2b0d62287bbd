/** Rules of the flashcard module: making, keeping and studying cards (requirements/recite.md). */
import { type Message, message } from '@lectern/texts/message'
import {
  checkWordLimit,
  DEFAULT_PURPOSE,
  FEWEST_MATERIAL_CHARACTERS,
  hasExtractionNotice,
  MAX_PURPOSE_CHARACTERS,
  OCR_NOTICE_FOUND,
} from './content.ts'
import { hasEndingOf, unsupportedType } from './documents.ts'
import { readStretches } from './markdown/prose.ts'
import { MEGABYTE } from './prices.ts'

/** States of one study of a set. It ends once: completed, expired, or abandoned without a single answer. */
export const STUDY_STATES = ['running', 'completed', 'expired', 'abandoned'] as const

/**
 * What documents cards are made of: so large at most, and by these endings; the bytes are looked at as well
 * (requirements/files.md#file-types).
 */
export const UPLOAD_LIMIT_BYTES = 10 * MEGABYTE
export const UPLOAD_TYPES = ['.txt', '.pdf', '.ppt', '.pptx'] as const

/** Why another document is refused. */
export const UNSUPPORTED_UPLOAD_TYPE = unsupportedType(UPLOAD_TYPES)
export const UPLOAD_TOO_LARGE = message('recite.uploadTooLarge')

/**
 * What cards can be wanted for by one press, in English as it goes to whoever makes them; the screen words each by its
 * id.
 */
export const PURPOSE_TAGS = [
  'Vocabulary list',
  'Key concepts',
  'Definitions',
  'Study questions',
  'Summary',
  'Exam-oriented',
] as const

/**
 * How much of the history stands on its page: sets, and sessions that ended (requirements/recite.md#history-of-recite).
 */
export const SETS_PER_PAGE = 12
export const RECENT_SESSIONS = 5

/** How many sessions that were left on the way are offered to be gone on with, newest first. */
export const MAX_RUNNING_SESSIONS_LISTED = 5

/**
 * What a set takes: so many cards, and so many UTF-16 units on each side of one. A set that is full answers `conflict`;
 * an import makes more sets instead.
 */
export const MAX_CARDS_PER_SET = 2000
export const MAX_CARD_CHARACTERS = 10_000

/** How many missed questions are made cards at once: more than an exam or a recording asks. */
export const MOST_MISSED_CARDS = 100

/** The largest picture or sound. */
export const MEDIA_LIMIT_BYTES = 10 * MEGABYTE
/** How long after it was sent one stays that no card names. */
export const MEDIA_KEPT_DAYS = 30

const SECONDS_PER_CARD = 15
/** A warning stands as long as no more time than this is left. */
export const WARNING_AT_SECONDS = 60
/** How far the network and a browser's clock may blur a deadline, either way. */
export const DEADLINE_TOLERANCE_SECONDS = 5
/** An answer that nobody asks for shows itself after so long (requirements/recite.md#studying). */
export const AUTO_REVEAL_SECONDS = 180
/** An answer that found no network may come as late as this. */
export const LONGEST_ANSWER_DELAY_MS = 30 * 86_400_000

/** What is said of cards and sessions by rules, by the server and on screens alike. */
export const RECITE_TEXTS = {
  loginToGenerate: message('recite.loginToGenerate'),
  contentRequired: message('recite.contentRequired'),
  contentTooShort: message('recite.contentTooShort'),
  generationFailed: message('recite.generationFailed'),
  noCardsMade: message('recite.noCardsMade'),
  noCardsSelected: message('recite.noCardsSelected'),
  noCardsToStudy: message('recite.noCardsToStudy'),
  mediaWrongType: message('recite.mediaWrongType'),
  mediaTooLarge: message('recite.mediaTooLarge'),
  setIsFull: message('recite.setIsFull', { count: MAX_CARDS_PER_SET }),
  sessionEnded: message('recite.sessionEnded'),
  sessionStillRunning: message('recite.sessionStillRunning'),
} as const

/** Why a file cannot be uploaded, in the catalogue's words, or null. The server looks at the bytes as well. */
export function checkUpload(file: { name: string; size: number }): Message | null {
  if (!hasEndingOf(file.name, UPLOAD_TYPES)) return UNSUPPORTED_UPLOAD_TYPE
  return file.size > UPLOAD_LIMIT_BYTES ? UPLOAD_TOO_LARGE : null
}

/** What the cards are for: the chosen tags and the student's own words, or 'General study'. */
export const describePurpose = (tags: readonly string[], ownWords: string): string =>
  [...tags, ownWords.trim()].filter(Boolean).join(', ').slice(0, MAX_PURPOSE_CHARACTERS) || DEFAULT_PURPOSE

/** Why `content` cannot be made into cards, in the catalogue's words, or null. */
export function checkContent(content: string): Message | null {
  const text = content.trim()
  if (!text) return RECITE_TEXTS.contentRequired
  if (text.length < FEWEST_MATERIAL_CHARACTERS) return RECITE_TEXTS.contentTooShort
  if (hasExtractionNotice(text)) return OCR_NOTICE_FOUND
  return checkWordLimit(text)
}

/** How long a study of so many cards may take; the deadline is reckoned from it by the server. */
export const timeLimitSeconds = (cardCount: number): number => cardCount * SECONDS_PER_CARD
/** For display; the true limit is in seconds (requirements/recite.md#studying). */
export const timeLimitMinutes = (cardCount: number): number => Math.ceil(timeLimitSeconds(cardCount) / 60)

const toleranceMs = DEADLINE_TOLERANCE_SECONDS * 1000
/** Whether a session takes no more answers: its deadline has passed, and what was under way then has arrived. */
export const isOverdue = (expiresAt: Date, now: Date): boolean => now.getTime() > expiresAt.getTime() + toleranceMs
/** Whether a browser that says the time is up may be right. */
export const isTimeUp = (expiresAt: Date, now: Date): boolean => now.getTime() >= expiresAt.getTime() - toleranceMs

/** Percentage of cards known, 0 to 100, rounded to a whole number. */
export const scorePercent = (correct: number, total: number): number =>
  total === 0 ? 0 : Math.round((correct / total) * 100)

/** How a score is coloured: green, orange or red. */
export type ScoreBand = 'good' | 'fair' | 'poor'
/** Green at 80% or more, orange at 60% or more, red below (requirements/recite.md#history-of-recite). */
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
export const isIndented = (text: string): boolean =>
  text.includes('\n') && /^(?: {2}|\t)[ \t]*\S/m.test(withoutPrograms(text))

/** Fenced blocks are set as programs by themselves. */
const withoutPrograms = (text: string): string =>
  readStretches(text)
    .map((stretch) => (stretch.kind === 'block' ? '\n' : stretch.text))
    .join('')

/** What makes two cards the same: their question, trimmed, whatever its case (requirements/recite.md#making-cards). */
export const questionKey = (question: string): string => question.trim().toLowerCase()

/** A title in brackets that a question is asked under. */
const ASKED_UNDER = /^(?:\[[^\]\n]+\]|【[^】\n]+】)\s*/

/** Drops each card whose question an earlier one already asks; under another title it is the same where its answer is. */
export function dropRepeatedQuestions<Card extends { question: string; answer: string }>(
  cards: readonly Card[],
): Card[] {
  const seen = new Set<string>()
  return cards.filter((card) => {
    const [key, untitled] = [questionKey(card.question), cardKey(card)]
    if (seen.has(key) || seen.has(untitled)) return false
    seen.add(key).add(untitled)
    return true
  })
}

/** What two parts of a material made alike: the same question with the same answer, under whatever title. */
export const cardKey = ({ question, answer }: { question: string; answer: string }): string =>
  `${questionKey(question).replace(ASKED_UNDER, '')}\n${questionKey(answer)}`

/** Those of `suggestions` that ask what neither one of `cards` asks nor an earlier one of them. */
export function suggestionsBeside<Card extends { question: string; answer: string }>(
  cards: readonly Card[],
  suggestions: readonly Card[],
): Card[] {
  const asked = dropRepeatedQuestions(cards)
  return dropRepeatedQuestions([...asked, ...suggestions]).slice(asked.length)
}
