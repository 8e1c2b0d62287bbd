import type { ReactNode } from 'react'

interface WentOnElsewhereProps {
  title: string
  text: string
  /** The ways on. */
  children: ReactNode
}

/** In place of a piece of work that has ended on another device, or says something else there. */
export const WentOnElsewhere = ({ title, text, children }: WentOnElsewhereProps) => (
  <div role="alert" className="flex flex-col items-center gap-4 py-16 text-center">
    <p className="text-balance font-serif text-xl">{title}</p>
    <p className="max-w-md text-ink-soft">{text}</p>
    <div className="flex flex-wrap justify-center gap-3">{children}</div>
  </div>
)
