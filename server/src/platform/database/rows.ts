import { type Column, ilike, like, or, type SQL, sql } from 'drizzle-orm'
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

/** Rows whose column is one of these: the same statement for however many there are, so that it is planned once. */
export const isAnyOf = (column: Column, values: readonly (number | string)[]): SQL =>
  sql`${column} = any(${`{${values.map((value) => JSON.stringify(value)).join(',')}}`}::${sql.raw(column.getSQLType())}[])`

const LIKE_WILDCARDS = /[\\%_]/g
const EXCERPT_CHARACTERS = 160
/** How much of a text stands before what was found in it. */
const BEFORE_FOUND = 40

/** Rows in which one of the columns contains `search` as it stands, whatever its case; no condition where it is empty. */
export function containing(search: string, ...columns: readonly (Column | SQL)[]): SQL | undefined {
  if (search === '') return undefined
  const pattern = `%${search.replace(LIKE_WILDCARDS, '\\$&')}%`
  return or(...columns.map((column) => holding(column, search, pattern)))
}

/**
 * A text is folded only as far as the search has letters with a case: all of Unicode takes many times as long as ASCII
 * (docs/performance.md), and Chinese has none.
 */
function holding(text: Column | SQL, search: string, pattern: string): SQL {
  if (!hasCase(search)) return like(text, pattern)
  return hasCase(search.replace(ASCII, '')) ? ilike(text, pattern) : ilike(sql`(${text}) collate "C"`, pattern)
}

const ASCII = /[\0-\x7f]/g
const hasCase = (text: string): boolean => text.toLowerCase() !== text.toUpperCase()

/** The part of a text around what was found at `place`, from 1; how it begins where that is near, or 0 for nowhere. */
export function excerptAt(text: Column | SQL, place: SQL): SQL<string> {
  const from = sql`${place} - ${BEFORE_FOUND}::int`
  return sql<string>`case when ${from} > 1 then '… ' || ${shown(sql`substr(${text}, ${from}, ${TAKEN})`)}
    else ${beginningOf(text)} end`
}

/** A character more than is shown tells whether the text goes on. */
const TAKEN = sql`${EXCERPT_CHARACTERS + 1}::int`

/** How a text begins; '…', with no space before it, says that it goes on. */
export const excerptOf = (text: string): string =>
  text.length > EXCERPT_CHARACTERS ? `${text.slice(0, EXCERPT_CHARACTERS).trimEnd()}…` : text

/** How a text of a row begins, as `excerptOf` tells it. */
export const beginningOf = (text: Column | SQL): SQL<string> => sql<string>`${shown(sql`left(${text}, ${TAKEN})`)}`

const shown = (part: SQL): SQL =>
  sql`case when length(${part}) > ${EXCERPT_CHARACTERS}::int then regexp_replace(left(${part}, ${EXCERPT_CHARACTERS}::int), '\\s+$', '') || '…' else ${part} end`

/** An excerpt around the first place where it contains `search`, whatever its case. */
export const excerptAround = (search: string, text: Column | SQL): SQL<string> =>
  excerptAt(text, sql`strpos(lower(${text}), lower(${search}::text))`)
