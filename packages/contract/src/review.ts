import {
  EASY_DAYS,
  GRADES,
  LEAST_RETENTION,
  MAX_TYPED_CHARACTERS,
  MOST_FLAG,
  MOST_HOLIDAYS,
  MOST_PER_DAY,
  MOST_QUEUE_SIZE,
  MOST_RETENTION,
  QUEUE_SIZE,
} from '@lectern/domain/review'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Ahead } from './review/ahead.ts'
import {
  QueuedItem,
  ReviewItem,
  ReviewSettings,
  ReviewState,
  SetReviewSettings,
  StudyDate,
  TypedComparison,
  Wait,
} from './review/shapes.ts'
import { fault, Id, IdParams, PageQuery, Pagination, Timestamp } from './shapes.ts'

const Retention = z.number().min(LEAST_RETENTION).max(MOST_RETENTION)
const PerDay = z.int().min(0).max(MOST_PER_DAY)
/**
 * Made by the device; a repeat with the same one does nothing again. Of answers of equal times the lesser one came first:
 * UUIDv7 keeps order. Changes of a card come after them, in the order of their arrival.
 */
const ClientId = z.uuid()

/**
 * Reviewing across sets, what is done with a card in it, its settings and figures
 * (requirements/remembering.md#the-queue-of-a-day).
 */
