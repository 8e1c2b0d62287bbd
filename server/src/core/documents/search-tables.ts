import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { materials } from './tables.ts'

/**
 * What the texts of materials are searched by. Apart from them, so that a material which is renamed or brought again costs
 * this index nothing. A material without a line here is new, and looked at as a whole.
 */
export const materialGrams = pgTable(
  'material_grams',
  {
    materialId: bigint('material_id', { mode: 'number' })
      .primaryKey()
      .references(() => materials.id, { onDelete: 'cascade' }),
    /** The text in small letters, character by character. */
    folded: text().notNull(),
    /** Its grams, each marked as those of its student: nobody's search reads what others brought. */
    grams: bigint({ mode: 'bigint' }).array().notNull(),
  },
  (table) => [
    // Without the list of what is pending, which each search would read through.
    index('material_grams_held').using('gin', table.grams).with({ fastupdate: false }),
  ],
)

/** Grams stand in an array that a query compares as a whole. */
export const gramArray = (grams: readonly bigint[]) => sql`${`{${grams.join(',')}}`}::bigint[]`
