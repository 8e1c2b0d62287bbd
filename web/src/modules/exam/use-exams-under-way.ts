import type { ExamGeneration, ExamSummary } from '@lectern/contract/exam/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAccount } from '../../core/account/use-account.ts'
import { useStore } from '../../lib/store.ts'
import { findMade, forgetGenerations, SETS, useGenerations } from './api.ts'
import { generationStore } from './generation.ts'

/** Exams that the server makes, or could not make, for a page that is gone: before a reload, in another tab, elsewhere. */
export interface ExamsUnderWay {
  isMaking: boolean
  /** Seen under way here, and made since. */
  made: readonly ExamSummary[]
  failed: readonly ExamGeneration[]
}

const NONE: ExamsUnderWay = { isMaking: false, made: [], failed: [] }
const isUnderWay = ({ status }: ExamGeneration): boolean => status === 'generating'

/**
 * Follows such exams until they stand among the student's exams, or are known to have failed. While this page waits for one
 * of its own, it tells of that alone.
 * @param toldId the one whose failure the screen tells in another place
 */
export function useExamsUnderWay(toldId: string | null = null): ExamsUnderWay {
  const { isAuthenticated } = useAccount()
  const isOurs = useStore(generationStore, ({ phase }) => phase === 'generating')
  const { data: generations = [] } = useGenerations(isAuthenticated && !isOurs)
  const made = useMadeSince(generations)
  const queries = useQueryClient()
  useEffect(() => {
    // What failed before may be what is being made now.
    if (isOurs) forgetGenerations(queries)
  }, [isOurs, queries])
  if (isOurs) return NONE
  return {
    isMaking: generations.some(isUnderWay),
    made,
    failed: generations.filter((generation) => !isUnderWay(generation) && generation.id !== toldId),
  }
}

/** The exams that were seen being made, and have been made since. */
function useMadeSince(generations: readonly ExamGeneration[]): readonly ExamSummary[] {
  const queries = useQueryClient()
  const { reload } = useAccount()
  const [made, setMade] = useState<readonly ExamSummary[]>([])
  const seen = useRef<readonly string[]>([])
  const ids = generations
    .filter(isUnderWay)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    const now = ids.split(' ').filter(Boolean)
    const over = seen.current.filter((id) => !now.includes(id))
    seen.current = now
    if (over.length === 0) return
    void queries.invalidateQueries({ queryKey: SETS })
    void reload()
    for (const id of over)
      void findMade(id).then(
        (exam) => exam && setMade((before) => [exam, ...before]),
        // The history of exams shows it all the same.
        () => {},
      )
  }, [ids, queries, reload])
  return made
}
