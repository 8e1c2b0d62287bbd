import { sql } from 'drizzle-orm'
import type { Database, Queries } from '../database/database.ts'

/** How long a job that became due waits at most before this process sees it. */
const LOOK_SECONDS = 1

export interface DueWatch {
  /** Resolves once no statement is under way any more. */
  stop(): Promise<void>
}

/**
 * Looks every second, by one statement for all `queues`, for jobs that may be run now: those whose time has come, and
 * those that a process left, where no other of their student is run. New ones announce themselves before that. An idle process that asked for each queue by
 * itself took a twentieth of a core.
 * @param onDue gets the name of each queue that has such a job, again each second until somebody took it
 */
export function watchForDue(
  database: Database,
  queues: readonly string[],
  onDue: (queue: string) => void,
  onError: (error: unknown) => void,
): DueWatch {
  let timer: NodeJS.Timeout
  let underWay = Promise.resolve()
  let isStopped = false
  const look = async () => {
    try {
      const due = await findDue(database.queries, queues)
      if (!isStopped) due.forEach(onDue)
    } catch (error) {
      onError(error)
    }
    if (!isStopped) schedule()
  }
  const schedule = () => {
    timer = setTimeout(() => {
      underWay = look()
    }, LOOK_SECONDS * 1000).unref()
  }
  if (queues.length > 0) schedule()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}

/** Those of `queues` with a job that a worker would be given now: by the indexes by which pg-boss fetches them. */
async function findDue(queries: Queries, queues: readonly string[]): Promise<string[]> {
  const names = sql.join(
    queues.map((name) => sql`${name}`),
    sql`, `,
  )
  const rows = await queries
    .select({ name: sql<string>`queue.name` })
    .from(sql`unnest(array[${names}]::text[]) as queue (name)`)
    .where(sql`exists (select from pgboss.job where job.name = queue.name and job.state < 'active' and not job.blocked
      and job.start_after <= now() and (job.group_id is null or not exists (
        select from pgboss.job as running
        where running.name = job.name and running.state = 'active' and running.group_id = job.group_id)))`)
  return rows.map(({ name }) => name)
}
