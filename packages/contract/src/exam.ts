import { EXAM_QUESTION_COUNT, MARKING_METHODS, MAX_EXAM_ANSWER_CHARACTERS } from '@lectern/domain/exam'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import {
  ExamAttempt,
  ExamGeneration,
  ExamGenerationOrder,
  ExamPractice,
  ExamResult,
  ExamSession,
  ExamSet,
  ExamSummary,
  GenerationParams,
} from './exam/shapes.ts'
import { WantedExam } from './exam/wanted-exam.ts'
import { Done, fault, Id, IdParams, Judgement, MadeBy, ModelName, PageQuery, Pagination, Title } from './shapes.ts'

const WANTED_LIMIT_BYTES = 8 * 1024 * 1024
const UserAnswer = z.string().max(MAX_EXAM_ANSWER_CHARACTERS)

/** What a client may send along (requirements/exam.md#calls-of-exams); the server marks by the question that it keeps. */
const Ignored = z.string().max(20_000).optional()

/** By the id of the question. */
const Answers = z
  .record(z.string().regex(/^\d{1,16}$/), UserAnswer)
  .refine((answers) => Object.keys(answers).length <= EXAM_QUESTION_COUNT, fault('tooMany', EXAM_QUESTION_COUNT))

const CHECK_ERRORS = ['not_found', 'session_ended', 'conflict', 'in_progress', 'generation_failed'] as const

