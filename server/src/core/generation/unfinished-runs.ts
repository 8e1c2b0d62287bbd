import type { RunStatus } from '@lectern/contract/generation'
import type { WorkStatus } from '@lectern/contract/work/unfinished'
import type { Services } from '../../services.ts'
import type { UnfinishedWork } from '../unfinished/unfinished-work.ts'
import { statusOf } from './present-run.ts'
import type { Run } from './run-store.ts'
import { countProgress, selectRuns } from './run-view-store.ts'

const MOST_SHOWN = 20

const STATUSES = { running: 'under_way', unfinished: 'left', unkept: 'waiting' } as const satisfies Record<
  RunStatus,
  WorkStatus
>

/** The latest runs of a module that are under way, left, or made and not kept: one statement where there are none. */
export async function unfinishedRuns(
  { database: { queries }, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  module: Run['module'],
): Promise<UnfinishedWork[]> {
  const runs = await selectRuns(queries, student.id, module, { limit: MOST_SHOWN, offset: 0 })
  const progressOf = await countProgress(queries, runs, clock.now())
  return runs.map((run) => {
    const progress = progressOf(run)
    return {
      id: run.id,
      title: run.documentName,
      status: STATUSES[statusOf(run, progress, clock.now())],
      progress: { done: progress.made + progress.failed, total: run.totalChunks },
      since: run.createdAt,
    }
  })
}
