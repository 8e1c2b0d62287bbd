import type { BegunModule } from '@lectern/contract/work/begun'
import { type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'

/** How many of a module's the first screen is told of. */
export const MOST_BEGUN = 10

/** A module's select of what its student began and can go on with `now`: columns of `begunColumns`. Those of all modules are one statement. */
export type BegunWork = (queries: Queries, studentId: number, now: Date) => SQLWrapper

/** One piece of it, as expressions over the rows that are selected. */
interface Work {
  id: Column | SQL<string>
  title: Column | SQL<string>
  done: Column | SQL<number>
  total: SQL<number | null>
  since: Column
}

/** How many answers of a column that holds them by question say anything. */
export const countAnswered = (answers: Column): SQL<number> =>
  sql`(select count(*) from jsonb_each_text(${answers}) as one (id, answer) where btrim(answer) <> '')`

/** All of the same types and in the same order, whichever module they are of. */
export const begunColumns = (module: BegunModule, { id, title, done, total, since }: Work) => ({
  module: sql`${module}::text`.as('module'),
  id: sql`${id}::text`.as('id'),
  title: sql`${title}::text`.as('title'),
  done: sql`(${done})::int`.as('done'),
  total: sql`(${total})::int`.as('total'),
  since: sql`${since}`.as('since'),
})
