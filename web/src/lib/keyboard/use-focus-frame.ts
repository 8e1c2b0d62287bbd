import { type RefObject, useEffect, useRef } from 'react'

/**
 * A frame that takes the focus when what is shown in it, or over it, changes and the focused element goes with the old
 * content: the keyboard goes on here and not at the top of the page. `shown` names what is shown; a frame that is no
 * button needs `tabIndex={-1}`.
 */
export function useFocusFrame<Frame extends HTMLElement = HTMLDivElement>(shown: string): RefObject<Frame | null> {
  const frame = useRef<Frame>(null)
  const lastShown = useRef(shown)
  useEffect(() => {
    if (lastShown.current === shown) return
    lastShown.current = shown
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true })
  }, [shown])
  return frame
}
