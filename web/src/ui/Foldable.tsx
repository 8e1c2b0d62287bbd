import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface FoldableProps {
  title: string
  /** There is room: it stands open under its title, and there is nothing to press. Else it is folded, and opens when asked. */
  isOpen: boolean
  children: ReactNode
}

const TITLE = 'font-semibold text-ink-soft text-sm'

/** A part of a page that folds away where room is short. */
export const Foldable = ({ title, isOpen, children }: FoldableProps) =>
  isOpen ? (
    <>
      <p className={`${TITLE} py-2`}>{title}</p>
      {children}
    </>
  ) : (
    <details className="group">
      <summary
        className={`control flex cursor-pointer list-none items-center gap-1.5 hover:text-ink [&::-webkit-details-marker]:hidden ${TITLE}`}
      >
        <ChevronRight size={16} aria-hidden className="group-open:rotate-90" />
        {title}
      </summary>
      {children}
    </details>
  )
