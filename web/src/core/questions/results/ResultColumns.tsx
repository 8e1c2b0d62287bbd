import './result-columns.css'
import type { ReactNode } from 'react'
import { useSay } from '../../../lib/language.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'

/** From here on there is room for two columns: Tailwind's `lg`, which draws them. */
const HAS_ROOM = '(width >= 64rem)'

/** Whether the summary of results stands beside what is read, for what moves from one to the other. */
export const useHasColumns = (): boolean => useMediaQuery(HAS_ROOM)

interface ResultColumnsProps {
  /** What came of it in all. It comes first for the keyboard and for screen readers, wherever it stands. */
  summary: ReactNode
  /** What is read. */
  children: ReactNode
}

/** On a wide screen what is read on the left, and the summary on the right, which stays in view; else one below the other. */
export function ResultColumns({ summary, children }: ResultColumnsProps) {
  const say = useSay()
  const hasColumns = useHasColumns()
  // Beside the text the summary may be higher than the window: it is scrolled by keyboard too, bars and all.
  const scrolled = hasColumns && { role: 'region', 'aria-label': say('results.inShort'), tabIndex: 0 }
  return (
    <div data-columns className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div
        {...scrolled}
        data-side
        className="result-summary @container flex min-w-0 flex-col gap-8 rounded-ui lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1 lg:-m-1 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:p-1"
      >
        {summary}
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">{children}</div>
    </div>
  )
}
