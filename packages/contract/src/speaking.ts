import {
  DEFAULT_DURATION_MINUTES,
  DEFAULT_SPEAKING_LANGUAGE,
  MAX_DURATION_MINUTES,
  MAX_SHADOWING_SENTENCES,
  MAX_TOPIC_LENGTH,
  MAX_TURN_CHARACTERS,
  PRESENTATION_WITHIN_SECONDS,
  RECORDING_LIMIT_BYTES,
  SPEAKING_TEXTS,
} from '@lectern/domain/speaking'
import { z } from 'zod'
import { type Endpoint, endpoints } from './endpoint.ts'
import {
  Done,
  fault,
  Id,
  IdParams,
  MadeBy,
  MaterialPages,
  ModelName,
  PageQuery,
  Pagination,
  Timestamp,
} from './shapes.ts'
import {
  Language,
  Level,
  Score,
  SpeakingSession,
  SpeakingSummary,
  SpeakingTopic,
  SpeakingTurn,
  StartedSession,
} from './speaking/shapes.ts'

/** Comma-joined (requirements/speaking.md#languages-of-speaking); the first one is spoken. */
const LanguageCodes = z.string().max(200).optional()
const about = {
  /** May be left out beside a material, whose title it is then. */
  topic: z.string().trim().max(MAX_TOPIC_LENGTH).default(''),
  /** Left out beside a material: the language that this is written in. */
  language_codes: LanguageCodes,
  /** Level of a topic of the student's own, or of a material; a topic of the list has its own. */
  level: Level.optional(),
  /** What is spoken about, of the library. */
  material_id: Id.nullish(),
  /** Which of its pages alone. */
  pages: MaterialPages.nullish(),
  /** Which chapter alone, in place of pages: its characters as the outline of the material tells them. */
  chapter: z.object({ start: z.int().min(0), end: z.int().min(1) }).nullish(),
}

interface Spoken {
  topic: string
  material_id?: number | null | undefined
}
const hasTopic = ({ topic, material_id }: Spoken): boolean => topic !== '' || material_id != null
const noTopic = { path: ['topic'], ...fault('missing') }

const recording = { limitBytes: RECORDING_LIMIT_BYTES, tooLargeText: SPEAKING_TEXTS.recordingTooLarge } as const
const paid = { credit_cost: z.int(), user_credits: z.int() }

const START_ERRORS = ['not_found', 'content_rejected', 'rate_limited', 'generation_failed', 'unavailable'] as const
const TURN_ERRORS = [
  'not_found',
  'conflict',
  'session_ended',
  'unsupported_type',
  'too_large',
  'unreadable',
  'content_rejected',
  'insufficient_credits',
  'in_progress',
  'key_reused',
  'generation_failed',
  'unavailable',
] as const

const start = (path: `/${string}/`, summary: string) =>
  ({
    method: 'POST',
    path,
    summary,
    access: 'student',
    addsToStorage: true,
    body: z.object(about).refine(hasTopic, noTopic),
    response: StartedSession,
    errors: START_ERRORS,
  }) as const satisfies Endpoint

const end = (path: `/${string}/`, summary: string) =>
  ({
    method: 'POST',
    path,
    summary,
    access: 'student',
    params: IdParams,
    response: SpeakingSession,
    errors: ['not_found', 'conflict', 'generation_failed', 'unavailable'],
  }) as const satisfies Endpoint

const TopicQuery = z.object({ language: Language.default(DEFAULT_SPEAKING_LANGUAGE), level: Level.optional() })

