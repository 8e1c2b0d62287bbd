import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'

/** What pg-boss keeps of a job that a student has. */
interface Turn {
  /** No more than one job of a group is run at once. */
  group: { id: string }
  /** Jobs of a higher one go first, of the same the older. */
  priority: number
}

/** One attempt at a student's job, as pg-boss gave it to a worker. */
interface Given {
  id: string
  retryCount: number
  groupId?: string | null
}

/**
 * Where a new job of a student stands: behind all of theirs that wait or are run, and so behind the first ones of all
 * others. Asked by the indexes by which pg-boss fetches jobs, and finds those of a group that are run.
 */
export async function takeTurn(tx: Transaction, queue: string, studentId: number): Promise<Turn> {
  const id = String(studentId)
  const [row] = await tx
    .select({
      priority: sql<number>`coalesce(least(
        (select min(priority) from pgboss.job where name = ${queue} and state < 'active' and not blocked and group_id = ${id}),
        (select min(priority) from pgboss.job where name = ${queue} and state = 'active' and group_id = ${id})
      ) - 1, 0)::int`,
    })
    .from(sql`(select) as nothing`)
  return { group: { id }, priority: row?.priority ?? 0 }
}

/**
 * Whether a job that a worker was given may begin: workers who look at the same moment, in whichever processes, may each be
 * given one of a student. One that may not is put back, and may be tried as often as before. Where one begins, the next job
 * of every student who has none running joins the first ones of the others, behind those that are there.
 */
export function beginTurn(
  { transaction }: Pick<Database, 'transaction'>,
  queue: string,
  given: Given,
): Promise<boolean> {
  return transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('students-turn'), hashtext(${queue}))`)
    const mayBegin = await claim(tx, queue, given)
    if (mayBegin) await moveUp(tx, queue)
    return mayBegin
  })
}

/**
 * The one that has begun stays of a student's jobs that were given out, else the first of them. Its sign of life tells one
 * that has begun: when it is given out, it has the time of that.
 */
async function claim(tx: Transaction, queue: string, { id, retryCount, groupId }: Given): Promise<boolean> {
  const { rows } = (await tx.execute(sql`
    with stays as (
      select id from pgboss.job where name = ${queue} and state = 'active' and group_id = ${groupId}
      order by heartbeat_on > started_on desc, priority desc, created_on, id limit 1
    )
    update pgboss.job set
      heartbeat_on = heartbeat_on + interval '1 microsecond',
      state = case when job.id = stays.id then job.state else 'retry' end,
      retry_limit = case when job.id = stays.id then retry_limit else retry_limit + 1 end
    from stays
    where name = ${queue} and job.id = ${id} and retry_count = ${retryCount} and state = 'active'
    returning state`)) as unknown as { rows: { state: string }[] }
  return rows[0]?.state === 'active'
}

async function moveUp(tx: Transaction, queue: string): Promise<void> {
  await tx.execute(sql`
    update pgboss.job as next set priority = 0, created_on = now() from (
      select distinct on (group_id) id, group_id from pgboss.job
      where name = ${queue} and state < 'active' and not blocked and group_id is not null and start_after <= now()
      order by group_id, priority desc, created_on
    ) as first
    where next.name = ${queue} and next.id = first.id and next.priority < 0 and next.state < 'active' and not exists (
      select from pgboss.job where name = ${queue} and state = 'active' and group_id = first.group_id
    )`)
}
