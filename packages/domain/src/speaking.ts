/** Rules of speaking: languages, levels, limits of recordings, scores and texts (requirements/speaking.md). */
import { type Message, message } from '@lectern/texts/message'
import type { MadeBy } from './content.ts'
import { LISTENING_LANGUAGE_CODES, LISTENING_LANGUAGES, type ListeningLanguage } from './listening.ts'
import { MEGABYTE } from './prices.ts'

/**
 * What is practised: a talk in turns, a presentation of three recorded parts, or sentences that are repeated
 * (requirements/speaking.md#modes).
 */
export const SPEAKING_MODES = ['chat', 'presentation', 'shadowing'] as const
export type SpeakingMode = (typeof SPEAKING_MODES)[number]

/** For whom topics, questions and sentences are written. */
export const SPEAKING_LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export type SpeakingLevel = (typeof SPEAKING_LEVELS)[number]
/** The level of a topic of the student's own, where none is said. */
export const DEFAULT_SPEAKING_LEVEL: SpeakingLevel = 'intermediate'

/**
 * What can be spoken, BCP 47, by name: the same languages as can be listened to
 * (requirements/speaking.md#languages-of-speaking).
 */
export const SPEAKING_LANGUAGES = LISTENING_LANGUAGES
/** A language by its BCP 47 tag. */
export type SpeakingLanguage = ListeningLanguage
/** The codes of these languages, for schemas and choices. */
export const SPEAKING_LANGUAGE_CODES = LISTENING_LANGUAGE_CODES
/** What is spoken where nothing was chosen. */
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

/** How a language is written, for topics and the built-in engine; null where that has none of it. */
export const scriptOfLanguage = (language: SpeakingLanguage): TopicScript | null => SCRIPTS[language] ?? null

/** Languages that can be practised: without a model, those that the built-in engine reads. */
export const practisedLanguages = (madeBy: MadeBy): SpeakingLanguage[] =>
  SPEAKING_LANGUAGE_CODES.filter((code) => madeBy === 'model' || scriptOfLanguage(code) !== null)

/**
 * The languages of a comma-joined list (requirements/speaking.md#languages-of-speaking), unknown ones left out; the
 * first is the one that is spoken.
 */
export const readLanguageCodes = (codes: string): SpeakingLanguage[] =>
  codes
    .split(',')
    .map((code) => code.trim())
    .filter((code): code is SpeakingLanguage => Object.hasOwn(SPEAKING_LANGUAGES, code))

/** How long a talk lasts, unless chosen, and at most; its deadline is the server's. */
export const DEFAULT_DURATION_MINUTES = 60
export const MAX_DURATION_MINUTES = 120

/** How long presentations and shadowing, which have no time of their own, can be left and found again. */
export const OPEN_SESSION_MINUTES = 24 * 60
/** What the screen offers. */
export const DURATION_CHOICES = [5, 15, 30, 60] as const

/** How long whoever submits a presentation waits for its feedback. */
export const PRESENTATION_WITHIN_SECONDS = 15 * 60

/** How many of the first turns of the sample's talk cost nothing. */
export const FREE_SAMPLE_TURNS = 5

/** The longest topic of a student's own, in UTF-16 units. */
export const MAX_TOPIC_LENGTH = 200
/** Longest typed turn; no more of a transcript is taken. */
export const MAX_TURN_CHARACTERS = 4000
/** The longest recording of a turn, a part or a sentence: the screen ends it there, and a longer one is refused. */
export const MAX_RECORDING_SECONDS = 300
/**
 * How long hearing one recording may take: a turn has 10 minutes in all, the three parts of a presentation 15
 * (requirements/speaking.md#turns).
 */
export const HEAR_WITHIN_SECONDS = { turn: 540, part: 280 } as const
/** A turn is recorded in the browser at some 16 kB a second at most. */
export const RECORDING_LIMIT_BYTES = 10 * MEGABYTE
/** Turns of one chat: more than two hours hold. */
export const MAX_CHAT_TURNS = 200

/** The three parts of a presentation, by the names of their files in its call. */
export const PRESENTATION_CLIPS = ['a1', 'a2', 'a3'] as const
export const PRESENTATION_TURNS = PRESENTATION_CLIPS.length

