import {
  EXAM_LANGUAGES,
  EXAM_LEVELS,
  EXAM_MADE_BY,
  EXAM_METHODS,
  MARKING_METHODS,
  QUESTION_TYPES,
} from '@lectern/domain/exam'
import { z } from 'zod'
import { Judgement, MadeFrom, MaterialGone, ModelName, Timestamp } from '../shapes.ts'

/** A question with what is right and why. */
export const ExamQuestion = z
  .object({
    id: z.int(),
    type: z.enum(QUESTION_TYPES),
    question: z.string(),
    /** Four of multiple choice, two of true or false, otherwise none. */
    options: z.array(z.string()),
    correct_answer: z.string(),
    explanation: z.string(),
    /** The passage of the material it came from; null where there is no material that holds it. */
    source: z.string().nullable(),
    /** The material that it was made from; in an exam of several documents, the one that holds `source`. */
    material_id: MadeFrom,
    is_material_gone: MaterialGone,
  })
  .meta({ id: 'ExamQuestion' })
export type ExamQuestion = z.infer<typeof ExamQuestion>

/** An exam as a list shows it. */
export const ExamSummary = z
  .object({
    id: z.int(),
    title: z.string(),
    generated_by: z.enum(EXAM_METHODS),
    language: z.enum(EXAM_LANGUAGES),
    /** `hand`: written beforehand, for the sample chapter. */
    made_by: z.enum(EXAM_MADE_BY),
    model_name: ModelName,
    /** Whether the questions come from passages of a material too long to be read whole. */
    is_sampled: z.boolean(),
    /** The document that the content began with, where it holds several. */
    material_id: MadeFrom,
    is_material_gone: MaterialGone,
    question_count: z.int(),
    /** Percentage of the session over all of its questions that ended last; null before the first. */
    latest_score: z.int().nullable(),
    /** Sessions that ended: what the exam's list of sessions holds. */
    attempt_count: z.int(),
    /** There where it can be said of its questions that they are wrong. */
    is_made: z.literal(true).optional(),
    /** The generation that it came from. */
    generation_id: z.string().nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'ExamSetSummary' })
export type ExamSummary = z.infer<typeof ExamSummary>

/** An exam with its questions, in their order. */
export const ExamSet = ExamSummary.extend({ questions: z.array(ExamQuestion) }).meta({ id: 'ExamSet' })
export type ExamSet = z.infer<typeof ExamSet>

/** An exam that is being made, or that came to nothing. */
export const ExamGeneration = z
  .object({
    id: z.string(),
    status: z.enum(['generating', 'failed']),
    /** The first line of what it is made from. */
    title: z.string(),
    /** To be made and paid. */
    question_count: z.int(),
    /** Why nothing came of it, as a sentence; its price has been given back. */
    failure: z.string().nullable(),
    credit_cost: z.int(),
    created_at: Timestamp,
  })
  .meta({ id: 'ExamGeneration' })
export type ExamGeneration = z.infer<typeof ExamGeneration>

/** A generation with what was ordered, so that one that came to nothing can be ordered again. */
export const ExamGenerationOrder = ExamGeneration.extend({
  method: z.enum(EXAM_METHODS),
  language: z.enum(EXAM_LANGUAGES),
  /** The content, the topics or the prompt, as `method` says. */
  text: z.string(),
  material_id: MadeFrom,
  /** Further materials that the text holds, as they were named: some may have gone, also the one that it began with. */
  other_material_ids: z.array(z.int()),
  chosen_count: z.int(),
  /** Fewer than were chosen, as the quote offered; null for all. */
  agreed_count: z.int().nullable(),
  kinds: z.array(z.enum(QUESTION_TYPES)),
  level: z.enum(EXAM_LEVELS).nullable(),
}).meta({ id: 'ExamGenerationOrder' })
export type ExamGenerationOrder = z.infer<typeof ExamGenerationOrder>

/** A generation, by the id that it has before there is an exam. */
export const GenerationParams = z.object({ id: z.uuid() })

/** What a session came to: each answer and how it was marked (requirements/exam.md#answer-checks). */
export const ExamResult = z
  .object({
    session_id: z.int(),
    exam_set_id: z.int(),
    /** Percentage, by the server's own marking. */
    score: z.int(),
    correct_count: z.int(),
    total_questions: z.int(),
    results: z.array(
      z.object({
        questionId: z.int(),
        user_answer: z.string(),
        isCorrect: z.boolean(),
        method: z.enum(MARKING_METHODS),
        /** What a model said of the answer; null where it said nothing. */
        judgement: Judgement.nullable(),
      }),
    ),
    started_at: Timestamp,
    ended_at: Timestamp,
  })
  .meta({ id: 'ExamResult' })
export type ExamResult = z.infer<typeof ExamResult>

/** A session as a list shows it. Its score is over the questions that it asked. */
export const ExamAttempt = ExamResult.omit({ results: true, ended_at: true })
  .extend({
    /** Whether it asked only some of the exam's questions again. */
    is_retest: z.boolean(),
    /** Null while it runs. */
    ended_at: Timestamp.nullable(),
  })
  .meta({ id: 'ExamAttempt' })
export type ExamAttempt = z.infer<typeof ExamAttempt>

/** What a session that runs has been answered so far, as the device that saved it last left it. */
export const ExamPractice = z
  .object({
    /** By the id of the question; what was not answered is left out. */
    answers: z.record(z.string(), z.string()),
    flagged_ids: z.array(z.int()),
    /** Place of the question in view among those of the session, counted from 0. */
    index: z.int(),
    /** Counts how often it was saved. */
    revision: z.int(),
    saved_at: Timestamp,
  })
  .meta({ id: 'ExamPractice' })
export type ExamPractice = z.infer<typeof ExamPractice>

/** A session with what it asked: one that runs is gone on with, one that ended is looked at again. */
export const ExamSession = ExamAttempt.extend({
  exam_set: ExamSummary,
  /** Those that it asked, in the order of the exam. */
  questions: z.array(ExamQuestion),
  /** While it runs, of the answers that were checked so far. */
  results: ExamResult.shape.results,
  /** Null where none is kept: nothing was answered yet, it was given up, or it has ended. */
  practice: ExamPractice.nullable(),
}).meta({ id: 'ExamSession' })
export type ExamSession = z.infer<typeof ExamSession>
