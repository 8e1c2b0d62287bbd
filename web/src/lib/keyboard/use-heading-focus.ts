import { type RefObject, useEffect, useRef } from 'react'

/**
 * A frame whose heading takes the focus when another view has been opened in it, so that it is read out and Tab goes on
 * from it. `shown` names the view.
 */
export function useHeadingFocus(shown: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const lastShown = useRef(shown)
  useEffect(() => {
    if (lastShown.current === shown) return
    lastShown.current = shown
    const heading = frame.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [shown])
  return frame
}
