import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { recurringWork } from './tables.ts'

export interface RecurringWork {
  /** Has a run under way end early, where it can, and resolves once it has. */
  stop(): Promise<void>
}

/**
 * Calls `run` about every `everySeconds`, first after one such period, never twice at once in this process.
 * Among processes on one server the first to find it due does it; what died half done is done again a period later.
 */
export function repeatWork(
  database: Database,
  work: { name: string; everySeconds: number; run: (signal: AbortSignal) => Promise<void> },
  onError: (error: unknown) => void,
): RecurringWork {
  let timer: NodeJS.Timeout
  let underWay = Promise.resolve()
  const stopping = new AbortController()
  const runIfDue = async () => {
    try {
      if (await claim(database, work.name, work.everySeconds)) await work.run(stopping.signal)
    } catch (error) {
      onError(error)
    }
    if (!stopping.signal.aborted) schedule()
  }
  const schedule = () => {
    timer = setTimeout(() => {
      underWay = runIfDue()
    }, work.everySeconds * 1000).unref()
  }
  schedule()
  return {
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await underWay
    },
  }
}

/** The embedded database has one process, which needs no permission, and writing one would keep the disk busy. */
async function claim(database: Database, name: string, everySeconds: number): Promise<boolean> {
  if (database.kind === 'embedded') return true
  // A little less than the period, so that the process whose timer set the time is not late for it by a millisecond.
  const dueAt = sql`now() + ${everySeconds * 0.95} * interval '1 second'`
  return database.transaction(async (tx) => {
    const claimed = await tx
      .insert(recurringWork)
      .values({ name, dueAt })
      .onConflictDoUpdate({
        target: recurringWork.name,
        set: { dueAt },
        setWhere: sql`${recurringWork.dueAt} <= now()`,
      })
      .returning({ name: recurringWork.name })
    return claimed.length > 0
  })
}
