import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ocrWindowStore } from '../../core/documents/ocr-window.ts'
import { unfinishedQuery } from '../../core/unfinished/unfinished-query.ts'
import { withTexts } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'

/**
 * All work that is not at its end. Most days there is none: what shows it is loaded once the list names any, and what that asks for
 * is read before it is drawn, so that it appears with the rest of the page.
 */
export function WaitingToday() {
  const queries = useQueryClient()
  const isOcrOpen = useStore(ocrWindowStore, Boolean)
  // Read again whenever the student comes back to it, and when that window closes.
  const { data: work = [] } = useQuery({ ...unfinishedQuery, enabled: !isOcrOpen, staleTime: 0 })
  const { data: part } = useQuery({
    queryKey: ['part', 'waiting'],
    queryFn: async () => {
      const { AllWaiting, readRuns } = await withTexts(import('./AllWaiting.tsx'), 'generation')
      await readRuns(queries, work)
      return { AllWaiting }
    },
    enabled: work.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  return part && work.length > 0 && <part.AllWaiting work={work} />
}
