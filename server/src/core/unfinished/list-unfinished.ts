import type { Answer } from '@lectern/contract/endpoint'
import type { unfinishedEndpoints, WorkStatus } from '@lectern/contract/work/unfinished'
import type { CHARGED_MODULES } from '@lectern/domain/prices'
import { desc, sql } from 'drizzle-orm'
import type { Services } from '../../services.ts'
import { students } from '../accounts/tables.ts'

const columns = {
  module: sql<(typeof CHARGED_MODULES)[number]>`module`,
  id: sql<string>`id`,
  title: sql<string>`title`,
  status: sql<WorkStatus>`status`,
  done: sql<number>`done`,
  total: sql<number | null>`total`,
  isAgain: sql<boolean>`is_again`,
  since: sql<Date>`since`.mapWith(students.createdAt),
}

/** What every module has under way for the student, newest first. Asked for every few seconds, and so one statement. */
export async function listUnfinished(
  { modules, database: { queries }, clock }: Pick<Services, 'modules' | 'database' | 'clock'>,
  student: { id: number },
): Promise<Answer<typeof unfinishedEndpoints.list>> {
  const parts = modules.flatMap(({ unfinishedWork }) => unfinishedWork?.(queries, student.id, clock.now()) ?? [])
  const work = await queries
    .select(columns)
    .from(sql`(${sql.join(parts, sql` union all `)}) as work`)
    .orderBy(desc(columns.since), columns.module, desc(columns.id))
  return {
    work: work.map(({ done, total, isAgain, since, ...about }) => ({
      ...about,
      progress: total === null ? null : { done, total },
      is_again: isAgain,
      since: since.toISOString(),
    })),
  }
}
