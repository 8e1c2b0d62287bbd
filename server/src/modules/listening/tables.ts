import type { Judgement } from '@lectern/contract/shapes'
import { MADE_BY } from '@lectern/domain/content'
import {
  LISTENING_QUESTION_TYPES,
  LISTENING_STAGES,
  LISTENING_STATUSES,
  type ListeningLanguage,
} from '@lectern/domain/listening'
import type { RecordingType } from '@lectern/domain/materials/material'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { belongsToStudent } from '../../core/accounts/tables.ts'
import { paidByHold } from '../../core/credits/hold-reference.ts'
import {
  earlierDueColumn,
  earlierDueIndex,
  madeFromMaterial,
  materialGoneColumn,
  materialIdColumn,
} from '../../core/documents/material-reference.ts'
import { identity, isOneOf, moment } from '../../platform/database/columns.ts'
import type { Transcript } from '../../platform/speech/speech.ts'
import type { Told } from '../../speaker.ts'
import type { Sentence } from './processing/split-sentences.ts'

/** A recording and, once it is completed, what was said in it. */
export const listeningSets = pgTable(
  'listening_sets',
  {
    id: identity(),
    studentId: belongsToStudent(),
    title: text().notNull(),
    /** Name of the uploaded file; empty for a pasted transcript, which has no recording. */
    filename: text().notNull(),
    languages: jsonb().$type<ListeningLanguage[]>().notNull(),
    status: text({ enum: LISTENING_STATUSES }).notNull(),
    stage: text({ enum: LISTENING_STAGES }).notNull(),
    percent: integer().notNull().default(0),
    /** Which attempt of the job has it. */
    attempt: integer().notNull().default(0),
    jobId: uuid('job_id').notNull(),
    holdId: uuid('hold_id').notNull(),
    creditCost: integer('credit_cost').notNull(),
    /** What was uploaded; null once only its sound is kept, or nothing. */
    uploadKey: text('upload_key'),
    /** Its sound alone, which the player plays. */
    audioKey: text('audio_key'),
    /** The type of the sound. */
    contentType: text('content_type').$type<RecordingType | 'text/plain'>().notNull(),
    /** Size of the kept file: what counts against the student's storage. */
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    durationSeconds: doublePrecision('duration_seconds').notNull(),
    sentences: jsonb().$type<Sentence[]>().notNull().default([]),
    materialId: materialIdColumn(),
    isMaterialGone: materialGoneColumn(),
    earlierDueAt: earlierDueColumn(),
    madeBy: text('made_by', { enum: MADE_BY }),
    modelName: text('model_name'),
    /** Why it was given up. */
    error: json().$type<Told>(),
    refundedCredits: integer('refunded_credits'),
    /** Until when a set that failed keeps its upload and what was heard of it for another try; null where it does not. */
    retryUntil: moment('retry_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    paidByHold('listening_sets_paid_by_hold', table),
    madeFromMaterial('listening_sets_made_from_material', table),
    index('listening_sets_of_material').on(table.materialId),
    earlierDueIndex('listening_sets_earlier_due', table),
    isOneOf('listening_sets_status_known', table.status, LISTENING_STATUSES),
    isOneOf('listening_sets_stage_known', table.stage, LISTENING_STAGES),
    isOneOf('listening_sets_made_by_known', table.madeBy, MADE_BY),
    index('listening_sets_newest').on(table.studentId, table.id.desc()),
    uniqueIndex('listening_sets_of_hold').on(table.holdId),
    index('listening_sets_upload').on(table.uploadKey).where(sql`upload_key is not null`),
    index('listening_sets_retry').on(table.retryUntil).where(sql`retry_until is not null`),
    index('listening_sets_audio').on(table.audioKey).where(sql`audio_key is not null`),
  ],
)

/** A stretch of a recording on its way through the recogniser, in seconds; gone once the set is completed. */
export const listeningPieces = pgTable(
  'listening_pieces',
  {
    setId: bigint('set_id', { mode: 'number' })
      .notNull()
      .references(() => listeningSets.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    start: doublePrecision().notNull(),
    end: doublePrecision().notNull(),
    /** Null until it has been heard. */
    transcript: jsonb().$type<Transcript>(),
  },
  (table) => [primaryKey({ columns: [table.setId, table.position] })],
)

export const listeningQuestions = pgTable(
  'listening_questions',
  {
    id: identity(),
    setId: bigint('set_id', { mode: 'number' })
      .notNull()
      .references(() => listeningSets.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    type: text({ enum: LISTENING_QUESTION_TYPES }).notNull(),
    question: text().notNull(),
    options: jsonb().$type<string[]>().notNull(),
    correctAnswer: text('correct_answer').notNull(),
    explanation: text().notNull(),
    /** Index of the sentence that decides it. */
    sentence: integer().notNull(),
  },
  (table) => [
    isOneOf('listening_questions_type_known', table.type, LISTENING_QUESTION_TYPES),
    index('listening_questions_in_order').on(table.setId, table.position),
  ],
)

/** What a set has been answered so far. It stays, emptied, once that was handed in or given up: its revision counts on. */
export const listeningPractices = pgTable('listening_practices', {
  setId: bigint('set_id', { mode: 'number' })
    .primaryKey()
    .references(() => listeningSets.id, { onDelete: 'cascade' }),
  /** That of the attempt which it will be; null where nothing is answered. */
  clientId: uuid('client_id'),
  /** By the id of the question. */
  answers: jsonb().$type<Record<string, string>>().notNull(),
  /** Counts how often it was saved or emptied. */
  revision: integer().notNull(),
  startedAt: moment('started_at'),
  savedAt: moment('saved_at').notNull(),
})

/** Answers to a set that were handed in together. */
export const listeningAttempts = pgTable(
  'listening_attempts',
  {
    id: identity(),
    setId: bigint('set_id', { mode: 'number' })
      .notNull()
      .references(() => listeningSets.id, { onDelete: 'cascade' }),
    studentId: belongsToStudent(),
    /** Made by the browser, so that what is sent twice is kept once. */
    clientId: uuid('client_id').notNull(),
    correctCount: integer('correct_count').notNull(),
    questionCount: integer('question_count').notNull(),
    submittedAt: moment('submitted_at').notNull(),
  },
  (table) => [
    uniqueIndex('listening_attempts_once').on(table.studentId, table.clientId),
    index('listening_attempts_newest').on(table.studentId, table.id.desc()),
    index('listening_attempts_of_set').on(table.setId, table.id.desc()),
  ],
)

export const listeningAnswers = pgTable(
  'listening_answers',
  {
    attemptId: bigint('attempt_id', { mode: 'number' })
      .notNull()
      .references(() => listeningAttempts.id, { onDelete: 'cascade' }),
    questionId: bigint('question_id', { mode: 'number' })
      .notNull()
      .references(() => listeningQuestions.id, { onDelete: 'cascade' }),
    answer: text().notNull(),
    isCorrect: boolean('is_correct').notNull(),
    isChecked: boolean('is_checked').notNull(),
    /** What was said of it; null where nothing was said. */
    judgement: jsonb().$type<Judgement>(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.questionId] }),
    index('listening_answers_of_question').on(table.questionId),
  ],
)
