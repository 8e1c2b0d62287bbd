import type { ExamSummary } from '@lectern/contract/exam'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAccount } from '../../core/account/use-account.ts'
import { creditsApi } from '../../core/credits/credits-api.ts'
import { useStore } from '../../lib/store.ts'
import { examApi } from './api.ts'
import { generationStore } from './generation.ts'

const ASK_AGAIN_MS = 3000

/** An exam that the server makes for a page that is gone: before a reload, in another tab, on another device. */
export type ExamUnderWay =
  | { phase: 'none' }
  | { phase: 'making' }
  | { phase: 'made'; exam: ExamSummary }
  | { phase: 'failed' }

/** Follows such an exam by the credits that are set aside for it, until it stands among the student's exams or is given up. */
export function useExamUnderWay(): ExamUnderWay {
  const { isAuthenticated } = useAccount()
  const isOurs = useStore(generationStore).phase === 'generating'
  const [since, setSince] = useState<string | null>(null)
  const { data: holds } = useQuery({
    queryKey: ['exam', 'holds'],
    queryFn: async ({ signal }) =>
      (await creditsApi.heldCredits(undefined, { signal })).holds.filter(({ module }) => module === 'exam'),
    enabled: isAuthenticated && !isOurs,
    refetchInterval: ({ state }) => (state.data?.length ? ASK_AGAIN_MS : false),
    staleTime: 0,
  })
  const hold = isOurs ? undefined : holds?.at(-1)
  if (hold && hold.since !== since) setSince(hold.since)
  const hasEnded = since !== null && !hold && !isOurs

  const { data: newest } = useQuery({
    queryKey: ['exam', 'made-since', since],
    queryFn: async ({ signal }) => (await examApi.listSets({ query: {} }, { signal })).exam_sets[0] ?? null,
    enabled: hasEnded,
    staleTime: 0,
  })
  const queries = useQueryClient()
  useEffect(() => {
    if (hasEnded) void queries.invalidateQueries({ queryKey: ['exam', 'sets'] })
  }, [hasEnded, queries])

  if (hold) return { phase: 'making' }
  if (!hasEnded || newest === undefined) return { phase: 'none' }
  return newest && newest.created_at >= since ? { phase: 'made', exam: newest } : { phase: 'failed' }
}
