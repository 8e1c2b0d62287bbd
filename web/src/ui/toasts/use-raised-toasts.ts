import { useEffect } from 'react'
import { toastPlace } from './toasts.ts'

/** While the screen that calls it is open, toasts keep off the buttons at the foot of the page. */
export function useRaisedToasts(): void {
  useEffect(() => {
    toastPlace.set('raised')
    return () => toastPlace.set('foot')
  }, [])
}
