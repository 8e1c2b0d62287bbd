import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { buttonClass } from '../Button.tsx'
import { ArrowLeft } from '../icons/icons.ts'
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx'

interface PageHeaderProps {
  title: string
  description?: ReactNode
  /** What the screen stands under, the farthest first. Leave out on a screen that is the start of its module. */
  trail?: readonly Crumb[]
  /** What ends the screen where it stands above others, in place of a trail: 'End Practice'. */
  end?: { label: string; onEnd: () => void }
  /** Buttons at the end of the title's line. */
  actions?: ReactNode
}

/** The one heading of a screen, with the way back above it. */
export function PageHeader({ title, description, trail, end, actions }: PageHeaderProps) {
  return (
    <header className="mb-8">
      {trail && <Breadcrumbs trail={trail} />}
      {end && (
        <button type="button" className={classNames(buttonClass('quiet'), '-ms-4 mb-2')} onClick={end.onEnd}>
          <ArrowLeft size={18} aria-hidden />
          {end.label}
        </button>
      )}
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
