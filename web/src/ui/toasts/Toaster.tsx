import { type ComponentType, useEffect, useState } from 'react'
import { hasWaitingToasts, watchToasts } from './toasts.ts'

const loadView = (): Promise<ComponentType> => import('./ToastView.tsx').then(({ ToastView }) => ToastView)

/** Loads the view of toasts ahead, so that what is said without a network can be shown without one. Quiet when it fails. */
export const prepareToasts = (): void => void loadView().catch(() => {})

/**
 * Stands once at the root of the page. Loads the view of toasts when the first one comes; where it cannot be loaded, the page
 * stays as it is, and toasts wait for the next one or for the network.
 */
export function Toaster() {
  const [View, setView] = useState<ComponentType | null>(null)
  useEffect(() => {
    const show = () => {
      if (!hasWaitingToasts()) return
      loadView().then(
        (loaded) => setView(() => loaded),
        () => {},
      )
    }
    show()
    const stop = watchToasts(show)
    window.addEventListener('online', show)
    return () => {
      stop()
      window.removeEventListener('online', show)
    }
  }, [])
  return View && <View />
}
