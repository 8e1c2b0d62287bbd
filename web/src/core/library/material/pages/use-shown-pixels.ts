import { type RefObject, useEffect, useState } from 'react'

/**
 * How many pixels of the screen an element is wide, however far the page is zoomed in; 0 while it is not laid out. It grows alone: what is
 * shown smaller again is sharp already.
 */
export function useShownPixels(element: RefObject<HTMLElement | null>): number {
  const [pixels, setPixels] = useState(0)
  useEffect(() => {
    const measure = () => {
      const width = (element.current?.clientWidth ?? 0) * devicePixelRatio * (window.visualViewport?.scale ?? 1)
      setPixels((most) => Math.max(most, Math.ceil(width)))
    }
    measure()
    // Also as it is shown again, or given another width by what stands beside it.
    const laidOut = new ResizeObserver(measure)
    if (element.current) laidOut.observe(element.current)
    addEventListener('resize', measure)
    window.visualViewport?.addEventListener('resize', measure)
    return () => {
      laidOut.disconnect()
      removeEventListener('resize', measure)
      window.visualViewport?.removeEventListener('resize', measure)
    }
  }, [element])
  return pixels
}