export const reviewEndpoints = endpoints({
  queue: {
    method: 'GET',
    path: '/api/review/queue/',
    summary: 'The cards to review now, due and new mixed, across sets or of one',
    access: 'student',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(MOST_QUEUE_SIZE).default(QUEUE_SIZE),
      set_id: Id.optional(),
    }),
    response: z.object({
      /** To be sent along with the answers: none was given before. */
      handed_out_at: Timestamp,
      /** How many cards that were learned are left for today. */
      due_count: z.int(),
      /** How many new cards are left for today. */
      new_count: z.int(),
      /** How many more are due than the day allows; they are spread over the next days. At most 9,999. */
      backlog_count: z.int(),
      /** Where nothing is left now: when the next card comes up; null where none will. */
      next_due_at: Timestamp.nullable(),
      items: z.array(QueuedItem),
    }),
    errors: ['not_found'],
  },
  ahead: {
    method: 'GET',
    path: '/api/review/ahead/',
    summary: 'The cards of the next 7 days, with all that a device needs to review them without a network',
    access: 'student',
    response: Ahead,
  },
  answer: {
    method: 'POST',
    path: '/api/review/answers/',
    summary: 'Keeps how well a card was known; once per client_id, whenever it arrives',
    access: 'student',
    body: z.object({
      item_id: Id,
      /** 1 again, 2 hard, 3 good, 4 easy. */
      rating: z.literal(GRADES),
      /** How long the card was in view, in milliseconds; a long look counts as a minute. */
      duration_ms: z.int().min(0).max(86_400_000).optional(),
      /** By the device's clock: taken as between `handed_out_at` and the answer's arrival. */
      answered_at: Timestamp,
      handed_out_at: Timestamp.optional(),
      client_id: ClientId,
      /** The student says that what they typed was compared wrongly; kept with the answer, which counts as they rate it. */
      marking_error: z
        .object({ typed: z.string().max(MAX_TYPED_CHARACTERS), rating: z.literal(GRADES).nullable() })
        .optional(),
    }),
    response: z.object({
      /** False where this answer was kept before. */
      recorded: z.boolean(),
      item: ReviewState,
      /** How long until the card comes back. */
      wait: Wait,
      /** This answer set the card aside: it was forgotten too often. */
      became_leech: z.boolean(),
    }),
    errors: ['not_found', 'conflict'],
  },
  compare: {
    method: 'POST',
    path: '/api/review/compare/',
    summary: 'Compares a typed answer with the right one, at no price; keeps nothing',
    access: 'student',
    body: z.object({ item_id: Id, answer: z.string().max(MAX_TYPED_CHARACTERS) }),
    response: TypedComparison,
    errors: ['not_found', 'rate_limited', 'generation_failed'],
  },
  undo: {
    method: 'POST',
    path: '/api/review/undo/',
    summary:
      'Takes back the latest answer or change of today, or the one named of the last 30 days; once per client_id',
    access: 'student',
    body: z.object({
      client_id: ClientId,
      /** The `client_id` of what is taken back; else the latest that still stands. */
      undoes: ClientId.optional(),
    }),
    response: z.object({ undone: ClientId, item: QueuedItem }),
    errors: ['conflict'],
  },
  listItems: {
    method: 'GET',
    path: '/api/review/items/',
    summary: 'Cards that were set aside or flagged, or missed questions that come back, by page',
    access: 'student',
    query: PageQuery.pick({ page: true }).extend({
      which: z.enum(['suspended', 'leeches', 'flagged', 'mistakes']).default('suspended'),
    }),
    response: z.object({ items: z.array(ReviewItem), pagination: Pagination }),
  },
  changeItem: {
    method: 'PATCH',
    path: '/api/review/items/:id/',
    summary: 'Suspends a card, puts it off until tomorrow or flags it; once per client_id',
    access: 'student',
    params: IdParams,
    body: z
      .object({
        client_id: ClientId,
        /** When it was changed, like the time of an answer; now where it is not said. */
        changed_at: Timestamp.optional(),
        handed_out_at: Timestamp.optional(),
        is_suspended: z.boolean().optional(),
        is_buried: z.boolean().optional(),
        flag: z.int().min(0).max(MOST_FLAG).optional(),
      })
      .refine(
        ({ is_suspended, is_buried, flag }) =>
          [is_suspended, is_buried, flag].filter((change) => change !== undefined).length === 1,
        fault('oneChange'),
      ),
    response: ReviewState,
    errors: ['not_found', 'conflict'],
  },
  getSettings: {
    method: 'GET',
    path: '/api/review/settings/',
    summary: 'How the student reviews',
    access: 'student',
    response: ReviewSettings,
  },
  updateSettings: {
    method: 'PATCH',
    path: '/api/review/settings/',
    summary: 'Changes how the student reviews, from the next answer on',
    access: 'student',
    body: z.object({
      time_zone: z.string().min(1).max(100).optional(),
      retention: Retention.optional(),
      new_per_day: PerDay.optional(),
      reviews_per_day: PerDay.optional(),
      counts_studies: z.boolean().optional(),
      grade_buttons: z.union([z.literal(2), z.literal(4)]).optional(),
      shows_intervals: z.boolean().optional(),
      brings_mistakes: z.boolean().optional(),
      easy_days: z.array(z.enum(EASY_DAYS)).length(7).optional(),
      holidays: z.array(StudyDate).max(MOST_HOLIDAYS).optional(),
    }),
    response: ReviewSettings,
  },
  getSetSettings: {
    method: 'GET',
    path: '/api/review/sets/:id/settings/',
    summary: 'What differs for one set',
    access: 'student',
    params: IdParams,
    response: SetReviewSettings,
    errors: ['not_found'],
  },
  updateSetSettings: {
    method: 'PATCH',
    path: '/api/review/sets/:id/settings/',
    summary: 'Changes what differs for one set; null follows the settings of the student again',
    access: 'student',
    params: IdParams,
    body: z.object({
      retention: Retention.nullish(),
      new_per_day: PerDay.nullish(),
      reviews_per_day: PerDay.nullish(),
      is_typed: z.boolean().optional(),
    }),
    response: SetReviewSettings,
    errors: ['not_found'],
  },
  today: {
    method: 'GET',
    path: '/api/review/today/',
    summary: 'What is left to review today, and what was done',
    access: 'student',
    response: z.object({
      date: StudyDate,
      /** When the student's day ends. */
      ends_at: Timestamp,
      due_count: z.int(),
      new_count: z.int(),
      backlog_count: z.int(),
      reviewed_count: z.int(),
      /** By the student's own pace of the last 30 days. */
      minutes_left: z.int(),
      next_due_at: Timestamp.nullable(),
    }),
  },
  summary: {
    method: 'GET',
    path: '/api/review/summary/',
    summary: 'What the answers since a moment of the last 24 hours came to',
    access: 'student',
    query: z.object({ since: Timestamp }),
    response: z.object({
      answer_count: z.int(),
      /** Cards whose first answer was at least hard. */
      right_count: z.int(),
      missed_count: z.int(),
      duration_ms: z.int(),
      next_due_at: Timestamp.nullable(),
      /** How many cards come back by the end of tomorrow. */
      due_tomorrow_count: z.int(),
      /** The cards that were missed, in the order in which they came, at most 100. */
      missed: z.array(ReviewItem),
    }),
  },
  stats: {
    method: 'GET',
    path: '/api/review/stats/',
    summary: 'What will be due, what was remembered and done, and how far the cards are',
    access: 'student',
    response: z.object({
      /** From today on; today counts what is overdue. */
      due_by_day: z.array(z.object({ date: StudyDate, count: z.int() })),
      retention: z.object({
        wished: z.number(),
        /** Part of the answers of the last 30 days to cards that were due that was not 'again'; null without any. */
        measured: z.number().nullable(),
        answer_count: z.int(),
      }),
      /** The days of the last year with at least one answer, oldest first. */
      days: z.array(z.object({ date: StudyDate, answer_count: z.int(), new_count: z.int(), minutes: z.number() })),
      /** Those on which something was answered, and those since the first of them on which nothing waited to be. */
      days_studied_this_month: z.int(),
      /** The latter: neither a card nor a missed question was due, and no new card was left. */
      free_days_this_month: z.array(StudyDate),
      cards: z.object({
        new: z.int(),
        learning: z.int(),
        /** Intervals under 21 days. */
        young: z.int(),
        mature: z.int(),
        suspended: z.int(),
      }),
    }),
  },
})
