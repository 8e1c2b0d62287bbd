import type { RunStatus } from '@lectern/contract/generation'
import type { WorkStatus } from '@lectern/contract/work/unfinished'
import type { Services } from '../../services.ts'
import type { UnfinishedWork } from '../unfinished/unfinished-work.ts'
import type { Run } from './run-store.ts'
import { selectSummaries } from './run-view-store.ts'

const MOST_SHOWN = 20

const STATUSES = { running: 'under_way', unfinished: 'left', unkept: 'waiting' } as const satisfies Record<
  RunStatus,
  WorkStatus
>

/** The latest runs of a module that are under way, left, or made and not kept. */
export async function unfinishedRuns(
  { database: { queries }, clock }: Pick<Services, 'database' | 'clock'>,
  student: { id: number },
  module: Run['module'],
): Promise<UnfinishedWork[]> {
  const runs = await selectSummaries(queries, student.id, module, clock.now(), { limit: MOST_SHOWN, offset: 0 })
  return runs.map(({ id, documentName, status, counts, totalChunks, createdAt }) => ({
    id,
    title: documentName,
    status: STATUSES[status],
    progress: { done: counts.made + counts.failed, total: totalChunks },
    since: createdAt,
  }))
}
