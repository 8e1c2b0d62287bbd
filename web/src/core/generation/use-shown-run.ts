import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from '../../lib/store.ts'
import type { ChunkedModule } from './chunked-modules.ts'
import type { ChunkedRuns } from './chunked-runs.ts'
import { isUnderWay } from './run-state.ts'

const POLL_MS = 3000

/**
 * The run that a view of progress shows: the one this page drives, else that of the address, read from the server and
 * again while it is made elsewhere.
 * @param onOver called once there is no run to be looked at, as it has its result or came to nothing
 */
export function useShownRun<Made>(
  module: ChunkedModule,
  runs: ChunkedRuns<Made>,
  generationId: string | undefined,
  onOver: () => void,
) {
  const run = useStore(runs.store)
  const isHere = isUnderWay(run) || run?.phase === 'stopped'
  const [wasHere, setWasHere] = useState(false)
  if (isHere && !wasHere) setWasHere(true)
  const query = useQuery({
    queryKey: ['generation', module, generationId],
    queryFn: () => runs.show(generationId ?? ''),
    enabled: generationId !== undefined && !isHere && !wasHere,
    refetchInterval: run?.detail?.status === 'running' && !isHere ? POLL_MS : false,
    refetchOnMount: 'always',
    gcTime: 0,
  })
  const isOver = run === null && (generationId === undefined || wasHere || query.data !== undefined)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (isOver) over()
  }, [isOver])
  return { run, query }
}
