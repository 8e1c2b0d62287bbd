import { sql } from 'drizzle-orm'
import type { Database } from '../../src/platform/database/database.ts'

/** All but `recurring_work`, which changes whatever process runs, and whether or not anybody calls. */
const LOOK_AT_TABLES = sql`do $$
  declare
    hashes jsonb := jsonb_build_object('jobs', (select count(*) from pgboss.job));
    name text;
    hash text;
  begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'recurring_work' loop
      execute format($look$select md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) from public.%I as t$look$, name)
        into hash;
      hashes := hashes || jsonb_build_object(name, hash);
    end loop;
    perform set_config('test.fingerprint', hashes::text, true);
  end $$`

/**
 * A hash of every table's rows, and how many jobs were asked for: equal before and after what changed nothing. The
 * database goes through its tables by itself: hundreds of tests ask for this before and after each of their calls.
 */
export async function fingerprintOf(database: Database): Promise<Record<string, string | number>> {
  return database.transaction(async (tx) => {
    await tx.execute(LOOK_AT_TABLES)
    const answer = await tx.execute(sql`select current_setting('test.fingerprint') as fingerprint`)
    const { rows } = answer as unknown as { rows: { fingerprint: string }[] }
    return JSON.parse(rows[0]?.fingerprint ?? '')
  })
}
