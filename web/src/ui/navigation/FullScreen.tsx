import { useEffect } from 'react'
import { fullScreensStore } from './full-screen.ts'

/** Stands on a screen that wants to be alone, such as one on which a student answers: there are no ways to elsewhere beside it. */
export function FullScreen() {
  useEffect(() => {
    fullScreensStore.update((count) => count + 1)
    return () => fullScreensStore.update((count) => count - 1)
  }, [])
  return <span data-full-screen hidden />
}
