/** What tells that the student goes elsewhere. */
const STUDENT_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** So long it is kept in view: pages that come later are those that the student scrolls to. */
const HELD_MS = 10_000

/** What is held, and what lets go of it: two would pull the page to and fro. */
let held: HTMLElement | null = null
let letGo: () => void = () => {}

/** Whether an element was brought into view, and the student has gone nowhere else since. */
export const isHeldInView = (element: Element): boolean => held === element

/**
 * Brings an element into view, and keeps it there for some seconds while pages around it come and grow, until the student goes
 * elsewhere or another is held. @returns what lets go of it
 */
export function holdInView(element: HTMLElement, block: ScrollLogicalPosition): () => void {
  letGo()
  let left = 0
  const show = () => {
    element.scrollIntoView({ behavior: 'instant', block })
    left = scrollY
  }
  show()
  const pages = new ResizeObserver(show)
  pages.observe(document.body)
  held = element
  const stop = () => {
    if (held === element) held = null
    pages.disconnect()
    clearTimeout(ending)
    removeEventListener('scroll', stopIfMoved)
    for (const move of STUDENT_MOVES) removeEventListener(move, stop)
  }
  // By its bar as well; the scroll that this one asked for ends where it was left.
  const stopIfMoved = () => Math.abs(scrollY - left) > 1 && stop()
  const ending = setTimeout(stop, HELD_MS)
  addEventListener('scroll', stopIfMoved, { passive: true })
  for (const move of STUDENT_MOVES) addEventListener(move, stop, { passive: true })
  letGo = stop
  return stop
}
