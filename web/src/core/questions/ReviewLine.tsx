import type { ReactNode } from 'react'
import { MarkedText } from '../marked-text/MarkedText.tsx'
import { scriptOf } from '../study-text/language.ts'

/** One line of what is said of an answered question: 'Your answer', 'Explanation'. Stands in a <dl>. */
export const ReviewLine = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-soft text-xs">{label}</dt>
    <dd
      lang={typeof children === 'string' ? scriptOf(children) : undefined}
      className="wrap-anywhere whitespace-pre-line font-serif"
    >
      {typeof children === 'string' ? <MarkedText text={children} /> : children}
    </dd>
  </div>
)
