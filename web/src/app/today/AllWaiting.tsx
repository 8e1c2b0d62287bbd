import type { UnfinishedWork as Work } from '@lectern/contract/work/unfinished'
import type { QueryClient } from '@tanstack/react-query'
import { openOcrWindow } from '../../core/documents/ocr-window.ts'
import { CHUNKED_MODULES } from '../../core/generation/chunked-modules.ts'
import { waitingRunsQuery } from '../../core/generation/runs-api.ts'
import { WaitingRuns } from '../../core/generation/WaitingRuns.tsx'
import { UnfinishedWork } from '../../core/unfinished/UnfinishedWork.tsx'

/** A line for each piece of work, and for each run of cards or notes what can be done about it. */
export const AllWaiting = ({ work }: { work: readonly Work[] }) => (
  <>
    <UnfinishedWork work={work} onOpenOcr={openOcrWindow} className="mb-4" />
    {modulesWithRuns(work).map((module) => (
      <WaitingRuns key={module} module={module} />
    ))}
  </>
)

export const readRuns = (queries: QueryClient, work: readonly Work[]) =>
  Promise.all(modulesWithRuns(work).map((module) => queries.prefetchQuery(waitingRunsQuery(module))))

const modulesWithRuns = (work: readonly Work[]) =>
  CHUNKED_MODULES.filter((module) => work.some((one) => one.module === module))
