import { type RefObject, useEffect, useState } from 'react'
import { pageOf } from '../PageFrame.tsx'

/** A screen above and below the view: whoever reads on finds what comes next drawn. */
const NEAR = '100% 0px 100% 0px'

/** A selection over more pages than this keeps none of them: a card takes less than that. */
const MOST_PAGES_SELECTED = 5

/**
 * Whether a page is in view or near it: what it shows may be drawn, and go again. What is in use stays as long as it is: what has
 * the focus, and what something is selected in.
 */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false)
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const observer = new IntersectionObserver(
      (entries) => {
        const isIntersecting = entries.at(-1)?.isIntersecting ?? false
        setInView(isIntersecting)
        setKept(!isIntersecting && isInUse(watched))
      },
      { rootMargin: NEAR },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  useEffect(() => {
    const watched = element.current
    if (!isKept || !watched) return
    const decide = () => setKept(isInUse(watched))
    const decideAsLeft = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && watched.contains(relatedTarget))) decide()
    }
    document.addEventListener('selectionchange', decide)
    watched.addEventListener('focusout', decideAsLeft)
    return () => {
      document.removeEventListener('selectionchange', decide)
      watched.removeEventListener('focusout', decideAsLeft)
    }
  }, [element, isKept])
  return isInView || isKept
}

const isInUse = (element: HTMLElement): boolean => isSelected(element) || element.contains(document.activeElement)

function isSelected(element: HTMLElement): boolean {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || !selection.containsNode(element, true)) return false
  const [from, to] = [pageOf(selection.anchorNode), pageOf(selection.focusNode)]
  return from !== null && to !== null && Math.abs(to - from) < MOST_PAGES_SELECTED
}
