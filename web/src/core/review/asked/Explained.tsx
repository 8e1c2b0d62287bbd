import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { MarkedText } from '../../marked-text/MarkedText.tsx'

const TONES = { good: 'text-good', fair: 'text-fair', poor: 'text-poor' } as const

/** What the controls of a card take of the screen. */
const CONTROLS_PX = 112

interface ExplainedProps {
  tone: keyof typeof TONES
  title: string
  /** Why, as the material has it. */
  children: string | null
  /** What differs, where the answer was typed. */
  details?: ReactNode
}

/** How an answer was taken, said as soon as it stands there, and brought above the controls at the foot of the screen. */
export function Explained({ tone, title, children, details }: ExplainedProps) {
  const verdict = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { bottom = 0 } = verdict.current?.getBoundingClientRect() ?? {}
    if (bottom > window.innerHeight - CONTROLS_PX) verdict.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={verdict} role="status" className="mx-auto mt-4 max-w-prose scroll-mt-4 scroll-mb-28">
      <p className={`font-semibold ${TONES[tone]}`}>{title}</p>
      {details}
      {children && (
        <p className="wrap-anywhere mt-1 font-serif text-ink-soft">
          <MarkedText text={children} />
        </p>
      )}
    </div>
  )
}
