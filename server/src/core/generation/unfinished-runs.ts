import type { WorkStatus } from '@lectern/contract/work/unfinished'
import { sql } from 'drizzle-orm'
import { type UnfinishedWork, workColumns } from '../unfinished/unfinished-work.ts'
import type { Run } from './run-store.ts'
import { areWaiting, endedChunks, newestFirst, statusAt } from './run-view-store.ts'
import { generationRuns } from './tables.ts'

const MOST_SHOWN = 20

/** The latest runs of a module that are under way, left, or made and not kept. */
export const unfinishedRuns =
  (module: Run['module']): UnfinishedWork =>
  (queries, studentId, now) =>
    queries
      .select(
        workColumns(module, {
          id: generationRuns.id,
          title: generationRuns.documentName,
          status: sql<WorkStatus>`case ${statusAt(now)}
            when 'running' then 'under_way' when 'unfinished' then 'left' else 'waiting' end`,
          done: endedChunks,
          total: generationRuns.totalChunks,
          since: generationRuns.createdAt,
        }),
      )
      .from(generationRuns)
      .where(areWaiting(queries, studentId, module))
      .orderBy(...newestFirst)
      .limit(MOST_SHOWN)
