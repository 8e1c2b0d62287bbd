import type { ReactNode } from 'react'

/** The width and margins of every page but the landing page. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-8 sm:py-12">{children}</div>
}
