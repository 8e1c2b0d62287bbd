import { LANGUAGES } from '@lectern/texts/languages'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { isOneOf, moment } from '../../platform/database/columns.ts'
import { students } from '../accounts/tables.ts'
import { materials } from '../documents/tables.ts'

/** The sample chapter of a student who has tried or refused it, or has brought something else: there is one at most, and it is never offered again. */
export const samples = pgTable(
  'samples',
  {
    studentId: bigint('student_id', { mode: 'number' })
      .primaryKey()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** What its chapter, cards and exam are written in. */
    language: text({ enum: LANGUAGES }).notNull(),
    materialId: bigint('material_id', { mode: 'number' }).references(() => materials.id, { onDelete: 'set null' }),
    /** Things of their modules, which may be gone by now. */
    setId: bigint('set_id', { mode: 'number' }),
    examId: bigint('exam_id', { mode: 'number' }),
    /** Null before it is begun. */
    talkId: bigint('talk_id', { mode: 'number' }),
    keptAt: moment('kept_at').notNull(),
    /** Null as long as it is kept. */
    dismissedAt: moment('dismissed_at'),
  },
  (table) => [
    isOneOf('samples_language_known', table.language, LANGUAGES),
    index('samples_of_material').on(table.materialId),
  ],
)
