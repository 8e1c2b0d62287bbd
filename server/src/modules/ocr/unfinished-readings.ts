import type { WorkStatus } from '@lectern/contract/work/unfinished'
import { desc, eq, sql } from 'drizzle-orm'
import { type UnfinishedWork, workColumns } from '../../core/unfinished/unfinished-work.ts'
import { MOST_SHOWN, pagesLeft } from './reading-store.ts'
import { ocrReadings } from './tables.ts'

const { id, name, status, runPages, chargedCredits, createdAt, studentId: ofStudent } = ocrReadings
const isReading = sql`${status} = 'reading'`

/** The latest twenty documents and how far each is, without its text, which may be megabytes. */
export const unfinishedReadings: UnfinishedWork = (queries, studentId) =>
  queries
    .select(
      workColumns('ocr', {
        id,
        title: name,
        status: sql<WorkStatus>`case ${status} when 'reading' then 'under_way' when 'done' then 'waiting' else 'failed' end`,
        done: sql`greatest(0, ${runPages} - ${pagesLeft})`,
        total: sql`case when ${isReading} then ${runPages} end`,
        // What was charged before, was read before.
        isAgain: sql`${isReading} and ${chargedCredits} > 0`,
        since: createdAt,
      }),
    )
    .from(ocrReadings)
    .where(eq(ofStudent, studentId))
    .orderBy(desc(id))
    .limit(MOST_SHOWN)
