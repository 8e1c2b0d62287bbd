import { sql } from 'drizzle-orm'
import type { Database } from '../../src/platform/database/database.ts'

/** Changes whatever process runs, and whether or not anybody calls. */
const RESTLESS = ['recurring_work']

/** A hash of every table's rows, and the jobs that were asked for: equal before and after what changed nothing. */
export async function fingerprintOf({ queries }: Database): Promise<Record<string, string>> {
  const rowsOf = async <Row>(query: ReturnType<typeof sql>) =>
    ((await queries.execute(query)) as unknown as { rows: Row[] }).rows
  const tables = await rowsOf<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const fingerprint: Record<string, string> = {}
  for (const { name } of tables.filter((table) => !RESTLESS.includes(table.name))) {
    const rows = sql`select md5(coalesce(string_agg(row::text, ' ' order by row::text), '')) as hash from ${sql.identifier(name)} as row`
    fingerprint[name] = (await rowsOf<{ hash: string }>(rows))[0]?.hash ?? ''
  }
  const jobs = await rowsOf<{ count: string }>(sql`select count(*) as count from pgboss.job`)
  return { ...fingerprint, jobs: String(jobs[0]?.count) }
}
