import type { UnfinishedWork } from '@lectern/contract/work/unfinished'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ocrWindowStore } from '../../core/documents/ocr-window.ts'
import { forgetUnfinished, isUnderWay, unfinishedQuery } from '../../core/unfinished/unfinished-query.ts'
import { paidCallsStore } from '../../lib/api/paid-calls.ts'
import { useStore } from '../../lib/store.ts'
import { fullScreensStore } from '../../ui/navigation/full-screen.ts'

const POLL_MS = 4000
/** Within so long after it was asked for, most work is on the server's list. */
const BEGUN_AFTER_MS = 1000

/**
 * All work of the student that is not at its end, asked for again while anything is under way, when something paid was begun
 * and when its answer came. Not while the student answers questions, nor while the window of OCR tells of itself.
 */
export function useWatchedWork(): readonly UnfinishedWork[] {
  const queries = useQueryClient()
  const isAlone = useStore(fullScreensStore, (count) => count > 0)
  const isOcrOpen = useStore(ocrWindowStore, Boolean)
  const isCalling = useStore(paidCallsStore, (count) => count > 0)
  const isWatching = !isAlone && !isOcrOpen
  const { data = NONE } = useQuery({
    ...unfinishedQuery,
    // What changed elsewhere meanwhile is not known here.
    staleTime: 0,
    enabled: isWatching,
    refetchInterval: ({ state }) => (isCalling || state.data?.some(isUnderWay) ? POLL_MS : false),
  })
  const wasCalling = useRef(isCalling)
  const look = useEffectEvent(() => {
    if (isWatching) void forgetUnfinished(queries)
  })
  useEffect(() => {
    if (wasCalling.current === isCalling) return
    wasCalling.current = isCalling
    const timer = setTimeout(look, isCalling ? BEGUN_AFTER_MS : 0)
    return () => clearTimeout(timer)
  }, [isCalling])
  return data
}

const NONE: readonly UnfinishedWork[] = []
