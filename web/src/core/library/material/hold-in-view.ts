/** What tells that the student goes elsewhere. */
const STUDENT_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** So long it is kept in view: pages that come later are those that the student scrolls to. */
const HELD_MS = 10_000

/** What lets go of the element that is held: two would pull the page to and fro. */
let letGo: () => void = () => {}

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
  const stop = () => {
    pages.disconnect()
    clearTimeout(held)
    removeEventListener('scroll', stopIfMoved)
    for (const move of STUDENT_MOVES) removeEventListener(move, stop)
  }
  // By its bar as well; the scroll that this one asked for ends where it was left.
  const stopIfMoved = () => Math.abs(scrollY - left) > 1 && stop()
  const held = setTimeout(stop, HELD_MS)
  addEventListener('scroll', stopIfMoved, { passive: true })
  for (const move of STUDENT_MOVES) addEventListener(move, stop, { passive: true })
  letGo = stop
  return stop
}
