/** Rules of speaking: languages, levels, limits of recordings, scores and texts (2§2, 2§4, 2§9, readings 2, 31). */
import { LISTENING_LANGUAGE_CODES, LISTENING_LANGUAGES, type ListeningLanguage } from './listening.ts'
import { MEGABYTE } from './prices.ts'

export const SPEAKING_MODES = ['chat', 'presentation', 'shadowing'] as const
export type SpeakingMode = (typeof SPEAKING_MODES)[number]

export const SPEAKING_LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export type SpeakingLevel = (typeof SPEAKING_LEVELS)[number]
export const DEFAULT_SPEAKING_LEVEL: SpeakingLevel = 'intermediate'

/** What can be spoken, BCP 47, by name: the same languages as can be listened to (2§9). */
export const SPEAKING_LANGUAGES = LISTENING_LANGUAGES
export type SpeakingLanguage = ListeningLanguage
export const SPEAKING_LANGUAGE_CODES = LISTENING_LANGUAGE_CODES
export const DEFAULT_SPEAKING_LANGUAGE: SpeakingLanguage = 'en-US'

/** In which writing a language is shown and its topics are listed; null for those that only a model speaks. */
export const TOPIC_SCRIPTS = ['en', 'zh-hans', 'zh-hant'] as const
export type TopicScript = (typeof TOPIC_SCRIPTS)[number]
const SCRIPTS: Partial<Record<SpeakingLanguage, TopicScript>> = {
  'en-US': 'en',
  'zh-CN': 'zh-hans',
  'zh-TW': 'zh-hant',
  'zh-HK': 'zh-hant',
}
export const scriptOfLanguage = (language: SpeakingLanguage): TopicScript | null => SCRIPTS[language] ?? null

/** Languages that can be practised: without a model, those that the built-in engine reads. */
export const practisedLanguages = (madeBy: 'model' | 'built-in'): SpeakingLanguage[] =>
  SPEAKING_LANGUAGE_CODES.filter((code) => madeBy === 'model' || scriptOfLanguage(code) !== null)

/** The languages of a comma-joined list (2§3), unknown ones left out; the first is the one that is spoken. */
export const readLanguageCodes = (codes: string): SpeakingLanguage[] =>
  codes
    .split(',')
    .map((code) => code.trim())
    .filter((code): code is SpeakingLanguage => Object.hasOwn(SPEAKING_LANGUAGES, code))

export const DEFAULT_DURATION_MINUTES = 60
export const MAX_DURATION_MINUTES = 120
/** Of presentations and shadowing, which have no time of their own: they can be left and found again for a day. */
export const OPEN_SESSION_MINUTES = 24 * 60
/** What the screen offers. */
export const DURATION_CHOICES = [5, 15, 30, 60] as const

/** How long whoever submits a presentation waits for its feedback. */
export const PRESENTATION_WITHIN_SECONDS = 15 * 60

export const MAX_TOPIC_LENGTH = 200
/** Of a typed turn, and of what is taken from a transcript. */
export const MAX_TURN_CHARACTERS = 4000
export const MAX_RECORDING_SECONDS = 300
/** How long hearing one recording may take: a turn has 10 minutes in all, the three parts of a presentation 15 (2§7). */
export const HEAR_WITHIN_SECONDS = { turn: 540, part: 280 } as const
/** A turn is recorded in the browser at some 16 kB a second at most. */
export const RECORDING_LIMIT_BYTES = 10 * MEGABYTE
/** Turns of one chat: more than two hours hold. */
export const MAX_CHAT_TURNS = 200
export const PRESENTATION_CLIPS = ['a1', 'a2', 'a3'] as const
export const PRESENTATION_TURNS = PRESENTATION_CLIPS.length
export const PREPARATION_SECONDS = 60
/** How long one part of a presentation is meant to be, for the screen's clock. */
export const CLIP_SECONDS = 60
export const MAX_SHADOWING_SENTENCES = 10
export const SESSIONS_PER_PAGE = 10
/** How often a session's summary is asked of a model, failures included: it has no price of its own. */
export const MAX_SUMMARY_TRIES = 5

