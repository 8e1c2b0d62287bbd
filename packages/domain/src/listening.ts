/** Rules of the listening module: recordings, the questions about them, attempts (requirements/listening.md). */
import { type Message, type MessageId, message } from '@lectern/texts/message'
import { sameAnswer } from './exam.ts'
import { MEGABYTE, priceOfWords } from './prices.ts'
import { countWords, paidWords } from './words.ts'

/**
 * What recordings are taken: so large and so long at most, and by these endings; their bytes are looked at as well
 * (requirements/files.md#file-types).
 */
export const LISTENING_LIMIT_BYTES = 50 * MEGABYTE
export const LISTENING_LIMIT_SECONDS = 3 * 3600
export const LISTENING_TYPES = ['.mp3', '.mp4', '.m4a', '.wav', '.webm', '.ogg'] as const

/** A talk of three hours has fewer words. */
export const TRANSCRIPT_LIMIT_WORDS = 30_000
/** What is shorter, without the space around it, gives no questions; in UTF-16 units. */
const TRANSCRIPT_MIN_CHARACTERS = 100
/** In UTF-16 units: room for words of any length, of which the price is reckoned. */
export const MAX_TRANSCRIPT_LENGTH = 400_000

/** Languages that may be spoken in a recording; several may be chosen. */
export const LISTENING_LANGUAGES = {
  'en-US': 'English (US)',
  'zh-CN': 'Chinese (Mandarin, mainland)',
  'zh-TW': 'Chinese (Mandarin, Taiwan)',
  'zh-HK': 'Chinese (Cantonese, Hong Kong)',
  'ja-JP': 'Japanese',
  'ko-KR': 'Korean',
  'es-ES': 'Spanish',
  'fr-FR': 'French',
  'de-DE': 'German',
  'it-IT': 'Italian',
  'pt-BR': 'Portuguese (Brazil)',
  'ru-RU': 'Russian',
  'ar-SA': 'Arabic',
  'hi-IN': 'Hindi',
  'th-TH': 'Thai',
  'vi-VN': 'Vietnamese',
} as const
export type ListeningLanguage = keyof typeof LISTENING_LANGUAGES
export const LISTENING_LANGUAGE_CODES = Object.keys(LISTENING_LANGUAGES) as [ListeningLanguage, ...ListeningLanguage[]]
export const DEFAULT_LISTENING_LANGUAGE: ListeningLanguage = 'en-US'

/** A recording reaches the recogniser in pieces of at most so much, each beginning a little before the last one ends. */
export const PIECE_LIMIT_BYTES = 8 * MEGABYTE
/** A recogniser that takes as long as what it hears still gives a sign of life within minutes. */
export const PIECE_LIMIT_SECONDS = 120
/** So that a word at the cut is heard whole in one of them. */
export const PIECE_OVERLAP_SECONDS = 4

/** The kinds of questions about a recording: chosen from four options, judged true or false, or answered in words. */
export const LISTENING_QUESTION_TYPES = ['mcq', 'tf', 'other'] as const
export type ListeningQuestionType = (typeof LISTENING_QUESTION_TYPES)[number]
/** Questions that a recording is meant to give; a short one gives fewer. */
export const LISTENING_QUESTION_COUNT = 10
/** The longest answer that is taken, in UTF-16 units. */
export const MAX_LISTENING_ANSWER_CHARACTERS = 1000

/** How much a page lists of a student's recordings, and of their attempts. */
export const LISTENING_SETS_PER_PAGE = 12
export const LISTENING_ATTEMPTS_PER_PAGE = 20

/** How long making questions of a recording may take before it is given up and refunded. */
export const LISTENING_WITHIN_SECONDS = 15 * 60
/** How far back one press takes the player. */
export const REPEAT_SECONDS = 5
/** How fast the player can play, as parts of the speed of the recording. */
export const PLAYING_SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** How a set stands. One that failed has been paid back, and waits to be tried again or deleted. */
export const LISTENING_STATUSES = ['processing', 'completed', 'failed'] as const

/** What is done with a recording, in this order; a pasted transcript begins with its questions. */
export const LISTENING_STAGES = ['preparing', 'converting', 'transcribing', 'questions'] as const
export type ListeningStage = (typeof LISTENING_STAGES)[number]

/** The text that names each stage while it is under way. */
export const STAGE_NAMES = {
  preparing: 'listening.stagePreparing',
  converting: 'listening.stageConverting',
  transcribing: 'listening.stageTranscribing',
  questions: 'listening.stageQuestions',
} as const satisfies Record<ListeningStage, MessageId>

