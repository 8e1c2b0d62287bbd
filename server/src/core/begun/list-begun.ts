import type { Answer } from '@lectern/contract/endpoint'
import type { BegunModule, begunEndpoints } from '@lectern/contract/work/begun'
import { desc, sql } from 'drizzle-orm'
import type { Services } from '../../services.ts'
import { students } from '../accounts/tables.ts'

const columns = {
  module: sql<BegunModule>`module`,
  id: sql<string>`id`,
  title: sql<string>`title`,
  done: sql<number>`done`,
  total: sql<number | null>`total`,
  since: sql<Date>`since`.mapWith(students.createdAt),
}

/** What the student began and left in every module, the last changed first, in one statement. */
export async function listBegun(
  { modules, database: { queries }, clock }: Pick<Services, 'modules' | 'database' | 'clock'>,
  student: { id: number },
): Promise<Answer<typeof begunEndpoints.list>> {
  const now = clock.now()
  const parts = modules.flatMap(({ begunWork }) => {
    const part = begunWork?.(queries, student.id, now)
    return part ? [sql`(${part})`] : []
  })
  const work = await queries
    .select(columns)
    .from(sql`(${sql.join(parts, sql` union all `)}) as work`)
    .orderBy(desc(columns.since), columns.module, desc(columns.id))
  return { work: work.map(({ since, ...about }) => ({ ...about, since: since.toISOString() })) }
}
