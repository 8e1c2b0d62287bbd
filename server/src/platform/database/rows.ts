import { type Column, ilike, or, type SQL } from 'drizzle-orm'
import { Problem } from '../../problem.ts'

/**
 * The row that a query asked for by its id and its owner.
 * @throws Problem `not_found` where there is none: it does not exist, or it is somebody else's
 */
export function requireRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw Problem.notFound()
  return row
}

/** The row that an insert without conditions gives back. */
export function insertedRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('An insert gave no row')
  return row
}

const LIKE_WILDCARDS = /[\\%_]/g

/** Rows in which one of the columns contains `search` as it stands, whatever its case; no condition where it is empty. */
export function containing(search: string, ...columns: readonly (Column | SQL)[]): SQL | undefined {
  if (search === '') return undefined
  const pattern = `%${search.replace(LIKE_WILDCARDS, '\\$&')}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}
