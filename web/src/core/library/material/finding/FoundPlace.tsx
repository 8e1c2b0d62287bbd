import type { Place } from '@lectern/domain/materials/place'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { holdInView, isHeldInView } from '../hold-in-view.ts'
import './finding.css'

interface FoundPlaceProps {
  children: ReactNode
  /** The place that was gone to, where this is of it. */
  current: Place | null
  /** Whether it begins here. */
  isWanted: boolean
  isOnPaper?: boolean
}

/**
 * Words that were found. Those that are gone to come into view, and leave the focus to the field; not where the student went elsewhere
 * before their page was there, or comes back to it later.
 */
export function FoundPlace({ children, current, isWanted, isOnPaper = false }: FoundPlaceProps) {
  const mark = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const shown = mark.current
    const page = shown?.closest('[data-page]')
    if (current && isWanted && shown && page && isHeldInView(page)) return holdInView(shown, 'center')
  }, [current, isWanted])
  return (
    <mark ref={mark} aria-current={current ? 'true' : undefined} className={isOnPaper ? 'found-on-paper' : 'found'}>
      {children}
    </mark>
  )
}
