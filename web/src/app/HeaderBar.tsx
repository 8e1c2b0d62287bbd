import type { ReactNode } from 'react'
import { Logo } from './Logo.tsx'

/** The line at the top of every page: the way home, and what belongs to whoever is here. */
export function HeaderBar({ children }: { children?: ReactNode }) {
  return (
    <header data-site-header className="border-line border-b print:hidden">
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-2 px-4 sm:gap-4 sm:px-8">
        <Logo />
        {children}
      </div>
    </header>
  )
}
