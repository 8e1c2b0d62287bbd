import { MATERIAL_SOURCES } from '@lectern/domain/documents'
import { MATERIAL_TYPES } from '@lectern/domain/materials/material'
import type { Moment } from '@lectern/domain/materials/moments'
import type { Heading } from '@lectern/domain/materials/outline'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, isOneOf, moment } from '../../platform/database/columns.ts'
import { belongsToStudent } from '../accounts/tables.ts'
import type { PageWords } from './reading/pictures/recognised-word.ts'

/** What a student brought: its text, and the file that it was read from. The same bytes, or the same text, are kept once. */
export const materials = pgTable(
  'materials',
  {
    id: identity(),
    studentId: belongsToStudent(),
    /** Name of the file that brought it last. */
    name: text().notNull(),
    /** What the student calls it; null where it goes by its name. */
    title: text(),
    text: text().notNull(),
    /** SHA-256 of the text; null of a recording whose text is not there yet, or is another material's too. */
    contentHash: text('content_hash'),
    words: integer().notNull(),
    /** Where in the text each page or slide begins; none where the document has no pages of its own. */
    pageStarts: integer('page_starts').array().notNull().default([]),
    /** Its chapters; null where its file names none, or was read before they were kept. Those of plain text are told from the text. */
    outline: jsonb().$type<Heading[]>(),
    /** Where on its pages words stand that were recognised, as far as that is known. */
    pageWords: jsonb('page_words').$type<PageWords>(),
    /** When what stands in the text of a recording is said; null where nobody told, as for all that is no recording. */
    moments: jsonb().$type<readonly Moment[]>(),
    contentType: text('content_type', { enum: MATERIAL_TYPES }).notNull().default('text/plain'),
    /** The file that it was read from; null where the text is all there is, as for plain text. */
    fileKey: text('file_key'),
    /** SHA-256 of the file that was brought. Of a recording its sound alone is kept. */
    fileHash: text('file_hash'),
    fileSizeBytes: integer('file_size_bytes').notNull().default(0),
    /** Size of the text in UTF-8 and of what is kept beside it (outline, places of words, moments): with that of the file, what counts against the student's storage. */
    sizeBytes: integer('size_bytes').notNull(),
    /** '' for none. A folder is there as long as a material is in it. */
    folder: text().notNull().default(''),
    tags: text().array().notNull().default([]),
    sourceModule: text('source_module', { enum: MATERIAL_SOURCES }).notNull(),
    /** When it was brought, the last time if more than once. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('materials_of_student').on(table.id, table.studentId),
    isOneOf('materials_source_module_known', table.sourceModule, MATERIAL_SOURCES),
    isOneOf('materials_content_type_known', table.contentType, MATERIAL_TYPES),
    uniqueIndex('materials_once').on(table.studentId, table.contentHash),
    uniqueIndex('materials_file_once').on(table.studentId, table.fileHash).where(sql`file_hash is not null`),
    index('materials_of_file').on(table.fileKey).where(sql`file_key is not null`),
    index('materials_latest').on(table.studentId, table.createdAt.desc(), table.id.desc()),
  ],
)
