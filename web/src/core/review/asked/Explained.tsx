import type { ReactNode } from 'react'
import { MarkedText } from '../../marked-text/MarkedText.tsx'

const TONES = { good: 'text-good', fair: 'text-fair', poor: 'text-poor' } as const

interface ExplainedProps {
  tone: keyof typeof TONES
  title: string
  /** Why, as the material has it. */
  children: string | null
  /** What differs, where the answer was typed. */
  details?: ReactNode
}

/** How an answer was taken, said as soon as it stands there. */
export const Explained = ({ tone, title, children, details }: ExplainedProps) => (
  <div role="status" className="mx-auto mt-4 max-w-prose">
    <p className={`font-semibold ${TONES[tone]}`}>{title}</p>
    {details}
    {children && (
      <p className="wrap-anywhere mt-1 font-serif text-ink-soft">
        <MarkedText text={children} />
      </p>
    )}
  </div>
)
