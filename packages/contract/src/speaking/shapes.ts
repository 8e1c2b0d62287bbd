import {
  SPEAKING_CRITERIA,
  SPEAKING_LANGUAGE_CODES,
  SPEAKING_LEVELS,
  SPEAKING_MODES,
  type SpeakingCriterion,
  WORD_MARKS,
} from '@lectern/domain/speaking'
import { z } from 'zod'
import { MadeBy, MadeFrom, MaterialGone, ModelName, PartId, Timestamp } from '../shapes.ts'

/** What is spoken, as a BCP 47 tag. */
export const Language = z.enum(SPEAKING_LANGUAGE_CODES)
/** For whom a topic is meant. */
export const Level = z.enum(SPEAKING_LEVELS)
/** In percent. */
export const Score = z.int().min(0).max(100)

/** A topic of the list, in the language of the practice where it has it, else in English. */
export const SpeakingTopic = z
  .object({
    /** Stable, the same in every language. */
    id: z.string(),
    level: Level,
    title: z.string(),
    /** What a chat about it opens with. */
    question: z.string(),
  })
  .meta({ id: 'SpeakingTopic' })
export type SpeakingTopic = z.infer<typeof SpeakingTopic>

/** A word of a sentence, and how it was repeated. */
const SpokenWord = z
  .object({
    text: z.string(),
    mark: z.enum(WORD_MARKS),
    /** What the recogniser heard in its place; null for the word itself or nothing. */
    heard: z.string().nullable(),
  })
  .meta({ id: 'SpokenWord' })
export type SpokenWord = z.infer<typeof SpokenWord>

/** One thing that the student said, and what came of it. Its recording is not kept. */
export const SpeakingTurn = z
  .object({
    id: z.int(),
    /** Number of the turn in a chat, the clip in a presentation, the sentence in shadowing; from 1. */
    number: z.int(),
    /** What the student typed, or the recogniser heard. */
    said: z.string(),
    is_spoken: z.boolean(),
    /** Length of the recording; null for a typed turn. */
    seconds: z.number().nullable(),
    /** In a chat, what was answered; null too where that was said to be wrong. */
    reply: z.string().nullable(),
    /** By which it can be said that the answer is wrong. Absent where nothing can be said against it. */
    reply_id: PartId.optional(),
    /** In shadowing, the words of the sentence as they were repeated. */
    words: z.array(SpokenWord),
    /** In shadowing, 0 to 100. */
    score: Score.nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'SpeakingTurn' })
export type SpeakingTurn = z.infer<typeof SpeakingTurn>

/** What is said of a session once it has ended. What could not be heard is judged nowhere. */
const SpeakingFeedback = z
  .object({
    /** The mean of the criteria that could be judged, 0 to 100; null where none could. */
    score: Score.nullable(),
    criteria: z.array(
      z.object({
        id: z.enum(Object.keys(SPEAKING_CRITERIA) as [SpeakingCriterion, ...SpeakingCriterion[]]),
        name: z.string(),
        /** Null where nothing can honestly be said; the comment says why. */
        score: Score.nullable(),
        comment: z.string(),
      }),
    ),
    figures: z.object({
      /** Words; in Chinese, characters. */
      words: z.int(),
      /** Length of all recordings; null where everything was typed. */
      seconds: z.number().nullable(),
      words_per_minute: z.int().nullable(),
      fillers: z.int(),
      /** How many words in a row go by before they repeat too often (MTLD); null where too little was said. */
      diversity: z.int().nullable(),
    }),
    corrections: z.array(
      z.object({
        /** By which it can be said that it is wrong. Absent where nothing can be said against it. */
        id: PartId.optional(),
        quote: z.string(),
        correction: z.string().nullable(),
        explanation: z.string(),
      }),
    ),
    /** Words that the recogniser heard otherwise, most often first: all that is known of pronunciation. */
    pronunciation: z.array(z.object({ word: z.string(), heard: z.string().nullable() })),
    /** Main points of the material that were not spoken of, in its words. Absent where nothing of it is told. */
    left_out: z.array(z.string()).optional(),
    /** What to practise next. */
    practise: z.array(z.string()),
    summary: z.string(),
    made_by: MadeBy,
    model_name: ModelName,
  })
  .meta({ id: 'SpeakingFeedback' })
export type SpeakingFeedback = z.infer<typeof SpeakingFeedback>

const facts = {
  id: z.int(),
  mode: z.enum(SPEAKING_MODES),
  topic: z.string(),
  level: Level,
  /** The language that is spoken. */
  language: Language,
  language_codes: z.string(),
  duration_minutes: z.int(),
  started_at: Timestamp,
  /** After it no turn is taken. */
  deadline_at: Timestamp,
  /** Null while it runs, or ran out without being ended. */
  ended_at: Timestamp.nullable(),
  /** In shadowing the mean of the sentences that were tried; else that of the feedback. */
  score: Score.nullable(),
}

/** A session as a list shows it. */
export const SpeakingSummary = z.object({ ...facts, turn_count: z.int() }).meta({ id: 'SpeakingSummary' })
export type SpeakingSummary = z.infer<typeof SpeakingSummary>

const session = {
  ...facts,
  /** What is spoken about, where that is of the library. */
  material_id: MadeFrom,
  is_material_gone: MaterialGone,
  /** In a chat, what it opens with; in a presentation, the task. */
  opening: z.string(),
  /** In a presentation, what each of its three parts is about. */
  points: z.array(z.string()),
  /** In shadowing, what is listened to and repeated. */
  sentences: z.array(z.string()),
  turns: z.array(SpeakingTurn),
  feedback: SpeakingFeedback.nullable(),
  /** How many of its first turns cost nothing: those of the sample. */
  free_turns: z.int(),
  /** Who made the opening, the points or the sentences. */
  made_by: MadeBy,
  model_name: ModelName,
}

/** A session with all that was said in it. */
export const SpeakingSession = z.object(session).meta({ id: 'SpeakingSession' })
export type SpeakingSession = z.infer<typeof SpeakingSession>

/** A session that has just begun; `session_id` is its `id`, by the name that calls of speaking have for it. */
export const StartedSession = z.object({ session_id: z.int(), ...session }).meta({ id: 'StartedSpeakingSession' })
