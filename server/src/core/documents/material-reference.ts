import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, type ForeignKeyBuilder, foreignKey, index, type PgColumn } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { materials } from './tables.ts'

/** The material that a row was made from; null where there is none, or it has been deleted. */
export const materialIdColumn = () => bigint('material_id', { mode: 'number' })

/**
 * Whether the material has been deleted since. The schema itself says so (the trigger `note_material_gone`), whoever deletes it, and
 * takes it back where the row names another one.
 */
export const materialGoneColumn = () => boolean('is_material_gone').notNull().default(false)

/** When a row that an earlier version stored without a material is brought to one (`bringEarlier`); null where there is nothing to bring. */
export const earlierDueColumn = () => moment('earlier_due_at')

/** Only what waits stands in it: once all has been brought, asking costs nothing. */
export const earlierDueIndex = (name: string, { id, earlierDueAt }: { id: PgColumn; earlierDueAt: PgColumn }) =>
  index(name).on(earlierDueAt, id).where(sql`earlier_due_at is not null`)

/**
 * A foreign key to a material of the row's own student. Where the material goes, the row stays without it: the migrations
 * say `on delete set null (material_id)`, for which drizzle has no word, so that the student's id stays.
 */
export const madeFromMaterial = (
  name: string,
  { materialId, studentId }: { materialId: PgColumn; studentId: PgColumn },
): ForeignKeyBuilder =>
  foreignKey({
    name,
    columns: [materialId, studentId],
    foreignColumns: [materials.id, materials.studentId],
  }).onDelete('set null')

/** Whether a material of the row's own student keeps the file of this key: then it counts the bytes. */
export const isFileOfMaterial = (fileKey: PgColumn | SQL, studentId: PgColumn): SQL =>
  sql`exists (select from ${materials} where ${materials.fileKey} = ${fileKey} and ${materials.studentId} = ${studentId})`
