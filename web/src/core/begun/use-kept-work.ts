import { useEffect } from 'react'
import { useStore } from '../../lib/store.ts'
import type { Elsewhere, KeptWork } from './kept-work.ts'

/** Looks whether the work went on elsewhere when it is shown and whenever its tab is come back to; it is sent when it is left. */
export function useKeptWork<Content>(kept: KeptWork<Content>): Elsewhere<Content> | null {
  useEffect(() => {
    const look = () => document.hidden || void kept.check()
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      void kept.save()
    }
  }, [kept])
  return useStore(kept.elsewhere)
}
