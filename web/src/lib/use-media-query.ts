import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, followed as it changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (watcher: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', watcher)
      return () => list.removeEventListener('change', watcher)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
