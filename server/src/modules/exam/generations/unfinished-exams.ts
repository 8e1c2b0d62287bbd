import type { WorkStatus } from '@lectern/contract/work/unfinished'
import { eq, sql } from 'drizzle-orm'
import { isHoldOpen } from '../../../core/credits/hold-reference.ts'
import { type UnfinishedWork, workColumns } from '../../../core/unfinished/unfinished-work.ts'
import { examGenerations } from '../tables.ts'

const { id, title, createdAt, studentId: ofStudent } = examGenerations

/** Exams that are being made, and those of which nothing came, until their student has seen that. */
export const unfinishedExams: UnfinishedWork = (queries, studentId) =>
  queries
    .select(
      workColumns('exam', {
        id,
        title,
        status: sql<WorkStatus>`case when ${isHoldOpen(id)} then 'under_way' else 'failed' end`,
        since: createdAt,
      }),
    )
    .from(examGenerations)
    .where(eq(ofStudent, studentId))
