import {
  DEFAULT_EXAM_TYPE,
  EXAM_TYPES,
  MAX_ESSAY_CHARACTERS,
  MAX_TOPIC_CHARACTERS,
  MAX_WRITING_PURPOSE_CHARACTERS,
  MISTAKE_KINDS,
  TOPIC_IMAGE_LIMIT_BYTES,
  WRITING_TEXTS,
} from '@lectern/domain/writing'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import {
  Done,
  Id,
  IdParams,
  MadeBy,
  MadeFrom,
  MaterialGone,
  ModelName,
  PageQuery,
  Pagination,
  PartId,
  Timestamp,
} from './shapes.ts'

const ESSAY_LIMIT_BYTES = 4 * 1024 * 1024
/** What the wire takes: whoever sends more than an essay may hold is told so in words. */
const MAX_SENT_CHARACTERS = 2_000_000

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
const EssayReport = EssaySummary.omit({ excerpt: true })
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
const EssayDraft = EssaySummary.pick({
  ...{ id: true, exam_type: true, score: true, score_maximum: true, word_count: true, mistake_count: true },
  created_at: true,
}).meta({ id: 'EssayDraft' })
export type EssayDraft = z.infer<typeof EssayDraft>

/** An essay that is being graded, or whose grading came to nothing. */
const Grading = z
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
const GradedText = Grading.extend({
  content: z.string(),
  purpose: z.string(),
  previous_id: z.int().nullable(),
  material_id: MadeFrom,
  is_material_gone: MaterialGone,
}).meta({ id: 'WritingGradedText' })
export type GradedText = z.infer<typeof GradedText>

/** The essay in the form, as the device that saved it last left it, or empty once it was sent; the image of a topic is no part of it. */
const UnsentEssay = z
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

const GradingParams = z.object({ id: z.uuid() })

/** The grading of essays, and the essays that were graded (requirements/writing.md#calls-of-writing). */
export const writingEndpoints = endpoints({
  grade: {
    method: 'POST',
    path: '/api/writing/grade/',
    summary: 'Grades an essay on the scale of its exam and keeps the report; JSON, or a form with a topic image',
    access: 'student',
    addsToStorage: true,
    isPaid: true,
    bodyLimitBytes: ESSAY_LIMIT_BYTES,
    form: {
      isJsonToo: true,
      fieldLimitBytes: ESSAY_LIMIT_BYTES,
      fields: z.object({
        content: z.string().max(MAX_SENT_CHARACTERS).default(''),
        exam_type: z.enum(EXAM_TYPES).default(DEFAULT_EXAM_TYPE),
        /** What the text is for; asked for where the exam type is Other. */
        purpose: z.string().trim().max(MAX_WRITING_PURPOSE_CHARACTERS).default(''),
        topic: z.string().trim().max(MAX_TOPIC_CHARACTERS).default(''),
        /** The graded essay that this one revises. */
        previous_id: Id.optional(),
        /** What the text was read from. Left out, it becomes a material with its report, or that of the essay that it revises. */
        material_id: Id.optional(),
        /** Whether what it was read from has been deleted: then it becomes none again. */
        is_material_gone: z.enum(['true', 'false']).default('false'),
      }),
      files: {
        image: { limitBytes: TOPIC_IMAGE_LIMIT_BYTES, tooLargeText: WRITING_TEXTS.imageTooLarge, optional: true },
      },
    },
    response: EssayReport,
    errors: [
      'content_rejected',
      'not_found',
      'unsupported_type',
      'unreadable',
      'too_large',
      'insufficient_credits',
      'in_progress',
      'key_reused',
      'generation_failed',
    ],
  },
  getUnsent: {
    method: 'GET',
    path: '/api/writing/unsent/',
    summary: 'The essay that was written and not sent yet, empty once it was sent; null where nothing was ever written',
    access: 'student',
    response: z.object({ essay: UnsentEssay.nullable() }),
  },
  keepUnsent: {
    method: 'PUT',
    path: '/api/writing/unsent/',
    summary: 'Keeps the essay in the form, to be gone on with on any device',
    access: 'student',
    addsToStorage: true,
    bodyLimitBytes: ESSAY_LIMIT_BYTES,
    body: z.object({
      content: z.string().max(MAX_ESSAY_CHARACTERS),
      exam_type: z.enum(EXAM_TYPES).default(DEFAULT_EXAM_TYPE),
      purpose: z.string().max(MAX_WRITING_PURPOSE_CHARACTERS).default(''),
      topic: z.string().max(MAX_TOPIC_CHARACTERS).default(''),
      previous_id: Id.nullish(),
      /** What the text was read from; one that has gone counts as deleted. */
      material_id: Id.nullish(),
      /** Whether that has been deleted. */
      is_material_gone: z.boolean().default(false),
      /** The revision that was gone on from, 0 for none: where another one with something else in it is kept, that stays. */
      revision: z.int().min(0).max(2_000_000_000),
    }),
    response: UnsentEssay.pick({ revision: true, saved_at: true }),
    errors: ['not_found', 'conflict'],
  },
  listGradings: {
    method: 'GET',
    path: '/api/writing/gradings/',
    summary: 'What is being graded, and what came to nothing, newest first',
    access: 'student',
    response: z.object({ gradings: z.array(Grading) }),
  },
  getGrading: {
    method: 'GET',
    path: '/api/writing/gradings/:id/',
    summary: 'One of them with its essay',
    access: 'student',
    params: GradingParams,
    response: GradedText,
    errors: ['not_found'],
  },
  dismissGrading: {
    method: 'DELETE',
    path: '/api/writing/gradings/:id/',
    summary: 'Forgets one that came to nothing',
    access: 'student',
    params: GradingParams,
    response: Done,
    errors: ['not_found', 'conflict'],
  },
  listEssays: {
    method: 'GET',
    path: '/api/writing/essays/',
    summary: 'Graded essays by page and search, newest first',
    access: 'student',
    query: PageQuery,
    response: z.object({ essays: z.array(EssaySummary), pagination: Pagination }),
  },
  getEssay: {
    method: 'GET',
    path: '/api/writing/essays/:id/',
    summary: 'An essay with its report',
    access: 'student',
    params: IdParams,
    response: EssayReport,
    errors: ['not_found'],
  },
  listDrafts: {
    method: 'GET',
    path: '/api/writing/essays/:id/drafts/',
    summary: 'The essay and the drafts that it goes back to, the earliest first; at most the latest twenty',
    access: 'student',
    params: IdParams,
    response: z.object({ drafts: z.array(EssayDraft) }),
    errors: ['not_found'],
  },
  deleteEssay: {
    method: 'DELETE',
    path: '/api/writing/essays/:id/',
    summary: 'Deletes an essay with its report; its revisions stay',
    access: 'student',
    params: IdParams,
    response: Done,
    errors: ['not_found'],
  },
})