/** What the screen's clock gives to prepare a presentation; nobody else counts it. */
export const PREPARATION_SECONDS = 60
/** How long one part of a presentation is meant to be, for the screen's clock. */
export const CLIP_SECONDS = 60
/** The most sentences of one shadowing. */
export const MAX_SHADOWING_SENTENCES = 10
/** How many sessions a page of the history shows. */
export const SESSIONS_PER_PAGE = 10
/** How often a session's summary is asked of a model, failures included: it has no price of its own. */
export const MAX_SUMMARY_TRIES = 5

/** Credits of a presentation at so many a turn: each of its clips is a turn (requirements/credits.md#prices). */
export const priceOfPresentation = (turnCredits: number): number => turnCredits * PRESENTATION_TURNS

/** How a word of a sentence was repeated. */
export const WORD_MARKS = ['right', 'near', 'missed'] as const
export type WordMark = (typeof WORD_MARKS)[number]
const MARK_VALUES: Readonly<Record<WordMark, number>> = { right: 1, near: 0.5, missed: 0 }

/** 0 to 100: right words count whole, near ones half. */
export const shadowingScore = (marks: readonly WordMark[]): number =>
  marks.length === 0 ? 0 : Math.round((marks.reduce((sum, mark) => sum + MARK_VALUES[mark], 0) / marks.length) * 100)

/** Score of a session: the mean over the sentences that were tried, each by its best try. Null before the first. */
export function sessionScore(tries: readonly { number: number; score: number | null }[]): number | null {
  const best = new Map<number, number>()
  for (const { number, score } of tries) if (score !== null) best.set(number, Math.max(best.get(number) ?? 0, score))
  if (best.size === 0) return null
  return Math.round([...best.values()].reduce((sum, score) => sum + score, 0) / best.size)
}

/** After it a talk takes no turn. */
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

/** What is said of speaking by rules and by the server. */
export const SPEAKING_TEXTS = {
  topicRequired: message('speaking.topicRequired'),
  turnRequired: message('speaking.turnRequired'),
  typedTurnRequired: message('speaking.typedTurnRequired'),
  recordedTurnRequired: message('speaking.recordedTurnRequired'),
  recordingTooLarge: message('speaking.recordingTooLarge'),
  recordingTooLong: message('speaking.recordingTooLong'),
  notARecording: message('speaking.notARecording'),
  clipMissing: message('speaking.clipMissing'),
  unreadable: message('speaking.unreadable'),
  tooSlow: message('speaking.tooSlow'),
  nothingHeard: message('speaking.nothingHeard'),
  noSpeechService: message('speaking.noSpeechService'),
  languageNeedsModel: message('speaking.languageNeedsModel'),
  sessionEnded: message('speaking.sessionEnded'),
  timeUp: message('speaking.timeUp'),
  anotherTurn: message('speaking.anotherTurn'),
  tooManyTurns: message('speaking.tooManyTurns'),
  presented: message('speaking.presented'),
  summaryTriesUsedUp: message('speaking.summaryTriesUsedUp'),
  noSuchSentence: message('speaking.noSuchSentence'),
  noVoice: message('speaking.noVoice'),
  nothingToSpeakOf: message('speaking.nothingToSpeakOf'),
  noSentences: message('speaking.noSentences'),
  noSuchChapter: message('speaking.noSuchChapter'),
  pagesOrChapter: message('speaking.pagesOrChapter'),
  partOfTopic: message('speaking.partOfTopic'),
} as const

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })
/** 'English', 'Chinese': how recognisers name a language. */
export const languageName = (language: string): string => LANGUAGE_NAMES.of(language.split('-')[0] ?? '') ?? language

/** What was heard is in another language than what is practised. */
export const wrongLanguage = (expected: SpeakingLanguage, heard: string): Message =>
  message('speaking.wrongLanguage', { heard: named(heard), expected: named(expected) })
const named = (language: string) => ({ languageCode: language.split('-')[0] ?? language })

/** A material is written in another language than was chosen: what it can be spoken about in. */
export const materialInOther = (written: SpeakingLanguage): Message =>
  message('speaking.materialInOther', { written: named(written) })

/** Which of three clips a failure is about. */
export const clipFailed = (number: number, text: Message | string): Message =>
  message('speaking.clipFailed', { number, text })
