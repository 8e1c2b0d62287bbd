import { MADE_BY } from '@lectern/domain/content'
import { FEEDBACK_KINDS, FEEDBACK_REASONS } from '@lectern/domain/credits/feedback'
import { CHARGED_MODULES } from '@lectern/domain/prices'
import { LANGUAGES } from '@lectern/texts/languages'
import { bigint, foreignKey, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { identity, isOneOf, moment } from '../../platform/database/columns.ts'
import { belongsToStudent } from '../accounts/tables.ts'
import { madeFromMaterial, materialGoneColumn, materialIdColumn } from '../documents/material-reference.ts'

/** A run that was paid and kept: what it cost and how much it made, for as long as its student is there. */
export const paidRuns = pgTable(
  'paid_runs',
  {
    id: uuid().primaryKey(),
    studentId: belongsToStudent(),
    module: text({ enum: CHARGED_MODULES }).notNull(),
    /** Who made all of it; null where not one did. */
    madeBy: text('made_by', { enum: MADE_BY }),
    chargedCredits: integer('charged_credits').notNull(),
    madeCount: integer('made_count').notNull(),
  },
  (table) => [
    unique('paid_runs_of_student').on(table.id, table.studentId),
    isOneOf('paid_runs_module_known', table.module, CHARGED_MODULES),
    isOneOf('paid_runs_made_by_known', table.madeBy, MADE_BY),
    index('paid_runs_by_student').on(table.studentId),
  ],
)

/** What a student said against a made item, which is gone: once an item. */
export const itemFeedback = pgTable(
  'item_feedback',
  {
    id: identity(),
    studentId: belongsToStudent(),
    runId: uuid('run_id').notNull(),
    kind: text({ enum: FEEDBACK_KINDS }).notNull(),
    itemId: bigint('item_id', { mode: 'number' }).notNull(),
    /** Which part of a text, by what it held, or which answer of a chat, by its hold; '' for what is neither. */
    part: text().notNull().default(''),
    /** The item as it stood, and the passage it came from; each at most `MAX_FEEDBACK_WORDS`. */
    words: text().notNull(),
    source: text(),
    reason: text({ enum: FEEDBACK_REASONS }).notNull(),
    /** In which the student reads the site. */
    language: text({ enum: LANGUAGES }).notNull(),
    returnedCredits: integer('returned_credits').notNull(),
    createdAt: moment('created_at').notNull(),
    materialId: materialIdColumn(),
    isMaterialGone: materialGoneColumn(),
    /** When it was held against its passage, once; null where it was not. */
    checkedAt: moment('checked_at'),
    /** Words of the material that say otherwise, at most `MAX_FEEDBACK_WORDS`; null where none were found. */
    contradiction: text(),
  },
  (table) => [
    foreignKey({
      name: 'item_feedback_of_run',
      columns: [table.runId, table.studentId],
      foreignColumns: [paidRuns.id, paidRuns.studentId],
    }).onDelete('cascade'),
    madeFromMaterial('item_feedback_made_from_material', table),
    index('item_feedback_of_material').on(table.materialId),
    isOneOf('item_feedback_kind_known', table.kind, FEEDBACK_KINDS),
    isOneOf('item_feedback_reason_known', table.reason, FEEDBACK_REASONS),
    isOneOf('item_feedback_language_known', table.language, LANGUAGES),
    uniqueIndex('item_feedback_once').on(table.studentId, table.kind, table.itemId, table.part),
    index('item_feedback_of_run_of_student').on(table.runId, table.studentId),
  ],
)
