import { MADE_BY } from '@lectern/domain/content'
import { foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { belongsToStudent } from '../../core/accounts/tables.ts'
import { madeFromMaterial, materialGoneColumn, materialIdColumn } from '../../core/documents/material-reference.ts'
import { paidRuns } from '../../core/feedback/tables.ts'
import { identity, isOneOf, moment } from '../../platform/database/columns.ts'

export const notes = pgTable(
  'notes',
  {
    id: identity(),
    studentId: belongsToStudent(),
    /** Made by the browser, so that a repeated save keeps the notes once. */
    clientId: uuid('client_id').notNull(),
    title: text().notNull(),
    /** Sanitised. */
    html: text().notNull(),
    /** The words of `html`: what is searched, counted and shown in lists. */
    text: text().notNull(),
    words: integer().notNull(),
    purpose: text().notNull(),
    madeBy: text('made_by', { enum: MADE_BY }).notNull(),
    modelName: text('model_name'),
    materialId: materialIdColumn(),
    isMaterialGone: materialGoneColumn(),
    /** The run that made them; null where none did, for copies, and for notes of an earlier version. */
    runId: uuid('run_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    madeFromMaterial('notes_made_from_material', table),
    foreignKey({
      name: 'notes_made_by_run',
      columns: [table.runId, table.studentId],
      foreignColumns: [paidRuns.id, paidRuns.studentId],
    }),
    index('notes_of_run').on(table.runId),
    isOneOf('notes_made_by_known', table.madeBy, MADE_BY),
    uniqueIndex('notes_once').on(table.studentId, table.clientId),
    index('notes_newest').on(table.studentId, table.id.desc()),
    index('notes_of_material').on(table.materialId),
  ],
)
