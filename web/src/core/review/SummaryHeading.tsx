import { useEffect, useRef } from 'react'

/** Stands over what was studied. It takes the focus, and is read out: the buttons that had it went with the last card. */
export function SummaryHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-2xl">
      {children}
    </h2>
  )
}
