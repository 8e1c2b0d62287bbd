import type { WorkStatus } from '@lectern/contract/work/unfinished'
import { sql } from 'drizzle-orm'
import { type UnfinishedWork, workColumns } from '../../core/unfinished/unfinished-work.ts'
import { areUnfinished } from './lecture-store.ts'
import { lectures } from './tables.ts'

const { id, title, status, sectionsDone, sectionCount, createdAt } = lectures

/** Lectures that are being explained or have pages read again, and those that failed, until they are dismissed: the latest ten. */
export const unfinishedLectures: UnfinishedWork = (queries, studentId) =>
  queries
    .select(
      workColumns('lecture', {
        id,
        title,
        status: sql<WorkStatus>`case ${status} when 'failed' then 'failed' else 'under_way' end`,
        done: sectionsDone,
        total: sql`case when ${status} = 'processing' then nullif(${sectionCount}, 0) end`,
        isAgain: sql`${status} = 'completed'`,
        since: createdAt,
      }),
    )
    .from(lectures)
    .where(areUnfinished(queries, studentId))
