import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'

/** What pg-boss keeps of a job that a student has. */
interface Turn {
  /** No more than one job of a group is run at once. */
  group: { id: string }
  /** Jobs of a higher one go first, of the same the older. */
  priority: number
}

/**
 * Where a new job of a student stands: behind the first ones of all other students if it is their second, and so on. Asked
 * by the indexes by which pg-boss fetches jobs, and finds those of a group that are run.
 */
export async function takeTurn(tx: Transaction, queue: string, studentId: number): Promise<Turn> {
  const id = String(studentId)
  const [row] = await tx
    .select({
      ahead: sql<number>`(
        (select count(*) from pgboss.job where name = ${queue} and state < 'active' and not blocked and group_id = ${id})
        + (select count(*) from pgboss.job where name = ${queue} and state = 'active' and group_id = ${id})
      )::int`,
    })
    .from(sql`(select) as nothing`)
  return { group: { id }, priority: -(row?.ahead ?? 0) }
}
