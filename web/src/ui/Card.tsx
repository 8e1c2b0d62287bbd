import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li'
  /** Leaves the padding to the content: lists that run to the edge. */
  isFlush?: boolean
}

/** A sheet of paper on the page: a hairline around one thing. Never a card inside a card. */
export function Card({ as: Element = 'div', isFlush = false, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames('rounded-ui border border-line bg-surface', !isFlush && 'p-5 sm:p-6', className)}
    />
  )
}

interface PanelProps {
  title: string
  description?: ReactNode
  /** Stands at the end of the title's line. */
  aside?: ReactNode
  children: ReactNode
  className?: string
}

/** A titled part of a page, set off by a hairline above it and no box. */
export function Panel({ title, description, aside, children, className }: PanelProps) {
  return (
    <section className={classNames('border-line border-t pt-6', className)}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">{title}</h2>
        {aside}
        {description && <p className="w-full text-ink-soft text-sm">{description}</p>}
      </div>
      {children}
    </section>
  )
}
