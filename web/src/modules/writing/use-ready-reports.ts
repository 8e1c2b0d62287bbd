import type { EssaySummary, Grading } from '@lectern/contract/writing/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAccount } from '../../core/account/use-account.ts'
import { findGraded, LISTS } from './api.ts'
import { gradingStore } from './grading.ts'

/** The essays whose grading was seen under way here, and has been done since. */
export function useReadyReports(gradings: readonly Grading[]): readonly EssaySummary[] {
  const queries = useQueryClient()
  const { reload } = useAccount()
  const [ready, setReady] = useState<readonly EssaySummary[]>([])
  const seen = useRef<readonly string[]>([])
  const ids = gradings.map(({ id }) => id).join(' ')
  useEffect(() => {
    const now = ids.split(' ').filter(Boolean)
    const gone = seen.current.filter((id) => !now.includes(id))
    seen.current = now
    // A page that waits for its own report opens it by itself.
    if (gone.length === 0 || gradingStore.get().phase !== 'idle') return
    void queries.invalidateQueries({ queryKey: LISTS })
    void reload()
    for (const id of gone)
      void findGraded(id).then(
        (essay) => essay && setReady((before) => [essay, ...before]),
        // The list of graded essays shows it all the same.
        () => {},
      )
  }, [ids, queries, reload])
  return ready
}