const practice = endpoints({
  listTopics: {
    method: 'GET',
    path: '/api/speaking/topics/',
    summary: 'Topics by level, in the language of the practice or in English',
    access: 'student',
    query: TopicQuery,
    response: z.object({ topics: z.array(SpeakingTopic) }),
  },
  randomTopic: {
    method: 'GET',
    path: '/api/speaking/topics/random/',
    summary: 'One of the topics by chance',
    access: 'student',
    query: TopicQuery.extend({
      /** Id of the topic that should not come again. */
      except: z.string().max(100).optional(),
    }),
    response: SpeakingTopic,
  },
  startChat: {
    ...start('/api/speaking/chat/start/', 'Starts a talk about a topic, or about a material; free, each turn is paid'),
    body: z
      .object({
        ...about,
        duration_minutes: z.coerce.number().int().min(1).max(MAX_DURATION_MINUTES).default(DEFAULT_DURATION_MINUTES),
      })
      .refine(hasTopic, noTopic),
  },
  reply: {
    method: 'POST',
    path: '/api/speaking/chat/:id/reply/',
    summary: 'A turn, recorded or typed: its transcript and the answer; a failure costs nothing',
    access: 'student',
    addsToStorage: true,
    isPaid: true,
    params: IdParams,
    form: {
      isJsonToo: true,
      fields: z.object({
        /** A typed turn, in place of the recording. */
        text: z.string().trim().max(MAX_TURN_CHARACTERS).default(''),
        language_codes: LanguageCodes,
      }),
      files: { file: { ...recording, optional: true } },
    },
    response: z.object({ turn: SpeakingTurn, seconds_left: z.int(), made_by: MadeBy, model_name: ModelName, ...paid }),
    errors: [...TURN_ERRORS, 'rate_limited'],
  },
  endChat: end('/api/speaking/chat/:id/end/', 'Ends a talk with its summary; free, repeats get the same'),
  startPresentation: start('/api/speaking/present/start/', 'A topic, or a material, to present in three parts; free'),
  present: {
    method: 'POST',
    path: '/api/speaking/present/:id/submit/',
    summary: 'The three recorded parts of a presentation: their transcripts and feedback by criterion',
    access: 'student',
    answerWithinSeconds: PRESENTATION_WITHIN_SECONDS,
    addsToStorage: true,
    isPaid: true,
    params: IdParams,
    form: {
      fields: z.object({ language_codes: LanguageCodes }),
      files: { a1: recording, a2: recording, a3: recording },
    },
    response: z.object({ session: SpeakingSession, ...paid }),
    errors: TURN_ERRORS,
  },
  endPresentation: end(
    '/api/speaking/present/:id/end/',
    'Ends a presentation; what was submitted stays with its feedback',
  ),
  startShadowing: start(
    '/api/speaking/shadow/start/',
    'Sentences to listen to and repeat, those of a material too; free, each turn is paid',
  ),
  shadow: {
    method: 'POST',
    path: '/api/speaking/shadow/:id/submit/',
    summary: 'A repeated sentence: each of its words right, near or missed',
    access: 'student',
    addsToStorage: true,
    isPaid: true,
    params: IdParams,
    form: {
      fields: z.object({
        /** Number of the sentence, from 1; the first one not tried yet where it is left out. */
        turn: z.coerce.number().int().min(1).max(MAX_SHADOWING_SENTENCES).optional(),
        language_codes: LanguageCodes,
      }),
      files: { file: recording },
    },
    response: z.object({ turn: SpeakingTurn, score: Score.nullable(), ...paid }),
    errors: TURN_ERRORS,
  },
  endShadowing: end('/api/speaking/shadow/:id/end/', 'Ends shadowing with its summary; free, repeats get the same'),
})

const sessions = endpoints({
  listSessions: {
    method: 'GET',
    path: '/api/speaking/sessions/',
    summary: 'Sessions by page and search, newest first',
    access: 'student',
    query: PageQuery,
    response: z.object({ sessions: z.array(SpeakingSummary), pagination: Pagination }),
  },
  getSession: {
    method: 'GET',
    path: '/api/speaking/sessions/:id/',
    summary: 'A session with its turns and feedback',
    access: 'student',
    params: IdParams,
    response: SpeakingSession,
    errors: ['not_found'],
  },
  listAttempts: {
    method: 'GET',
    path: '/api/speaking/sessions/:id/attempts/',
    summary:
      'Scores of the sessions of its mode, language and level up to this one, the earliest first; at most the latest twenty',
    access: 'student',
    params: IdParams,
    response: z.object({
      attempts: z.array(z.object({ id: z.int(), topic: z.string(), score: Score, started_at: Timestamp })),
    }),
    errors: ['not_found'],
  },
  deleteSession: {
    method: 'DELETE',
    path: '/api/speaking/sessions/:id/',
    summary: 'Deletes a session with its turns and feedback',
    access: 'student',
    params: IdParams,
    response: Done,
    errors: ['not_found'],
  },
  speak: {
    method: 'GET',
    path: '/api/speaking/sessions/:id/speech/',
    summary: 'Reads the opening, an answer or a sentence of a session aloud, where a voice for it is set up',
    access: 'student',
    params: IdParams,
    query: z.object({
      /** Number of the chat's turn whose answer is read aloud, or of a sentence; 0 is the opening. */
      turn: z.coerce.number().int().min(0).max(1000),
    }),
    download: 'audio/*',
    errors: ['not_found', 'rate_limited', 'unavailable'],
  },
})

/**
 * Topics, talks, presentations, shadowing, and the sessions that are kept (requirements/speaking.md#calls-of-speaking).
 */
export const speakingEndpoints = { ...practice, ...sessions }
