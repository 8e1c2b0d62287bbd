import { MATERIAL_SOURCES } from '@lectern/domain/documents'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, isOneOf, moment } from '../../platform/database/columns.ts'
import { belongsToStudent } from '../accounts/tables.ts'

/** Text that a student brought, as it was read from a document. The same text is kept once. */
export const materials = pgTable(
  'materials',
  {
    id: identity(),
    studentId: belongsToStudent(),
    /** Name of the file that brought it last. */
    name: text().notNull(),
    text: text().notNull(),
    /** SHA-256 of the text. */
    contentHash: text('content_hash').notNull(),
    words: integer().notNull(),
    /** Size of the text in UTF-8: what counts against the student's storage. */
    sizeBytes: integer('size_bytes').notNull(),
    sourceModule: text('source_module', { enum: MATERIAL_SOURCES }).notNull(),
    /** When it was brought, the last time if more than once. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    isOneOf('materials_source_module_known', table.sourceModule, MATERIAL_SOURCES),
    uniqueIndex('materials_once').on(table.studentId, table.contentHash),
    index('materials_latest').on(table.studentId, table.createdAt.desc(), table.id.desc()),
  ],
)