/** The percentage at which each stage ends (requirements/listening.md#recordings). */
const STAGE_ENDS: Readonly<Record<ListeningStage, number>> = {
  preparing: 15,
  converting: 40,
  transcribing: 85,
  questions: 100,
}

/** How far a recording is, 0 to 99: only a finished one is at 100. `share` of the stage is done, 0 to 1. */
export function listeningPercent(stage: ListeningStage, share: number): number {
  const before = LISTENING_STAGES[LISTENING_STAGES.indexOf(stage) - 1]
  const start = before ? STAGE_ENDS[before] : 0
  return Math.min(99, Math.floor(start + (STAGE_ENDS[stage] - start) * share))
}

/** What is said of recordings by rules and by the server. */
export const LISTENING_TEXTS = {
  fileRequired: message('listening.fileRequired'),
  transcriptRequired: message('listening.transcriptRequired'),
  transcriptTooShort: message('listening.transcriptTooShort', { count: TRANSCRIPT_MIN_CHARACTERS }),
  transcriptTooLong: message('listening.transcriptTooLong', { count: TRANSCRIPT_LIMIT_WORDS }),
  noQuestionsInTranscript: message('listening.noQuestionsInTranscript'),
  tooLarge: message('listening.tooLarge'),
  unsupported: message('listening.unsupported'),
  damaged: message('listening.damaged'),
  noSound: message('listening.noSound'),
  unusableSound: message('listening.unusableSound'),
  tooLong: message('listening.tooLong'),
  tooComplex: message('listening.tooComplex'),
  readingTimedOut: message('listening.readingTimedOut'),
  notSetUp: message('listening.notSetUp'),
  noSpeech: message('listening.noSpeech'),
  noQuestions: message('listening.noQuestions'),
  wrongScript: message('listening.wrongScript'),
  serviceFailing: message('listening.serviceFailing'),
  tookTooLong: message('listening.tookTooLong'),
  failed: message('listening.failed'),
  cancelled: message('listening.cancelled'),
  stillProcessing: message('listening.stillProcessing'),
  notKept: message('listening.notKept'),
  practisedElsewhere: message('listening.practisedElsewhere'),
  endedElsewhere: message('listening.endedElsewhere'),
} as const

/** Why a file cannot be uploaded, or null. The server looks into it as well. */
export function checkRecording(file: { name: string; size: number } | null): Message | null {
  if (!file) return LISTENING_TEXTS.fileRequired
  if (!isRecordingName(file.name)) return LISTENING_TEXTS.unsupported
  return file.size > LISTENING_LIMIT_BYTES ? LISTENING_TEXTS.tooLarge : null
}

/** Why a pasted transcript cannot be used, or null. */
export function checkTranscript(text: string): Message | null {
  const length = text.trim().length
  if (length === 0) return LISTENING_TEXTS.transcriptRequired
  if (length < TRANSCRIPT_MIN_CHARACTERS) return LISTENING_TEXTS.transcriptTooShort
  const isTooLong = text.length > MAX_TRANSCRIPT_LENGTH || countWords(text) > TRANSCRIPT_LIMIT_WORDS
  return isTooLong ? LISTENING_TEXTS.transcriptTooLong : null
}

/** Credits for the questions of a pasted transcript: as for any text that is read, by its words. */
export const priceOfTranscript = (text: string): number => priceOfWords(paidWords(text))

/** Whether a file goes by a name that recordings have, by its ending. */
export const isRecordingName = (filename: string): boolean =>
  LISTENING_TYPES.some((type) => filename.toLowerCase().endsWith(type))

const TITLE_CHARACTERS = 30

/** What a set is called to begin with: the file's name, cut to 30 characters with the ellipsis among them. */
export function listeningTitle(filename: string): string {
  const characters = [...filename.trim()]
  if (characters.length <= TITLE_CHARACTERS) return characters.join('')
  return `${characters
    .slice(0, TITLE_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`
}

/** Right or wrong where it can be told by the letters alone, whatever their width, case and punctuation; else null. */
export function markByLetters(type: ListeningQuestionType, answer: string, correctAnswer: string): boolean | null {
  if (sameAnswer(answer, correctAnswer)) return true
  return type !== 'other' || answer.trim() === '' ? false : null
}

/** Percentage of right answers, 0 to 100, rounded to a whole number. */
export const accuracyOf = (correct: number, total: number): number =>
  total === 0 ? 0 : Math.round((correct / total) * 100)

/** Seconds as '1:05' or '1:02:05'. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const padded = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`
}
