import { type ReactNode, useEffect, useRef } from 'react'

interface MarkedPassageProps {
  children: ReactNode
  isWanted: boolean
  /** Whether it stands over the picture of a page, which has its words. */
  isOnPaper?: boolean
}

/** What tells that the student goes elsewhere. */
const STUDENT_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** So long it is kept in view: pages that come later are those that the student scrolls to. */
const HELD_MS = 10_000

/**
 * The passage that an item came from. Once it is there it takes the focus, to be read from there, and is brought into view, unless
 * the student is at something else by then. It is kept there for some seconds while pages around it come and grow, until the
 * student goes elsewhere.
 */
export function MarkedPassage({ children, isWanted, isOnPaper = false }: MarkedPassageProps) {
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    const passage = mark.current
    if (!isWanted || !passage || isElsewhere(passage)) return
    let left = 0
    const show = () => {
      passage.scrollIntoView({ behavior: 'instant', block: 'center' })
      left = scrollY
    }
    passage.focus({ preventScroll: true })
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
    return stop
  }, [isWanted])
  return (
    <mark
      ref={mark}
      tabIndex={-1}
      className={
        isOnPaper
          ? undefined
          : 'rounded-sm bg-accent-soft px-0.5 text-ink underline decoration-2 decoration-accent underline-offset-4'
      }
    >
      {children}
    </mark>
  )
}

const OPEN_DIALOG = ':is([role="dialog"], [role="alertdialog"]):not([data-state="closed"])'

/** Whether the student types, is in a dialog, or on anything but the page around the passage or the link that led to it. */
function isElsewhere(passage: HTMLElement): boolean {
  const active = document.activeElement
  if (active instanceof HTMLAnchorElement && active.href === location.href) return false
  return document.querySelector(OPEN_DIALOG) !== null || (active !== null && !active.contains(passage))
}
