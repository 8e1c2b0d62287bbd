import { lazy, Suspense, useEffect, useState } from 'react'
import { hasWaitingToasts, watchToasts } from './toasts.ts'

const ToastView = lazy(() => import('./ToastView.tsx').then(({ ToastView }) => ({ default: ToastView })))

/** Stands once at the root of the page. Loads the view of toasts when the first one comes. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(hasWaitingToasts)
  useEffect(() => watchToasts(() => setNeeded(true)), [])
  if (!isNeeded) return null
  return (
    <Suspense>
      <ToastView />
    </Suspense>
  )
}
