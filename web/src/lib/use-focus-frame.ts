import { type RefObject, useEffect, useRef } from 'react'

/**
 * A frame that takes the focus when what it shows changes and the focused element goes with the old content, so that the
 * keyboard goes on here and not at the top of the page. `shown` names what is shown; the frame needs `tabIndex={-1}`.
 */
export function useFocusFrame(shown: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const lastShown = useRef(shown)
  useEffect(() => {
    if (lastShown.current === shown) return
    lastShown.current = shown
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true })
  }, [shown])
  return frame
}
