import type { ReactNode } from 'react'
import { BackButton } from './BackTrail.tsx'

interface PageHeaderProps {
  title: string
  description?: ReactNode
  /** The way back: where to, and what to do. Leave out on a screen that is the start of its module. */
  back?: { label: string; onBack: () => void }
  /** Buttons at the end of the title's line. */
  actions?: ReactNode
}

/** The one heading of a screen, with the way back above it. */
export function PageHeader({ title, description, back, actions }: PageHeaderProps) {
  return (
    <header className="mb-8">
      {back && <BackButton {...back} />}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 max-w-2xl">
          <h1 className="text-3xl">{title}</h1>
          {description && <p className="mt-2 text-ink-soft">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  )
}
