import type { WorkStatus } from '@lectern/contract/work/unfinished'
import type { CHARGED_MODULES } from '@lectern/domain/prices'
import { type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'

/**
 * A module's select of its paid work that is not at its end, as its student is reminded of it wherever they come back: columns of
 * `workColumns`. Those of all modules are one statement.
 */
export type UnfinishedWork = (queries: Queries, studentId: number, now: Date) => SQLWrapper

/** One piece of it, as expressions over the rows that are selected. */
interface Work {
  id: Column
  title: Column | SQL<string>
  status: SQL<WorkStatus>
  /** How many of its parts are done, of how many; `total` is null where they are not counted. */
  done?: Column | SQL<number>
  total?: Column | SQL<number | null>
  /** Whether it is made already, and pages of it are read once more. */
  isAgain?: SQL<boolean>
  since: Column
}

/** All of the same types and in the same order, whichever module they are of. */
export const workColumns = (
  module: (typeof CHARGED_MODULES)[number],
  { id, title, status, done = sql`0`, total = sql`null`, isAgain = sql`false`, since }: Work,
) => ({
  module: sql`${module}::text`.as('module'),
  id: sql`${id}::text`.as('id'),
  title: sql`${title}::text`.as('title'),
  status: sql`${status}::text`.as('status'),
  done: sql`(${done})::int`.as('done'),
  total: sql`(${total})::int`.as('total'),
  isAgain: sql`(${isAgain})::bool`.as('is_again'),
  since: sql`${since}`.as('since'),
})
