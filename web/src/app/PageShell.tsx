import type { ReactNode, Ref } from 'react'
import { useSay } from '../lib/language.ts'

interface PageShellProps {
  header: ReactNode
  children: ReactNode
  mainRef?: Ref<HTMLElement>
}

/** Header and content of every page, with the way past the header for the keyboard. */
export function PageShell({ header, children, mainRef }: PageShellProps) {
  const say = useSay()
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-ui bg-surface px-4 py-2 shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {say('shell.skipToContent')}
      </a>
      {header}
      <main ref={mainRef} id="content" tabIndex={-1} className="flex grow flex-col">
        {children}
      </main>
    </>
  )
}
