import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { ChevronRight } from './icons/icons.ts'

interface FoldableProps {
  title: string
  /** There is room: it stands open, and there is nothing to press. Else it is folded, and opens when asked. */
  isOpen: boolean
  /** Whether its title stands over it where there is room. */
  isTitled?: boolean
  children: ReactNode
}

const TITLE = 'font-semibold text-ink-soft text-sm'

/**
 * A part of a page that folds away where room is short. What was typed and chosen in it stays as room comes and goes; it does not fold
 * over what has the focus.
 */
export function Foldable({ title, isOpen, isTitled = true, children }: FoldableProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    if (!isOpen && details.current?.contains(document.activeElement)) setUnfolded(true)
  }, [isOpen])
  return (
    <>
      {isOpen && isTitled && <p className={`${TITLE} py-2`}>{title}</p>}
      <details
        ref={details}
        className="group"
        open={isOpen || isUnfolded}
        onToggle={({ currentTarget }) => !isOpen && setUnfolded(currentTarget.open)}
      >
        <summary
          hidden={isOpen}
          className={`control flex cursor-pointer list-none items-center gap-1.5 hover:text-ink [&::-webkit-details-marker]:hidden ${TITLE}`}
        >
          <ChevronRight size={16} aria-hidden className="group-open:rotate-90" />
          {title}
        </summary>
        {children}
      </details>
    </>
  )
}
