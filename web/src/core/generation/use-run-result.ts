import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ChunkedModule } from './chunked-modules.ts'
import type { ChunkedRuns } from './chunked-runs.ts'

/**
 * Reads what a run made from the server, on whichever device it was made, and hands it over; not where it is here already.
 * @param isHere also what was here, and has just been kept or discarded, is not asked for again
 * @param onUnfinished called where there is more to be made of it
 */
export function useRunResult<Made>(
  module: ChunkedModule,
  runs: ChunkedRuns<Made>,
  generationId: string | undefined,
  isHere: boolean,
  onUnfinished: () => void,
) {
  const [wasHere, setWasHere] = useState(isHere)
  if (isHere && !wasHere) setWasHere(true)
  const query = useQuery({
    queryKey: ['generation', module, generationId, 'result'],
    queryFn: () => runs.show(generationId ?? ''),
    enabled: generationId !== undefined && !wasHere,
    retry: false,
    refetchOnMount: 'always',
    gcTime: 0,
  })
  const unfinished = useEffectEvent(onUnfinished)
  useEffect(() => {
    if (query.data === 'run') unfinished()
  }, [query.data])
  return query
}
