import { MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import {
  LECTURE_LIMIT_BYTES,
  LECTURE_PHASES,
  LECTURE_STATUSES,
  LECTURE_TEXTS,
  SECTION_BADGES,
} from '@lectern/domain/lecture'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import {
  CreditsRefunded,
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
  Title,
  WrongParts,
} from './shapes.ts'

/** A lecture, how far it is, and what can still be done with it (requirements/lecture.md#processing). */
export const Lecture = z
  .object({
    id: z.int(),
    title: z.string(),
    original_filename: z.string(),
    /** Null until the PDF has been read. */
    total_pages: z.int().nullable(),
    /** Pages, from 1, whose text could not be read, so that the explanation knows nothing of them. */
    unread_pages: z.array(z.int()),
    /** Those of them that would be read again next, and for how much; null where there are none, or it is under way. */
    read_again: z.object({ pages: z.array(z.int()), credits: z.int() }).nullable(),
    /** Those of them that are being read again; null where none are. */
    reading_again: z.array(z.int()).nullable(),
    /** Why reading them again came to nothing the last time; null otherwise. */
    read_again_error: z.string().nullable(),
    /** In bytes. */
    file_size: z.int(),
    material_id: MadeFrom,
    is_material_gone: MaterialGone,
    credit_cost: z.int(),
    /** When it was brought, or tried again. */
    created_at: Timestamp,
    status: z.enum(LECTURE_STATUSES),
    /** Why it failed, for people; null otherwise. */
    error_message: z.string().nullable(),
    /** Until when the PDF of one that failed is kept, so that it can be tried again for `credit_cost`; else null. */
    retry_until: Timestamp.nullable(),
    /** What is being done; null once it is over. */
    phase: z.enum(LECTURE_PHASES).nullable(),
    sections_done: z.int(),
    /** 0 until the PDF has been read. */
    section_count: z.int(),
    /** Null until it is completed. */
    made_by: MadeBy.nullable(),
    model_name: ModelName,
  })
  .meta({ id: 'Lecture' })
export type Lecture = z.infer<typeof Lecture>

const CheckQuestion = z.object({
  /** By which it can be said that it is wrong. Absent where nothing can be said against it. */
  id: PartId.optional(),
  question: z.string(),
  answer: z.string(),
})

/** A part of a lecture's content: its neighbouring pages, explained. */
export const LectureSection = z
  .object({
    /** Its place, from 1; the same for as long as the lecture is kept. */
    id: z.int(),
    title: z.string(),
    /** The pages that it explains, from 1. */
    first_page: z.int(),
    last_page: z.int(),
    /** What it holds. */
    badges: z.array(z.enum(SECTION_BADGES)),
    /** Sanitised HTML: headings, paragraphs, lists, tables, code and quotes, no attributes, links or images. */
    content: z.string(),
    parts: WrongParts,
    questions: z.array(CheckQuestion),
  })
  .meta({ id: 'LectureSection' })
export type LectureSection = z.infer<typeof LectureSection>

/** More than any PDF has. */
const MOST_SECTIONS = 100_000

/** Where a student stopped reading a lecture, on whatever device. */
export const LectureBookmark = z.object({
  /** The id of a section. */
  section: z.int().min(1).max(MOST_SECTIONS),
  /** Where that stood among the others, from 0: where it has gone, what stands there now is read. */
  index: z.int().min(0).max(MOST_SECTIONS),
  /** How much of it stood above the top of the screen, from 0 to 1. */
  share: z.number().min(0).max(1),
})
export type LectureBookmark = z.infer<typeof LectureBookmark>

/** Uploads, lists, what is under way, and what a lecture holds (requirements/lecture.md#calls-of-lectures). */
export const lectureEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/lecture/lectures/',
    summary: "The student's completed lectures by page and search, newest first, and those in progress beside them",
    access: 'student',
    query: PageQuery,
    response: z.object({
      results: z.array(Lecture),
      total_pages: z.int(),
      pagination: Pagination,
      /** Whatever the page and the search. */
      in_progress: z.array(Lecture),
      /** Those that failed and have not been deleted since, the latest ten. */
      failed: z.array(Lecture),
    }),
  },
  listUnfinished: {
    method: 'GET',
    path: '/api/lecture/unfinished/',
    summary: 'What changes by itself: lectures in progress, and those that failed; to be asked again and again',
    access: 'student',
    response: z.object({
      in_progress: z.array(Lecture),
      /** The lectures that failed, in the order of the list. */
      failed: z.array(Lecture),
    }),
  },
  stats: {
    method: 'GET',
    path: '/api/lecture/stats/',
    summary: 'Totals of all completed lectures, and the storage of the student',
    access: 'student',
    response: z.object({
      lecture_count: z.int(),
      page_count: z.int(),
      section_count: z.int(),
      credits_spent: z.int(),
      in_progress_count: z.int(),
      storage_mb: z.number(),
      storage_limit_mb: z.int(),
    }),
  },
  upload: {
    method: 'POST',
    path: '/api/lecture/upload/',
    summary:
      'Takes a PDF, or that of a material, holds its price and begins to explain it; the work goes on in the server',
    access: 'student',
    addsToStorage: true,
    isPaid: true,
    form: {
      isJsonToo: true,
      fields: z.object({
        /** Without one, the name of the file. */
        title: z.string().trim().max(MAX_TITLE_CHARACTERS).default(''),
        /** A PDF of the library, in place of `pdf_file`. */
        material_id: Id.nullish(),
      }),
      files: { pdf_file: { limitBytes: LECTURE_LIMIT_BYTES, tooLargeText: LECTURE_TEXTS.tooLarge, optional: true } },
    },
    response: z.object({ lecture_id: z.int(), credit_cost: z.int() }),
    errors: [
      'unsupported_type',
      'unreadable',
      'too_large',
      'storage_full',
      'insufficient_credits',
      'key_reused',
      'in_progress',
      'not_found',
    ],
  },
  retry: {
    method: 'POST',
    path: '/api/lecture/lectures/:id/retry/',
    summary: 'Tries a lecture again that failed, for its price; the work goes on in the server',
    access: 'student',
    isPaid: true,
    params: IdParams,
    response: Lecture,
    errors: ['not_found', 'conflict', 'insufficient_credits', 'key_reused'],
  },
  readAgain: {
    method: 'POST',
    path: '/api/lecture/lectures/:id/read-again/',
    summary: 'Reads pages of a lecture again that could not be read, for the price of these alone, and explains them',
    access: 'student',
    addsToStorage: true,
    isPaid: true,
    params: IdParams,
    response: Lecture,
    errors: ['not_found', 'conflict', 'content_rejected', 'insufficient_credits', 'key_reused', 'rate_limited'],
  },
  get: {
    method: 'GET',
    path: '/api/lecture/lectures/:id/',
    summary: 'A lecture, and how far it is',
    access: 'student',
    params: IdParams,
    response: Lecture.extend({ credits_refunded: CreditsRefunded }),
    errors: ['not_found'],
  },
  content: {
    method: 'GET',
    path: '/api/lecture/lectures/:id/content/',
    summary: 'The explanation of a completed lecture as one text; `sections` answers it section by section',
    access: 'student',
    params: IdParams,
    response: z.object({
      lecture: Lecture,
      /** HTML like that of the sections, each under its title and with its questions at its end. */
      content: z.string(),
    }),
    errors: ['not_found', 'conflict'],
  },
  sections: {
    method: 'GET',
    path: '/api/lecture/lectures/:id/sections/',
    summary: 'The explanation of a completed lecture, section by section',
    access: 'student',
    params: IdParams,
    response: z.object({
      lecture: Lecture,
      sections: z.array(LectureSection),
      /** Null before anything of it was read. */
      bookmark: LectureBookmark.nullable(),
    }),
    errors: ['not_found', 'conflict'],
  },
  keepBookmark: {
    method: 'PUT',
    path: '/api/lecture/lectures/:id/bookmark/',
    summary: 'Keeps where the student is in a completed lecture, in place of where they were',
    access: 'student',
    params: IdParams,
    body: LectureBookmark,
    response: Done,
    errors: ['not_found'],
  },
  pdf: {
    method: 'GET',
    path: '/api/lecture/lectures/:id/pdf/',
    summary: 'The PDF; a Range header of one range is answered with that part',
    access: 'student',
    params: IdParams,
    download: 'application/pdf',
    errors: ['not_found'],
  },
  rename: {
    method: 'PATCH',
    path: '/api/lecture/lectures/:id/',
    summary: 'Changes the title of a lecture',
    access: 'student',
    params: IdParams,
    body: z.object({ title: Title }),
    response: Lecture,
    errors: ['not_found'],
  },
  delete: {
    method: 'DELETE',
    path: '/api/lecture/lectures/:id/',
    summary:
      'Deletes a lecture and its PDF, which the library keeps; one in progress is cancelled, and its credits come back',
    access: 'student',
    params: IdParams,
    response: Done.extend({ credits_refunded: CreditsRefunded }),
    errors: ['not_found'],
  },
  cancel: {
    method: 'POST',
    path: '/api/lecture/lectures/:id/cancel/',
    summary:
      'Deletes a lecture that is not done: calls it off, with its credits back, or puts away one that failed; of one whose pages are read again, only that is called off',
    access: 'student',
    params: IdParams,
    response: Done.extend({ credits_refunded: CreditsRefunded }),
    errors: ['not_found', 'conflict'],
  },
})
