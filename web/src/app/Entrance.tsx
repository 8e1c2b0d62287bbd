import { lazy, Suspense, useMemo, useState } from 'react'
import { useAccount } from '../core/account/use-account.ts'
import { readTokens } from '../lib/api/tokens.ts'
import { LandingPage } from './landing/LandingPage.tsx'
import { PageOpenerContext } from './PageLink.tsx'
import { PageShell } from './PageShell.tsx'
import { LoadingScreen } from './pages/LoadingScreen.tsx'
import { VisitorHeader } from './VisitorHeader.tsx'

const loadSite = () => import('./Site.tsx').then(({ Site }) => ({ default: Site }))
const Site = lazy(loadSite)

const isLandingVisit = (): boolean => window.location.pathname === '/' && !readTokens()
if (!isLandingVisit()) {
  void loadSite()
  void import('./page-parts.ts').then(({ loadAhead }) => loadAhead(window.location.pathname)).catch(() => {})
}

/**
 * What a visit begins with. A visitor's landing page stands alone, without the router, which is a quarter of what it
 * would have to load; the first step beyond it, or a session found by its cookie, brings the whole site.
 */
export function Entrance() {
  const { user } = useAccount()
  const [isInside, setInside] = useState(() => !isLandingVisit())
  const opener = useMemo(
    () => ({
      prepare: () => void loadSite().catch(() => {}),
      open: async (path: string) => {
        try {
          await loadSite()
          window.history.pushState(null, '', path)
          setInside(true)
        } catch {
          // A part that cannot be loaded is gone after an update: the browser asks for the page as it is now.
          window.location.assign(path)
        }
      },
    }),
    [],
  )

  if (isInside || user)
    return (
      <Suspense fallback={<LoadingScreen />}>
        <Site />
      </Suspense>
    )
  return (
    <PageOpenerContext value={opener}>
      <PageShell header={<VisitorHeader />}>
        <LandingPage />
      </PageShell>
    </PageOpenerContext>
  )
}
