import type { Judgement } from '@lectern/contract/shapes'
import {
  EXAM_LANGUAGES,
  EXAM_LEVELS,
  EXAM_MADE_BY,
  EXAM_METHODS,
  MARKING_METHODS,
  QUESTION_TYPES,
  type QuestionType,
} from '@lectern/domain/exam'
import type { Message } from '@lectern/texts/message'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, json, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { belongsToStudent } from '../../core/accounts/tables.ts'
import { paidByHold } from '../../core/credits/hold-reference.ts'
import { madeFromMaterial, materialGoneColumn, materialIdColumn } from '../../core/documents/material-reference.ts'
import { materials } from '../../core/documents/tables.ts'
import { identity, isOneOf, moment } from '../../platform/database/columns.ts'

export const examSets = pgTable(
  'exam_sets',
  {
    id: identity(),
    studentId: belongsToStudent(),
    /** The generation that it came from; null for what was made before generations were kept. */
    generationId: uuid('generation_id'),
    title: text().notNull(),
    generatedBy: text('generated_by', { enum: EXAM_METHODS }).notNull(),
    language: text({ enum: EXAM_LANGUAGES }).notNull(),
    madeBy: text('made_by', { enum: EXAM_MADE_BY }).notNull(),
    modelName: text('model_name'),
    /** Whether the questions come from passages of a material too long to be read whole. */
    isSampled: boolean('is_sampled').notNull(),
    /** The document that the text begins with, where it holds several. */
    materialId: materialIdColumn(),
    isMaterialGone: materialGoneColumn(),
    /** Further materials that its text held, which were there when it was made: some may have gone. */
    otherMaterialIds: bigint('other_material_ids', { mode: 'number' }).array().notNull().default([]),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    madeFromMaterial('exam_sets_made_from_material', table),
    index('exam_sets_of_material').on(table.materialId),
    isOneOf('exam_sets_generated_by_known', table.generatedBy, EXAM_METHODS),
    isOneOf('exam_sets_language_known', table.language, EXAM_LANGUAGES),
    isOneOf('exam_sets_made_by_known', table.madeBy, EXAM_MADE_BY),
    index('exam_sets_newest').on(table.studentId, table.id.desc()),
  ],
)

/**
 * An exam while it is made, by the id of the hold that pays for it, so that its student finds it wherever they come back.
 * It goes with its exam; where nothing came of it, it stays with what was ordered until the student has seen that.
 */
export const examGenerations = pgTable(
  'exam_generations',
  {
    id: uuid().primaryKey(),
    studentId: belongsToStudent(),
    method: text({ enum: EXAM_METHODS }).notNull(),
    language: text({ enum: EXAM_LANGUAGES }).notNull(),
    title: text().notNull(),
    /** What it is made from, as its student brought it. */
    text: text().notNull(),
    materialId: materialIdColumn(),
    /** The materials that the text holds, as they were named: some may have gone, `materialId` too, which then is null. */
    otherMaterialIds: bigint('other_material_ids', { mode: 'number' }).array().notNull().default([]),
    /** Questions chosen; `agreed_count` says how many where fewer are to be made and paid. */
    questionCount: integer('question_count').notNull(),
    agreedCount: integer('agreed_count'),
    kinds: jsonb().$type<QuestionType[]>().notNull(),
    level: text({ enum: EXAM_LEVELS }),
    creditCost: integer('credit_cost').notNull(),
    /** Why nothing came of it; null while it is made, and where its server died. */
    failure: json().$type<Message | string>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    paidByHold('exam_generations_paid_by_hold', { holdId: table.id, studentId: table.studentId }),
    madeFromMaterial('exam_generations_made_from_material', table),
    index('exam_generations_of_material').on(table.materialId),
    isOneOf('exam_generations_method_known', table.method, EXAM_METHODS),
    isOneOf('exam_generations_language_known', table.language, EXAM_LANGUAGES),
    isOneOf('exam_generations_level_known', table.level, EXAM_LEVELS),
    index('exam_generations_newest').on(table.studentId, table.createdAt.desc()),
  ],
)

export const examQuestions = pgTable(
  'exam_questions',
  {
    id: identity(),
    setId: bigint('set_id', { mode: 'number' })
      .notNull()
      .references(() => examSets.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    type: text({ enum: QUESTION_TYPES }).notNull(),
    question: text().notNull(),
    options: jsonb().$type<string[]>().notNull(),
    correctAnswer: text('correct_answer').notNull(),
    explanation: text().notNull(),
    /** The passage of the material that it came from. */
    source: text(),
    /** The material that it was made from, which a trigger holds to the student of the exam; of several documents the one that holds `source`. */
    materialId: materialIdColumn().references(() => materials.id, { onDelete: 'set null' }),
    isMaterialGone: materialGoneColumn(),
  },
  (table) => [
    isOneOf('exam_questions_type_known', table.type, QUESTION_TYPES),
    index('exam_questions_of_material').on(table.materialId).where(sql`material_id is not null`),
    index('exam_questions_in_order').on(table.setId, table.position),
  ],
)

/** One practice of an exam, or of the questions that went wrong before. It ends once. */
export const examSessions = pgTable(
  'exam_sessions',
  {
    id: identity(),
    setId: bigint('set_id', { mode: 'number' })
      .notNull()
      .references(() => examSets.id, { onDelete: 'cascade' }),
    studentId: belongsToStudent(),
    /** Questions of the set that it asks, in order. */
    questionIds: jsonb('question_ids').$type<number[]>().notNull(),
    /** Counted from the answers, when it ends and when one is checked again. */
    correctCount: integer('correct_count').notNull().default(0),
    startedAt: moment('started_at').notNull(),
    /** Null while it runs. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('exam_sessions_of_set').on(table.setId, table.endedAt.desc()),
    index('exam_sessions_of_student').on(table.studentId),
  ],
)

/** What a running session has been answered so far, so that its student goes on with it on any device. It goes when the session ends. */
export const examPractices = pgTable('exam_practices', {
  sessionId: bigint('session_id', { mode: 'number' })
    .primaryKey()
    .references(() => examSessions.id, { onDelete: 'cascade' }),
  /** By the id of the question. */
  answers: jsonb().$type<Record<string, string>>().notNull(),
  flaggedIds: jsonb('flagged_ids').$type<number[]>().notNull(),
  /** Place of the question in view, counted from 0. */
  place: integer().notNull(),
  /** Counts how often it was saved. */
  revision: integer().notNull(),
  savedAt: moment('saved_at').notNull(),
})

/** What was answered to a question in a session, and how it was marked. */
export const examAnswers = pgTable(
  'exam_answers',
  {
    sessionId: bigint('session_id', { mode: 'number' })
      .notNull()
      .references(() => examSessions.id, { onDelete: 'cascade' }),
    questionId: bigint('question_id', { mode: 'number' })
      .notNull()
      .references(() => examQuestions.id, { onDelete: 'cascade' }),
    answer: text().notNull(),
    isCorrect: boolean('is_correct').notNull(),
    method: text({ enum: MARKING_METHODS }).notNull(),
    /** What its check said of it; null where nothing was said. */
    judgement: jsonb().$type<Judgement>(),
    /** How often it was checked, a check that failed apart. */
    checkCount: integer('check_count').notNull().default(0),
    /** When each check under way is given up. Of a process that was killed it stands until then, and counts for nothing after. */
    checkLeases: jsonb('check_leases').$type<string[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.questionId] }),
    isOneOf('exam_answers_method_known', table.method, MARKING_METHODS),
    index('exam_answers_of_question').on(table.questionId),
  ],
)