/** Exams, their making, their sessions and the checks of answers (requirements/exam.md#calls-of-exams). */
export const examEndpoints = endpoints({
  listSets: {
    method: 'GET',
    path: '/api/exam/sets/',
    summary: "The student's exams by page and search, the newest first",
    access: 'student',
    query: PageQuery,
    response: z.object({ exam_sets: z.array(ExamSummary), pagination: Pagination }),
  },
  getSet: {
    method: 'GET',
    path: '/api/exam/sets/:id/',
    summary: 'An exam with its questions',
    access: 'student',
    params: IdParams,
    response: ExamSet,
    errors: ['not_found'],
  },
  renameSet: {
    method: 'PATCH',
    path: '/api/exam/sets/:id/',
    summary: 'Changes the title of an exam',
    access: 'student',
    params: IdParams,
    body: z.object({ title: Title }),
    response: ExamSummary,
    errors: ['not_found'],
  },
  deleteSet: {
    method: 'DELETE',
    path: '/api/exam/sets/:id/',
    summary: 'Deletes an exam with its sessions and answers',
    access: 'student',
    params: IdParams,
    response: Done,
    errors: ['not_found'],
  },
  quote: {
    method: 'POST',
    path: '/api/exam/quote/',
    summary: 'Says at no cost how many good questions an exam would have, and its price',
    access: 'student',
    bodyLimitBytes: WANTED_LIMIT_BYTES,
    body: WantedExam,
    response: z.object({
      /** Price of the questions that are available. */
      credits: z.int(),
      question_count: z.int(),
      /** At most `question_count`. */
      available_count: z.int(),
    }),
    errors: ['content_rejected', 'not_found', 'rate_limited', 'generation_failed'],
  },
  generate: {
    method: 'POST',
    path: '/api/exam/generate/',
    summary: 'Makes an exam of 10, 20 or 30 questions from content, topics or a prompt',
    access: 'student',
    addsToStorage: true,
    isPaid: true,
    bodyLimitBytes: WANTED_LIMIT_BYTES,
    body: WantedExam,
    response: ExamSet.extend({ user_credits: z.int(), credit_cost: z.int() }),
    errors: ['insufficient_credits', 'content_rejected', 'not_found', 'in_progress', 'key_reused', 'generation_failed'],
  },
  listGenerations: {
    method: 'GET',
    path: '/api/exam/generations/',
    summary: 'The exams that are being made, and what came to nothing, newest first',
    access: 'student',
    response: z.object({ generations: z.array(ExamGeneration) }),
  },
  getGeneration: {
    method: 'GET',
    path: '/api/exam/generations/:id/',
    summary: 'One of them with what was ordered',
    access: 'student',
    params: GenerationParams,
    response: ExamGenerationOrder,
    errors: ['not_found'],
  },
  dismissGeneration: {
    method: 'DELETE',
    path: '/api/exam/generations/:id/',
    summary: 'Forgets one that came to nothing',
    access: 'student',
    params: GenerationParams,
    response: Done,
    errors: ['not_found', 'conflict'],
  },
  listSessions: {
    method: 'GET',
    path: '/api/exam/sets/:id/sessions/',
    summary: 'The sessions of an exam that ended, the newest first',
    access: 'student',
    params: IdParams,
    query: PageQuery.pick({ page: true }),
    response: z.object({ exam_set: ExamSummary, sessions: z.array(ExamAttempt), pagination: Pagination }),
    errors: ['not_found'],
  },
  getSession: {
    method: 'GET',
    path: '/api/exam/sessions/:id/',
    summary: 'A session with its questions, answers and marks',
    access: 'student',
    params: IdParams,
    response: ExamSession,
    errors: ['not_found'],
  },
  startSession: {
    method: 'POST',
    path: '/api/exam/sets/:id/sessions/',
    summary: 'Starts a session over all questions of an exam, or over those that are named',
    access: 'student',
    params: IdParams,
    body: z.object({ question_ids: z.array(Id).min(1).max(EXAM_QUESTION_COUNT).optional() }).optional(),
    response: z.object({ session_id: z.int(), exam_set_id: z.int(), question_ids: z.array(z.int()) }),
    errors: ['not_found'],
  },
  keepPractice: {
    method: 'PUT',
    path: '/api/exam/sessions/:id/practice/',
    summary: 'Keeps what a running session has been answered so far, to be gone on with on any device',
    access: 'student',
    params: IdParams,
    addsToStorage: true,
    bodyLimitBytes: 2 * 1024 * 1024,
    body: z.object({
      /** What is answered to a question that the session does not ask, or no longer, is passed over. */
      answers: Answers,
      flagged_ids: z.array(Id).max(EXAM_QUESTION_COUNT).default([]),
      /** Place of the question in view, counted from 0; one beyond the last is the last. */
      index: z
        .int()
        .min(0)
        .max(EXAM_QUESTION_COUNT - 1)
        .default(0),
      /** The revision that was gone on from, 0 for none: where there is a later one with something else in it, nothing is kept. */
      revision: z.int().min(0).max(2_000_000_000),
    }),
    response: ExamPractice.pick({ revision: true, saved_at: true }),
    errors: ['not_found', 'conflict', 'session_ended'],
  },
  forgetPractice: {
    method: 'DELETE',
    path: '/api/exam/sessions/:id/practice/',
    summary: 'Gives up what a session has been answered so far; without effect where nothing is kept',
    access: 'student',
    params: IdParams,
    response: Done,
    errors: ['not_found'],
  },
  endSession: {
    method: 'POST',
    path: '/api/exam/sessions/:id/end/',
    summary: 'Ends a session with its answers; a repeat gets the same result',
    access: 'student',
    params: IdParams,
    bodyLimitBytes: 2 * 1024 * 1024,
    body: z.object({
      answers: Answers.default({}),
      /** Not believed: the server keeps the score of its own marking. */
      score: z.number().optional(),
    }),
    response: ExamResult,
    errors: ['not_found'],
  },
  markOwnAnswer: {
    method: 'POST',
    path: '/api/exam/sessions/:id/own-word/',
    summary: 'Marks an answer that could not be checked by its student’s own word; the score follows',
    access: 'student',
    params: IdParams,
    body: z.object({ questionId: Id, says_it: z.boolean() }),
    response: ExamResult,
    errors: ['not_found', 'conflict'],
  },
  compareAnswers: {
    method: 'POST',
    path: '/api/exam/compare-answers/',
    summary: 'Checks the answers of a session in one go, each against the question that is kept',
    access: 'student',
    bodyLimitBytes: 2 * 1024 * 1024,
    body: z.object({
      session_id: Id,
      questions: z
        .array(
          z.object({
            questionId: Id,
            questionNumber: z.int().min(1).max(1000),
            question: Ignored,
            correct_answer: Ignored,
            user_answer: UserAnswer,
          }),
        )
        .min(1)
        .max(EXAM_QUESTION_COUNT),
    }),
    /** Keyed Q1, Q2 and so on by the number that was sent; what could not be decided is left out. */
    response: z.object({
      results: z.record(z.string(), z.enum(['CORRECT', 'INCORRECT'])),
      /** By the same keys, where something was said of an answer. */
      judgements: z.record(z.string(), Judgement),
      made_by: MadeBy,
      model_name: ModelName,
    }),
    errors: CHECK_ERRORS,
  },
  compareAnswer: {
    method: 'POST',
    path: '/api/exam/compare-answer/',
    summary: 'Checks one answer of a session against the question that is kept',
    access: 'student',
    body: z.object({
      session_id: Id,
      questionId: Id,
      correct_answer: Ignored,
      user_answer: UserAnswer,
      question_text: Ignored,
    }),
    response: z.object({
      is_correct: z.boolean(),
      method: z.enum(MARKING_METHODS),
      judgement: Judgement.nullable(),
    }),
    errors: CHECK_ERRORS,
  },
})
