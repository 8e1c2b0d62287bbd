import type { CriterionScore, Mistake, Suggestion } from '@lectern/contract/writing/shapes'
import { MADE_BY } from '@lectern/domain/content'
import { EXAM_TYPES } from '@lectern/domain/writing'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  text,
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
import type { Told } from '../../speaker.ts'

/** What was said of an essay, as it is kept: by a model as it wrote it, by the engine in no language yet. */
export interface Report {
  criteria: (Omit<CriterionScore, 'comment'> & { comment: Told })[]
  /** Null where the score is more than an estimate. */
  estimate: { low: number; high: number } | null
  mistakes: (Omit<Mistake, 'id' | 'explanation'> & { explanation: Told })[]
  suggestions: (Omit<Suggestion, 'id' | 'text'> & { text: Told })[]
  feedback: Told
  /** Empty where there is nothing to change, or it went. */
  revised: string
  /** Present where it was said to be wrong. */
  isRevisedGone?: true
}

/** An essay with its report. It is written once, but for remarks that were said to be wrong: a revision is an essay of its own. */
export const essays = pgTable(
  'essays',
  {
    id: identity(),
    studentId: belongsToStudent(),
    /** The grading that it came from; null for what was graded before gradings were kept. */
    gradingId: uuid('grading_id'),
    /** The essay that this one revises. */
    previousId: bigint('previous_id', { mode: 'number' }).references((): AnyPgColumn => essays.id, {
      onDelete: 'set null',
    }),
    examType: text('exam_type', { enum: EXAM_TYPES }).notNull(),
    purpose: text().notNull(),
    topic: text().notNull(),
    isTopicImageUnread: boolean('is_topic_image_unread').notNull(),
    content: text().notNull(),
    words: integer().notNull(),
    /** On the scale of its exam. */
    score: doublePrecision().notNull(),
    mistakeCount: integer('mistake_count').notNull(),
    report: jsonb().$type<Report>().notNull(),
    madeBy: text('made_by', { enum: MADE_BY }).notNull(),
    modelName: text('model_name'),
    creditCost: integer('credit_cost').notNull(),
    /** What it is, or was read from. */
    materialId: materialIdColumn(),
    isMaterialGone: materialGoneColumn(),
    /** Whether the material is its text, no more and no less: then it counts that. */
    isTextOfMaterial: boolean('is_text_of_material').notNull().default(false),
    earlierDueAt: earlierDueColumn(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    paidByHold('essays_paid_by_hold', { holdId: table.gradingId, studentId: table.studentId }),
    madeFromMaterial('essays_made_from_material', table),
    index('essays_of_material').on(table.materialId),
    earlierDueIndex('essays_earlier_due', table),
    isOneOf('essays_exam_type_known', table.examType, EXAM_TYPES),
    isOneOf('essays_made_by_known', table.madeBy, MADE_BY),
    index('essays_of_grading').on(table.gradingId),
    index('essays_newest').on(table.studentId, table.id.desc()),
    index('essays_of_previous').on(table.previousId),
  ],
)

/**
 * The essay that its student writes and has not sent yet, so that they go on with it on any device. Once it is graded the row
 * stays, empty, for its revision.
 */
export const unsentEssays = pgTable(
  'unsent_essays',
  {
    studentId: belongsToStudent().primaryKey(),
    previousId: bigint('previous_id', { mode: 'number' }).references(() => essays.id, { onDelete: 'set null' }),
    examType: text('exam_type', { enum: EXAM_TYPES }).notNull(),
    purpose: text().notNull(),
    topic: text().notNull(),
    content: text().notNull(),
    words: integer().notNull(),
    /** What it was read from. */
    materialId: materialIdColumn(),
    isMaterialGone: materialGoneColumn(),
    /** Counts on with each save, and as the essay is sent. */
    revision: integer().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    isOneOf('unsent_essays_exam_type_known', table.examType, EXAM_TYPES),
    madeFromMaterial('unsent_essays_made_from_material', table),
    index('unsent_essays_of_material').on(table.materialId),
    index('unsent_essays_of_previous').on(table.previousId),
  ],
)

/**
 * An essay while it is graded, by the id of the hold that pays for it, so that its student finds it wherever they come
 * back. It goes with its report; where nothing came of it, it stays with its text until the student has seen that.
 */
export const gradings = pgTable(
  'gradings',
  {
    id: uuid().primaryKey(),
    studentId: belongsToStudent(),
    previousId: bigint('previous_id', { mode: 'number' }).references(() => essays.id, { onDelete: 'set null' }),
    examType: text('exam_type', { enum: EXAM_TYPES }).notNull(),
    purpose: text().notNull(),
    topic: text().notNull(),
    content: text().notNull(),
    words: integer().notNull(),
    /** What it was read from. */
    materialId: materialIdColumn(),
    isMaterialGone: materialGoneColumn(),
    creditCost: integer('credit_cost').notNull(),
    /** Why nothing came of it; null while it is graded, and where its server died. */
    failure: json().$type<Told>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    paidByHold('gradings_paid_by_hold', { holdId: table.id, studentId: table.studentId }),
    madeFromMaterial('gradings_made_from_material', table),
    index('gradings_of_material').on(table.materialId),
    isOneOf('gradings_exam_type_known', table.examType, EXAM_TYPES),
    index('gradings_newest').on(table.studentId, table.createdAt.desc()),
  ],
)
