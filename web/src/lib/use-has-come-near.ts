import { type RefObject, useEffect, useState } from 'react'

/** What lies above comes when it is scrolled to, so that what is shown is not pushed down. */
const NEAR = '0px 0px 1000px 0px'

/** Whether an element is or was in view, or soon below it: what it shows may be loaded. */
export function useHasComeNear(element: RefObject<HTMLElement | null>): boolean {
  const [hasComeNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current || hasComeNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, hasComeNear])
  return hasComeNear
}