/** Credits of a presentation at so many a turn: each of its clips is a turn (reading 2). */
export const priceOfPresentation = (turnCredits: number): number => turnCredits * PRESENTATION_TURNS

/** How a word of a sentence was repeated. */
export const WORD_MARKS = ['right', 'near', 'missed'] as const
export type WordMark = (typeof WORD_MARKS)[number]
const MARK_VALUES: Readonly<Record<WordMark, number>> = { right: 1, near: 0.5, missed: 0 }

/** 0 to 100: right words count whole, near ones half. */
export const shadowingScore = (marks: readonly WordMark[]): number =>
  marks.length === 0 ? 0 : Math.round((marks.reduce((sum, mark) => sum + MARK_VALUES[mark], 0) / marks.length) * 100)

/** Of a whole session: the mean over the sentences that were tried, each by its best try. Null before the first. */
export function sessionScore(tries: readonly { number: number; score: number | null }[]): number | null {
  const best = new Map<number, number>()
  for (const { number, score } of tries) if (score !== null) best.set(number, Math.max(best.get(number) ?? 0, score))
  if (best.size === 0) return null
  return Math.round([...best.values()].reduce((sum, score) => sum + score, 0) / best.size)
}

export const deadlineOf = (startedAt: Date, durationMinutes: number): Date =>
  new Date(startedAt.getTime() + durationMinutes * 60_000)

/** Criteria of a summary, in order. */
export const SPEAKING_CRITERIA = {
  fluency: 'Fluency',
  vocabulary: 'Vocabulary',
  grammar: 'Grammar',
  content: 'Content',
  pronunciation: 'Pronunciation',
} as const
export type SpeakingCriterion = keyof typeof SPEAKING_CRITERIA

export const SPEAKING_TEXTS = {
  topicRequired: 'Please choose a topic or type your own.',
  turnRequired: 'Please record or type what you want to say.',
  recordingTooLarge: 'This recording is too large. Please record at most 5 minutes at a time.',
  recordingTooLong: 'This recording is longer than 5 minutes. Please record it again in a shorter turn.',
  notARecording: 'This file is not a recording that can be used. Please record again.',
  clipMissing: 'Please record all three parts.',
  unreadable: 'This recording is damaged and could not be read. Please record again.',
  tooSlow: 'Listening to the recording took too long. Please try again, or record a shorter turn.',
  nothingHeard: 'No speech was heard in the recording. Please check your microphone and try again.',
  noSpeechService: 'Speech recognition is not set up on this site, so recordings cannot be used.',
  typedInstead: 'You can type your turns instead.',
  languageNeedsModel: 'No AI model is set up here: speaking can be practised in English and Chinese.',
  sessionEnded: 'This session has ended.',
  timeUp: 'The time of this session is up.',
  anotherTurn: 'Another turn of this session was answered in the meantime. Please look at it and try again.',
  tooManyTurns: 'This session has as many turns as it can hold. Please end it and start a new one.',
  presented: 'This presentation has been submitted already.',
  summaryTriesUsedUp: 'The summary of this session could not be made.',
  noSuchSentence: 'This session has no such sentence.',
  noVoice: 'No voice for this language is set up here.',
} as const

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })
/** 'English', 'Chinese': what a message to the student calls a language. */
export const languageName = (language: string): string => LANGUAGE_NAMES.of(language.split('-')[0] ?? '') ?? language

export const wrongLanguage = (expected: SpeakingLanguage, heard: string): string =>
  `This sounded like ${languageName(heard)}, but the session is in ${languageName(expected)}.`

/** Which of three clips a failure is about. */
export const clipFailed = (number: number, text: string): string => `Part ${number}: ${text}`
