import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from '../../../lib/store.ts'
import { createSavedStudentStore } from '../../account/student-store.ts'
import { REVIEW } from '../api.ts'
import { planningApi } from '../settings/planning-api.ts'
import type { Recall } from './pages.ts'

/** How a student looks at what they remember: the text and the panel beside it show the same. */
interface RecallView {
  day: 'today' | 'exam'
  isColoured: boolean
}

export const recallView = createSavedStudentStore<RecallView>('recall.view', { day: 'today', isColoured: true })

/** What is remembered of a material on the day that is looked at: the exam's only where there is one. */
export function useRecall(materialId: number, isEnabled = true) {
  const { day } = useStore(recallView)
  const today = useRecallOn(materialId, null, isEnabled)
  const examDate = today.data?.exam_date ?? null
  const isOnExamDay = day === 'exam' && examDate !== null
  const then = useRecallOn(materialId, isOnExamDay ? examDate : null, isEnabled)
  return { query: isOnExamDay ? then : today, examDate, isOnExamDay }
}

/** What is remembered, for the text of the material; null where it is not to be coloured. */
export function useColours(materialId: number, isAskedAbout: boolean): Recall | null {
  const { isColoured } = useStore(recallView)
  const { query } = useRecall(materialId, isAskedAbout && isColoured)
  return useUnlessSelecting((isAskedAbout && isColoured && query.data) || null)
}

/** The latest value, except while words are selected: what is drawn anew under a selection takes it away. */
function useUnlessSelecting<Value>(latest: Value): Value {
  const [shown, setShown] = useState(latest)
  useEffect(() => {
    const show = () => document.getSelection()?.isCollapsed !== false && setShown(latest)
    show()
    document.addEventListener('selectionchange', show)
    return () => document.removeEventListener('selectionchange', show)
  }, [latest])
  return shown
}

/** It is read again with everything of reviewing; by itself seldom, since the whole text is looked through for it. */
const STALE_AFTER_MS = 5 * 60_000

const useRecallOn = (materialId: number, date: string | null, enabled: boolean) =>
  useQuery({
    queryKey: [...REVIEW, 'recall', materialId, date],
    queryFn: ({ signal }) =>
      planningApi.recall({ params: { id: materialId }, query: date === null ? {} : { date } }, { signal }),
    staleTime: STALE_AFTER_MS,
    enabled,
  })
