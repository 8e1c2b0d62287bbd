import { type RefObject, useEffect, useState } from 'react'

/** A screen above and below the view: whoever reads on finds what comes next drawn. */
const NEAR = '100% 0px 100% 0px'

/**
 * Whether an element is in view or near it: what it shows may be drawn, and go again. What is in use stays: what has the focus,
 * and what something is selected in.
 */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const observer = new IntersectionObserver(
      (entries) => {
        const isIntersecting = entries.at(-1)?.isIntersecting ?? false
        setNear(isIntersecting || isInUse(watched))
      },
      { rootMargin: NEAR },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return isNear
}

function isInUse(element: HTMLElement): boolean {
  const selection = document.getSelection()
  const isSelected = selection !== null && !selection.isCollapsed && selection.containsNode(element, true)
  return isSelected || element.contains(document.activeElement)
}
