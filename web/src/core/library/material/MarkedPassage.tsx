import { useEffect, useRef } from 'react'

interface MarkedPassageProps {
  children: string
  isWanted: boolean
}

/** What tells that the student goes elsewhere. */
const STUDENT_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * The passage that an item came from. Once it is there it takes the focus, to be read from there, and is brought into view; it is
 * kept there while pages around it come and grow, until the student goes elsewhere.
 */
export function MarkedPassage({ children, isWanted }: MarkedPassageProps) {
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    const passage = mark.current
    if (!isWanted || !passage) return
    const show = () => passage.scrollIntoView({ behavior: 'instant', block: 'center' })
    passage.focus({ preventScroll: true })
    show()
    const pages = new ResizeObserver(show)
    pages.observe(document.body)
    const stop = () => {
      pages.disconnect()
      for (const move of STUDENT_MOVES) removeEventListener(move, stop)
    }
    for (const move of STUDENT_MOVES) addEventListener(move, stop, { passive: true })
    return stop
  }, [isWanted])
  return (
    <mark
      ref={mark}
      tabIndex={-1}
      className="rounded-sm bg-accent-soft px-0.5 text-ink underline decoration-2 decoration-accent underline-offset-4"
    >
      {children}
    </mark>
  )
}
