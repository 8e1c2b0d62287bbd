import { eq } from 'drizzle-orm'
import { materials } from '../../src/core/documents/tables.ts'
import type { Database } from '../../src/platform/database/database.ts'

/** What the student has kept, as stored. */
export const findMaterials = ({ queries }: Pick<Database, 'queries'>, { id }: { id: number }) =>
  queries.select().from(materials).where(eq(materials.studentId, id)).orderBy(materials.id)
