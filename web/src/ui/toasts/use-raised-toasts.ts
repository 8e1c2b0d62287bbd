import { useEffect } from 'react'
import { toastPlace } from './toasts.ts'

/** While the screen that calls it is open, toasts keep off the buttons at the foot of the page; `top`: off a box there, however high it is. */
export function useRaisedToasts(place: 'raised' | 'top' = 'raised'): void {
  useEffect(() => {
    toastPlace.set(place)
    return () => toastPlace.set('foot')
  }, [place])
}
