import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useSay } from '../../lib/language.ts'
import type { Store } from '../../lib/store.ts'
import type { ChunkedModule } from './chunked-modules.ts'
import { RunCard } from './RunCard.tsx'
import { isUnderWay, type Run } from './run-state.ts'
import { runsKey, waitingRunsQuery } from './runs-api.ts'

type Driven = Pick<Store<Run<unknown> | null>, 'get' | 'subscribe'>

interface WaitingRunsProps {
  module: ChunkedModule
  /** The run that this page drives, where its module is open. */
  driven?: Driven
  className?: string
}

/** Every run of a module that is under way, unfinished or not kept yet, on whichever device it began; nothing without any. */
export function WaitingRuns({ module, driven = NOT_DRIVEN, className }: WaitingRunsProps) {
  const say = useSay()
  const { data } = useQuery(waitingRunsQuery(module))
  const drivenId = useSyncExternalStore(driven.subscribe, () => idUnderWay(driven.get()))
  const queries = useQueryClient()
  useEffect(() => {
    void drivenId
    void queries.invalidateQueries({ queryKey: runsKey(module) })
  }, [drivenId, module, queries])
  if (!data || data.generations.length === 0) return null
  return (
    <ul aria-label={say('generation.unfinishedWork')} className={className}>
      {data.generations.map((run) => (
        <li key={run.generation_id} className="mb-4">
          <RunCard module={module} run={run} isDrivenHere={run.generation_id === drivenId} />
        </li>
      ))}
    </ul>
  )
}

const idUnderWay = (run: Run<unknown> | null): string | null => (run && isUnderWay(run) ? run.id : null)

const NOT_DRIVEN: Driven = { get: () => null, subscribe: () => () => {} }
