import type { WorkStatus } from '@lectern/contract/work/unfinished'
import { eq, sql } from 'drizzle-orm'
import { isHoldOpen } from '../../../core/credits/hold-reference.ts'
import { type UnfinishedWork, workColumns } from '../../../core/unfinished/unfinished-work.ts'
import { gradings } from '../tables.ts'
import { excerpt } from './grading-store.ts'

const { id, topic, failure, createdAt, studentId: ofStudent } = gradings

/** Essays that are being graded, and those of which nothing came, until their student has seen that. */
export const unfinishedGradings: UnfinishedWork = (queries, studentId) =>
  queries
    .select(
      workColumns('writing', {
        id,
        title: sql<string>`coalesce(nullif(${topic}, ''), ${excerpt})`,
        status: sql<WorkStatus>`case when ${failure} is null and ${isHoldOpen(id)} then 'under_way' else 'failed' end`,
        since: createdAt,
      }),
    )
    .from(gradings)
    .where(eq(ofStudent, studentId))
