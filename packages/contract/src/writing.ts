import {
  DEFAULT_EXAM_TYPE,
  EXAM_TYPES,
  MAX_ESSAY_CHARACTERS,
  MAX_TOPIC_CHARACTERS,
  MAX_WRITING_PURPOSE_CHARACTERS,
  TOPIC_IMAGE_LIMIT_BYTES,
  WRITING_TEXTS,
} from '@lectern/domain/writing'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Done, Id, IdParams, PageQuery, Pagination } from './shapes.ts'
import { EssayDraft, EssayReport, EssaySummary, GradedText, Grading, UnsentEssay } from './writing/shapes.ts'

const ESSAY_LIMIT_BYTES = 4 * 1024 * 1024
/** What the wire takes: whoever sends more than an essay may hold is told so in words. */
const MAX_SENT_CHARACTERS = 2_000_000

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
