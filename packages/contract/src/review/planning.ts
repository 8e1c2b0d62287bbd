import { SCORED_MODULES } from '@lectern/domain/review'
import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { Done, Id, IdParams, Timestamp } from '../shapes.ts'
import { MaterialRecall, UnaskedText } from './recall.ts'
import { ExamSection, ReviewExam, ReviewItem, ReviewSettings, StudyDate } from './shapes.ts'

/** The hour at which a mail says that something is due, 0 to 23; null for never. */
const Reminder = z.object({ hour: z.int().min(0).max(23).nullable() })
const UnsubscribeToken = z.string().max(80)

/** What plans reviews: parameters that fit, minutes a day, exams, reminders. */
export const planningEndpoints = endpoints({
  setAdapting: {
    method: 'PUT',
    path: '/api/review/adapting/',
    summary: "Whether FSRS is fitted to the student's own reviews; turning it off takes a fit back",
    access: 'student',
    body: z.object({ adapts: z.boolean() }),
    response: ReviewSettings,
  },
  workload: {
    method: 'GET',
    path: '/api/review/workload/',
    summary: 'What each wish to remember would cost a day, and give',
    access: 'student',
    response: z.object({
      /** Reckoned over so many days from today on. */
      day_count: z.int(),
      choices: z.array(
        z.object({
          retention: z.number(),
          minutes_per_day: z.number(),
          /** Mean probability over the last two thirds of the days and all cards learned by then; null where there is none. */
          remembered: z.number().nullable(),
        }),
      ),
    }),
  },
  getReminder: {
    method: 'GET',
    path: '/api/review/reminder/',
    summary: 'At which hour a mail says that something is due',
    access: 'student',
    response: Reminder,
  },
  setReminder: {
    method: 'PUT',
    path: '/api/review/reminder/',
    summary: 'Sets that hour, by the clock where the student is; null for never',
    access: 'student',
    body: Reminder,
    response: Reminder,
  },
  showUnsubscribe: {
    method: 'GET',
    path: '/api/review/unsubscribe/:token/',
    summary: 'A page with a button that ends the reminders; changes nothing itself',
    access: 'public',
    params: z.object({ token: UnsubscribeToken }),
    download: 'text/html; charset=utf-8',
    errors: ['not_found'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/review/unsubscribe/:token/',
    summary: 'Ends the reminders of whoever the token is of, as mail programs ask in one click (RFC 8058)',
    access: 'signature',
    params: z.object({ token: UnsubscribeToken }),
    rawBody: true,
    bodyLimitBytes: 4096,
    download: 'text/html; charset=utf-8',
    errors: ['not_found'],
  },
  listExams: {
    method: 'GET',
    path: '/api/review/exams/',
    summary: 'The exams that sets and materials are learned towards, those to come first; at most 50',
    access: 'student',
    response: z.object({ exams: z.array(ReviewExam) }),
  },
  setExam: {
    method: 'PUT',
    path: '/api/review/sets/:id/exam/',
    summary: 'Sets the date towards which a set is learned, in place of the one to come',
    access: 'student',
    params: IdParams,
    body: z.object({ date: StudyDate }),
    response: ReviewExam,
    errors: ['not_found', 'conflict'],
  },
  setMaterialExam: {
    method: 'PUT',
    path: '/api/review/materials/:id/exam/',
    summary: 'Sets the date towards which all cards made of a material are learned, in place of the one to come',
    access: 'student',
    params: IdParams,
    body: z.object({ date: StudyDate }),
    response: ReviewExam,
    errors: ['not_found', 'conflict'],
  },
  recall: {
    method: 'GET',
    path: '/api/review/materials/:id/recall/',
    summary:
      'What is remembered of a material on a day, today unless another is named: card by card, each with its place',
    access: 'student',
    params: IdParams,
    query: z.object({ date: StudyDate.optional() }),
    response: MaterialRecall,
    errors: ['not_found', 'rate_limited'],
  },
  unasked: {
    method: 'GET',
    path: '/api/review/materials/:id/unasked/',
    summary: 'The text of a material, or of one of its pages, that no card and no missed question quotes',
    access: 'student',
    params: IdParams,
    query: z.object({ page: Id.optional() }),
    response: UnaskedText,
    errors: ['not_found', 'conflict', 'rate_limited'],
  },
  examPlan: {
    method: 'GET',
    path: '/api/review/exams/:id/plan/',
    summary: 'What fits into so many minutes a day until an exam, and what is left out for it',
    access: 'student',
    params: IdParams,
    query: z.object({ minutes: z.coerce.number().min(0).max(1440) }),
    response: z.object({
      plan: ReviewExam.shape.plan.unwrap(),
      left_out_count: z.int(),
      /** New cards, in the order in which they are left out last; at most 100. */
      left_out: z.array(ReviewItem),
    }),
    errors: ['not_found', 'conflict'],
  },
  examSections: {
    method: 'GET',
    path: '/api/review/exams/:id/sections/',
    summary:
      'What is known on the day of an exam section by section, with all cards learned or as many as minutes allow',
    access: 'student',
    params: IdParams,
    query: z.object({ minutes: z.coerce.number().min(0).max(1440).optional() }),
    /** None where the cards have no sections, or one. */
    response: z.object({ sections: z.array(ExamSection) }),
    errors: ['not_found', 'conflict', 'generation_failed', 'rate_limited'],
  },
  setMark: {
    method: 'PATCH',
    path: '/api/review/exams/:id/',
    summary: 'Keeps what an exam was marked with, beside what was foretold',
    access: 'student',
    params: IdParams,
    body: z.object({ mark: z.number().min(0).max(100).nullable() }),
    response: ReviewExam,
    errors: ['not_found', 'conflict'],
  },
  removeExam: {
    method: 'DELETE',
    path: '/api/review/exams/:id/',
    summary: 'Removes an exam; the cards stay as they are',
    access: 'student',
    params: IdParams,
    response: Done,
    errors: ['not_found'],
  },
  scores: {
    method: 'GET',
    path: '/api/review/scores/',
    summary: 'What exams and essays were marked with, oldest first, at most the latest 50 of each',
    access: 'student',
    response: z.object({
      modules: z.array(
        z.object({
          module: z.enum(SCORED_MODULES),
          scores: z.array(z.object({ at: Timestamp, title: z.string(), score: z.number(), most: z.number() })),
        }),
      ),
    }),
  },
  practice: {
    method: 'GET',
    path: '/api/review/practice/',
    summary:
      'A hundred cards to go through without changing when they come back: those due next, or the least remembered of a set or a material',
    access: 'student',
    query: z.object({
      way: z.enum(['ahead', 'cram']),
      set_id: Id.optional(),
      material_id: Id.optional(),
      /** Those after so many. */
      after: z.coerce.number().int().min(0).max(1_000_000).optional(),
    }),
    response: z.object({
      items: z.array(ReviewItem),
      /** How many there are in all, whichever hundred this is. */
      total_count: z.int(),
    }),
    errors: ['not_found'],
  },
})
