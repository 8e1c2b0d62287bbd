import { MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import {
  LISTENING_LIMIT_BYTES,
  LISTENING_QUESTION_COUNT,
  LISTENING_TEXTS,
  LISTENING_WITHIN_SECONDS,
  MAX_LISTENING_ANSWER_CHARACTERS,
  MAX_TRANSCRIPT_LENGTH,
} from '@lectern/domain/listening'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import {
  LanguageCode,
  ListeningAttempt,
  ListeningPractice,
  ListeningScore,
  ListeningSet,
  ListeningSetSummary,
  ListeningUpload,
  ListeningWork,
} from './listening/shapes.ts'
import { CreditsRefunded, Done, fault, Id, IdParams, PageQuery, Pagination, Title } from './shapes.ts'

/** Language codes, joined by commas in the form that clients send. */
const LanguageCodes = z
  .string()
  .max(200)
  .default('')
  .transform((codes) => [
    ...new Set(
      codes
        .split(',')
        .map((code) => code.trim())
        .filter(Boolean),
    ),
  ])
  .pipe(z.array(LanguageCode))

/** By the id of the question. */
const Answers = z
  .record(z.string().regex(/^\d{1,16}$/), z.string().max(MAX_LISTENING_ANSWER_CHARACTERS))
  .refine(
    (answers) => Object.keys(answers).length <= LISTENING_QUESTION_COUNT,
    fault('tooMany', LISTENING_QUESTION_COUNT),
  )

/** Recordings, the questions about them and the attempts (requirements/listening.md#calls-of-listening). */
export const listeningEndpoints = endpoints({
  generate: {
    method: 'POST',
    path: '/api/listening/generate/',
    summary:
      'Makes questions of a recording, or that of a material; waits for them, up to 15 minutes, unless told not to',
    access: 'student',
    answerWithinSeconds: LISTENING_WITHIN_SECONDS,
    addsToStorage: true,
    isPaid: true,
    form: {
      isJsonToo: true,
      fields: z.object({
        title: z.string().trim().max(MAX_TITLE_CHARACTERS).default(''),
        language_codes: LanguageCodes,
        /** 'false' answers at once with the work, which goes on in the server. */
        wait: z.enum(['true', 'false']).default('true'),
        /** A recording of the library, in place of `file`. */
        material_id: Id.nullish(),
      }),
      files: { file: { limitBytes: LISTENING_LIMIT_BYTES, tooLargeText: LISTENING_TEXTS.tooLarge, optional: true } },
    },
    response: ListeningUpload,
    errors: [
      'insufficient_credits',
      'storage_full',
      'unsupported_type',
      'unreadable',
      'in_progress',
      'key_reused',
      'generation_failed',
      'unavailable',
      'not_found',
    ],
  },
  questionTranscript: {
    method: 'POST',
    path: '/api/listening/transcripts/',
    answerWithinSeconds: LISTENING_WITHIN_SECONDS,
    summary: 'Makes questions of what is said, pasted as text, for a price by its words; there is no recording then',
    access: 'student',
    addsToStorage: true,
    isPaid: true,
    bodyLimitBytes: MAX_TRANSCRIPT_LENGTH * 4,
    body: z.object({
      text: z.string().max(MAX_TRANSCRIPT_LENGTH),
      title: z.string().trim().max(MAX_TITLE_CHARACTERS).default(''),
    }),
    response: z.object({ set: ListeningSet, credit_cost: z.int(), user_credits: z.int() }),
    errors: [
      'insufficient_credits',
      'storage_full',
      'content_rejected',
      'in_progress',
      'key_reused',
      'generation_failed',
      'unavailable',
      'not_found',
    ],
  },
  retry: {
    method: 'POST',
    path: '/api/listening/sets/:id/retry/',
    summary: 'Tries a recording again that was given up, for its price; the work goes on in the server',
    access: 'student',
    isPaid: true,
    params: IdParams,
    response: ListeningUpload,
    errors: ['not_found', 'conflict', 'insufficient_credits', 'key_reused', 'generation_failed', 'unavailable'],
  },
  listSets: {
    method: 'GET',
    path: '/api/listening/sets/',
    summary: "The student's sets by page and search, newest first, and the recordings that are not sets yet",
    access: 'student',
    query: PageQuery,
    response: z.object({
      sets: z.array(ListeningSetSummary),
      in_progress: z.array(ListeningWork),
      storage_mb: z.number(),
      storage_limit_mb: z.int(),
      pagination: Pagination,
    }),
  },
  listUnfinished: {
    method: 'GET',
    path: '/api/listening/unfinished/',
    summary: 'What changes by itself: recordings that are not sets yet; to be asked again and again',
    access: 'student',
    response: z.object({ in_progress: z.array(ListeningWork) }),
  },
  getSet: {
    method: 'GET',
    path: '/api/listening/sets/:id/',
    summary: 'A set with its questions',
    access: 'student',
    params: IdParams,
    response: ListeningSet,
    errors: ['not_found', 'in_progress', 'generation_failed'],
  },
  getAudio: {
    method: 'GET',
    path: '/api/listening/sets/:id/audio/',
    summary: 'The recording; takes a Range header',
    access: 'student',
    params: IdParams,
    download: 'audio/*',
    errors: ['not_found'],
  },
  getPractice: {
    method: 'GET',
    path: '/api/listening/sets/:id/practice/',
    summary: 'What a set has been answered so far and not handed in, on whatever device',
    access: 'student',
    params: IdParams,
    query: z.object({
      /** The practice that whoever asks has. */
      client_id: z.uuid().optional(),
    }),
    response: z.object({
      /** Null where nothing was ever kept. */
      practice: ListeningPractice.nullable(),
      /** Whether the practice that was named has been handed in. */
      is_submitted: z.boolean(),
    }),
    errors: ['not_found'],
  },
  keepPractice: {
    method: 'PUT',
    path: '/api/listening/sets/:id/practice/',
    summary: 'Keeps what a set has been answered so far, to be gone on with on any device',
    access: 'student',
    params: IdParams,
    addsToStorage: true,
    body: z.object({
      /** What is answered to a question that the set does not have, or no longer, is passed over; with none, the practice is given up. */
      answers: Answers,
      /** Made by the browser for one practice, which is handed in by it; left out, the practice that is kept goes on. */
      client_id: z.uuid().nullish(),
      /** The revision that was gone on from, 0 for none: where there is a later one with something else in it, nothing is kept. */
      revision: z.int().min(0).max(2_000_000_000),
    }),
    response: ListeningPractice.pick({ revision: true, saved_at: true }),
    errors: ['not_found', 'conflict', 'session_ended'],
  },
  submit: {
    method: 'POST',
    path: '/api/listening/sets/:id/submit/',
    summary: 'Hands in the answers to a set, which the server marks and keeps',
    access: 'student',
    params: IdParams,
    body: z.object({
      answers: Answers.default({}),
      /**
       * Made by the browser; a repeat with the same one returns the first score. What was kept of the practice that it names is
       * forgotten; without it, whatever was kept.
       */
      client_id: z.uuid().optional(),
    }),
    response: ListeningScore,
    errors: ['not_found'],
  },
  deleteSet: {
    method: 'DELETE',
    path: '/api/listening/sets/:id/delete/',
    summary:
      'Deletes a set with its attempts and its recording, which the library keeps; one that is being made is cancelled and refunded',
    access: 'student',
    params: IdParams,
    response: Done.extend({ credits_refunded: CreditsRefunded }),
    errors: ['not_found'],
  },
  cancelSet: {
    method: 'POST',
    path: '/api/listening/sets/:id/cancel/',
    summary: 'Deletes a set that is not done: calls it off, with its credits back, or puts away one that failed',
    access: 'student',
    params: IdParams,
    response: Done.extend({ credits_refunded: CreditsRefunded }),
    errors: ['not_found', 'conflict'],
  },
  renameSet: {
    method: 'POST',
    path: '/api/listening/sets/:id/title/',
    summary: 'Changes the title of a set',
    access: 'student',
    params: IdParams,
    body: z.object({ title: Title }),
    response: z.object({ id: z.int(), title: z.string() }),
    errors: ['not_found'],
  },
  history: {
    method: 'GET',
    path: '/api/listening/history/',
    summary: "The student's attempts, newest first; those at one set where it is named",
    access: 'student',
    query: PageQuery.pick({ page: true }).extend({ set_id: Id.optional() }),
    response: z.object({ attempts: z.array(ListeningAttempt), pagination: Pagination }),
    errors: ['not_found'],
  },
  getAttempt: {
    method: 'GET',
    path: '/api/listening/attempts/:id/',
    summary: 'An attempt as it was handed in, with what is right of each question that its set still has',
    access: 'student',
    params: IdParams,
    response: ListeningScore.extend({ set_id: z.int() }),
    errors: ['not_found'],
  },
  score: {
    method: 'GET',
    path: '/api/listening/score/',
    summary: 'What the student has reached in all attempts together',
    access: 'student',
    response: z.object({ attempts: z.int(), correct: z.int(), total_questions: z.int(), accuracy: z.int() }),
  },
})
