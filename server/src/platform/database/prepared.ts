import type { Queries } from './database.ts'

interface Prepared<Values, Rows> {
  execute(values: Values): Promise<Rows>
}

/**
 * A query that is built once for each database and only filled in afterwards: for the few that run with every request.
 * `prepare` builds it with placeholders, one for each of the values.
 */
export function prepared<Values extends Record<string, unknown>, Rows>(
  prepare: (queries: Queries) => Prepared<Values, Rows>,
): (queries: Queries, values: Values) => Promise<Rows> {
  const built = new WeakMap<Queries, Prepared<Values, Rows>>()
  return (queries, values) => {
    const query = built.get(queries) ?? prepare(queries)
    built.set(queries, query)
    return query.execute(values)
  }
}
