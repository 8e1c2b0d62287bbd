import { useEffect, useRef } from 'react'

interface MarkedPassageProps {
  children: string
  isWanted: boolean
}

/** The passage that an item came from. It is brought into view and takes the focus once it is there, to be read from there. */
export function MarkedPassage({ children, isWanted }: MarkedPassageProps) {
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isWanted) return
    mark.current?.focus({ preventScroll: true })
    mark.current?.scrollIntoView({ behavior: 'instant', block: 'center' })
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
