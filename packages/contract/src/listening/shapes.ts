import {
  LISTENING_LANGUAGE_CODES,
  LISTENING_QUESTION_TYPES,
  LISTENING_STAGES,
  LISTENING_STATUSES,
} from '@lectern/domain/listening'
import { z } from 'zod'
import { CreditsRefunded, Judgement, MadeBy, MadeFrom, MaterialGone, ModelName, Timestamp } from '../shapes.ts'

/** A language that may be spoken in a recording. */
export const LanguageCode = z.enum(LISTENING_LANGUAGE_CODES)

/** A stretch of the recording, in seconds from its start. */
const Moment = z.object({ start: z.number(), end: z.number() }).meta({ id: 'ListeningMoment' })

/** Which answer is right, a student learns by submitting. */
export const ListeningQuestion = z
  .object({
    id: z.int(),
    type: z.enum(LISTENING_QUESTION_TYPES),
    question: z.string(),
    /** Four of multiple choice, two of true or false, otherwise none. */
    options: z.array(z.string()),
    /** Where in the recording it is decided; null where that cannot be told. */
    moment: Moment.nullable(),
  })
  .meta({ id: 'ListeningQuestion' })
export type ListeningQuestion = z.infer<typeof ListeningQuestion>

/** A set that can be practised, as a list shows it. */
export const ListeningSetSummary = z
  .object({
    id: z.int(),
    title: z.string(),
    /** Name of the uploaded file; empty for a pasted transcript. */
    audio_file: z.string(),
    /** Whether there is a recording to be heard; a pasted transcript has none, and its sentences have no times. */
    has_audio: z.boolean(),
    duration_seconds: z.number(),
    size_mb: z.number(),
    language_codes: z.array(LanguageCode),
    material_id: MadeFrom,
    is_material_gone: MaterialGone,
    question_count: z.int(),
    made_by: MadeBy,
    model_name: ModelName,
    /** Percentage of the attempt that was handed in last; null before the first. */
    latest_accuracy: z.int().nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'ListeningSetSummary' })
export type ListeningSetSummary = z.infer<typeof ListeningSetSummary>

/** A recording that is being worked on, or was given up. */
export const ListeningWork = z
  .object({
    id: z.int(),
    title: z.string(),
    status: z.enum(LISTENING_STATUSES).exclude(['completed']),
    stage: z.enum(LISTENING_STAGES),
    /** 0 to 99. */
    percent: z.int(),
    pieces_done: z.int(),
    pieces_total: z.int(),
    credit_cost: z.int(),
    /** Why it was given up; null while it is being worked on. */
    error: z.string().nullable(),
    credits_refunded: CreditsRefunded,
    /** Until when a recording that was given up is kept, so that it can be tried again for `credit_cost`; else null. */
    retry_until: Timestamp.nullable(),
    /** When it was brought, or tried again. */
    created_at: Timestamp,
  })
  .meta({ id: 'ListeningWork' })
export type ListeningWork = z.infer<typeof ListeningWork>

const ListeningSentence = Moment.extend({
  /** Null until answers have been handed in once. */
  text: z.string().nullable(),
})

/** A set with its questions. What is said in it is kept back until answers have been handed in once. */
export const ListeningSet = ListeningSetSummary.extend({
  /** Present where it can be said of its questions that they are wrong (requirements/feedback.md#made-items). */
  is_made: z.literal(true).optional(),
  questions: z.array(ListeningQuestion),
  /** Null until answers have been handed in once. */
  transcript: z.string().nullable(),
  /** What the player can repeat, in order. */
  sentences: z.array(ListeningSentence),
}).meta({ id: 'ListeningSet' })
export type ListeningSet = z.infer<typeof ListeningSet>

/** What a set has been answered so far, as the device that saved it last left it. */
export const ListeningPractice = z
  .object({
    /** Names the practice, which is handed in by it; null once it was handed in or given up: nothing is answered then. */
    client_id: z.uuid().nullable(),
    /** By the id of the question; what was not answered is left out. */
    answers: z.record(z.string(), z.string()),
    /** Counts how often it was saved, handed in and given up, over all practices of the set. */
    revision: z.int(),
    /** When the first answer of it was kept; null where none is. */
    started_at: Timestamp.nullable(),
    saved_at: Timestamp,
  })
  .meta({ id: 'ListeningPractice' })
export type ListeningPractice = z.infer<typeof ListeningPractice>

/** What became of an upload so far: the set, or the work on it. */
export const ListeningUpload = z
  .object({
    set: ListeningSet.nullable(),
    work: ListeningWork.nullable(),
    credit_cost: z.int(),
    user_credits: z.int(),
  })
  .meta({ id: 'ListeningUpload' })
export type ListeningUpload = z.infer<typeof ListeningUpload>

/** What an attempt came to, with what is right of each question (requirements/listening.md#attempts). */
export const ListeningScore = z
  .object({
    attempt_id: z.int(),
    correct: z.int(),
    total_questions: z.int(),
    /** Percentage, rounded. */
    accuracy: z.int(),
    results: z.array(
      z.object({
        id: z.int(),
        question: z.string(),
        user_answer: z.string(),
        correct_answer: z.string(),
        is_correct: z.boolean(),
        /** False where an answer in the student's own words could not be judged; it then counts as incorrect. */
        is_checked: z.boolean(),
        /** What a model said of the answer; null where it said nothing. */
        judgement: Judgement.nullable(),
        explanation: z.string(),
        moment: Moment.nullable(),
        /** The sentence that decides it, in a pasted transcript too; null where that cannot be told. */
        source: z.string().nullable(),
      }),
    ),
    submitted_at: Timestamp,
  })
  .meta({ id: 'ListeningScore' })
export type ListeningScore = z.infer<typeof ListeningScore>

/** An attempt as a list shows it. */
export const ListeningAttempt = z
  .object({
    id: z.int(),
    set_id: z.int(),
    title: z.string(),
    correct: z.int(),
    total_questions: z.int(),
    /** Percentage, rounded. */
    accuracy: z.int(),
    submitted_at: Timestamp,
  })
  .meta({ id: 'ListeningAttempt' })
export type ListeningAttempt = z.infer<typeof ListeningAttempt>
