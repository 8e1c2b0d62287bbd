import { type ReactNode, useEffect, useRef } from 'react'
import { holdInView } from './hold-in-view.ts'

interface MarkedPassageProps {
  children: ReactNode
  isWanted: boolean
  /** Whether it stands over the picture of a page, which has its words. */
  isOnPaper?: boolean
}

/**
 * The passage that an item came from. Once it is there it takes the focus, to be read from there, and is brought into view, unless
 * the student is at something else by then. It is kept there for some seconds while pages around it come and grow, until the
 * student goes elsewhere.
 */
export function MarkedPassage({ children, isWanted, isOnPaper = false }: MarkedPassageProps) {
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    const passage = mark.current
    if (!isWanted || !passage) return
    let letGo: (() => void) | null = null
    let isThere = true
    // A new page takes the focus as it comes, and its passage after that.
    queueMicrotask(() => {
      if (!isThere || isElsewhere(passage)) return
      passage.focus({ preventScroll: true })
      letGo = holdInView(passage, 'center')
    })
    return () => {
      isThere = false
      letGo?.()
    }
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

/** Whether the student types, is in another dialog, or on anything but the page around the passage or the link that led to it. */
function isElsewhere(passage: HTMLElement): boolean {
  const active = document.activeElement
  if (active instanceof HTMLAnchorElement && active.href === location.href) return false
  const isCovered = Array.from(document.querySelectorAll(OPEN_DIALOG)).some((dialog) => !dialog.contains(passage))
  return isCovered || (active !== null && !active.contains(passage))
}
