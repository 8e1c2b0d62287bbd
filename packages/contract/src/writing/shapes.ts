import { EXAM_TYPES, MISTAKE_KINDS } from '@lectern/domain/writing'
import { z } from 'zod'
import { MadeBy, MadeFrom, MaterialGone, ModelName, PartId, Timestamp } from '../shapes.ts'

/** Where quoted words stand in the essay, in UTF-16 units as JavaScript counts; null where they do not stand there. */
const Place = { start: z.int().nullable(), end: z.int().nullable() }

/** By which it can be said that a remark is wrong; alike ones have the same. Absent where nothing can be said against it. */
const RemarkId = PartId.optional()

/** Words of an essay that are wrong. */
const Mistake = z
  .object({
    id: RemarkId,
    /** What it is of; absent in reports of earlier versions, and where it was not told. */
    kind: z.enum(MISTAKE_KINDS).optional(),
    quote: z.string(),
    ...Place,
    /** What to write instead; null where nothing but a remark is due. */
    correction: z.string().nullable(),
    explanation: z.string(),
  })
  .meta({ id: 'WritingMistake' })
export type Mistake = z.infer<typeof Mistake>

/** What could be better without being wrong. */
const Suggestion = z
  .object({
    id: RemarkId,
    /** The words that it is about; null where it is about the whole. */
    quote: z.string().nullable(),
    ...Place,
    text: z.string(),
  })
  .meta({ id: 'WritingSuggestion' })
export type Suggestion = z.infer<typeof Suggestion>

/** The mark for one thing that the exam marks by itself, with what led to it. */
const CriterionScore = z
  .object({ id: z.string(), name: z.string(), score: z.number(), maximum: z.number(), comment: z.string() })
  .meta({ id: 'WritingCriterion' })
export type CriterionScore = z.infer<typeof CriterionScore>

/** Against the report of the essay that this one revises. */
const Change = z
  .object({
    previous_id: z.int(),
    previous_score: z.number(),
    /** Null where the two were graded on different scales. */
    score_change: z.number().nullable(),
    mistakes_gone: z.array(Mistake),
    mistakes_left: z.int(),
  })
  .meta({ id: 'WritingChange' })
export type Change = z.infer<typeof Change>

/** A graded essay as a list shows it. */
export const EssaySummary = z
  .object({
    id: z.int(),
    exam_type: z.enum(EXAM_TYPES),
    /** How the essay begins. */
    excerpt: z.string(),
    topic: z.string(),
    word_count: z.int(),
    score: z.number(),
    /** The greatest score that the exam gives. */
    score_maximum: z.number(),
    mistake_count: z.int(),
    previous_id: z.int().nullable(),
    /** The grading that it came from. */
    grading_id: z.string().nullable(),
    /** What it is, or was read from. */
    material_id: MadeFrom,
    is_material_gone: MaterialGone,
    created_at: Timestamp,
  })
  .meta({ id: 'EssaySummary' })
export type EssaySummary = z.infer<typeof EssaySummary>

/** A graded essay with its report, which is an estimate (requirements/writing.md#report). */
export const EssayReport = EssaySummary.omit({ excerpt: true })
  .extend({
    content: z.string(),
    purpose: z.string(),
    /** Between which scores it lies, where it is no more than an estimate. */
    score_estimate: z.object({ low: z.number(), high: z.number() }).nullable(),
    criteria: z.array(CriterionScore),
    mistakes: z.array(Mistake),
    suggestions: z.array(Suggestion),
    feedback: z.string(),
    /** The essay as it could be; empty where there is nothing to change, or it was said to be wrong. */
    revised: z.string(),
    /** By which it can be said that the revised essay is wrong. Absent where nothing can be said against it. */
    revised_id: PartId.optional(),
    /** Present only where that was said, and it is gone. */
    is_revised_gone: z.literal(true).optional(),
    made_by: MadeBy,
    model_name: ModelName,
    /** Whether a topic image came with the essay that could not be read. */
    is_topic_image_unread: z.boolean(),
    credit_cost: z.int(),
    change: Change.nullable(),
  })
  .meta({ id: 'EssayReport' })
export type EssayReport = z.infer<typeof EssayReport>

/** A draft of an essay, as the trend over its drafts shows it. */
export const EssayDraft = EssaySummary.pick({
  ...{ id: true, exam_type: true, score: true, score_maximum: true, word_count: true, mistake_count: true },
  created_at: true,
}).meta({ id: 'EssayDraft' })
export type EssayDraft = z.infer<typeof EssayDraft>

/** An essay that is being graded, or whose grading came to nothing. */
export const Grading = z
  .object({
    id: z.string(),
    status: z.enum(['grading', 'failed']),
    exam_type: z.enum(EXAM_TYPES),
    excerpt: z.string(),
    topic: z.string(),
    word_count: z.int(),
    /** Why nothing came of it, as a sentence; its price has been given back. */
    failure: z.string().nullable(),
    credit_cost: z.int(),
    created_at: Timestamp,
  })
  .meta({ id: 'WritingGrading' })
export type Grading = z.infer<typeof Grading>

/** A grading with its essay, so that one that came to nothing can be graded again. */
export const GradedText = Grading.extend({
  content: z.string(),
  purpose: z.string(),
  previous_id: z.int().nullable(),
  material_id: MadeFrom,
  is_material_gone: MaterialGone,
}).meta({ id: 'WritingGradedText' })
export type GradedText = z.infer<typeof GradedText>

/** The essay in the form, as the device that saved it last left it, or empty once it was sent; the image of a topic is no part of it. */
export const UnsentEssay = z
  .object({
    content: z.string(),
    exam_type: z.enum(EXAM_TYPES),
    purpose: z.string(),
    topic: z.string(),
    /** The graded essay that this one revises. */
    previous_id: z.int().nullable(),
    /** What it was read from. */
    material_id: MadeFrom,
    is_material_gone: MaterialGone,
    /** Counts on with each save, and as the essay is sent. */
    revision: z.int(),
    saved_at: Timestamp,
  })
  .meta({ id: 'UnsentEssay' })
export type UnsentEssay = z.infer<typeof UnsentEssay>
