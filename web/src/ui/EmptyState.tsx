import type { ReactNode } from 'react'

interface StateProps {
  /** One of ./Illustrations.tsx. */
  illustration?: ReactNode
  title: string
  /** What to do about it. */
  children?: ReactNode
  /** The button that does it. */
  action?: ReactNode
}

/** A place with nothing in it yet: a drawing, what belongs here, and the way to get it. */
export function EmptyState({ illustration, title, children, action }: StateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      {illustration && <div className="mb-6 w-40 text-ink-faint">{illustration}</div>}
      <h2 className="text-xl">{title}</h2>
      {children && <div className="wrap-anywhere mt-2 text-balance break-keep text-ink-soft">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
