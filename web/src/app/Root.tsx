import { siteSpelling } from '@lectern/domain/site-paths'
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import { Navigate, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router'
import { signInAddress } from '../core/account/sign-in/sign-in-address.ts'
import { useAccount } from '../core/account/use-account.ts'
import { readTokens } from '../lib/api/tokens.ts'
import { useLanguage, withTexts } from '../lib/language.ts'
import { Toaster } from '../ui/toasts/Toaster.tsx'
import { HeaderBar } from './HeaderBar.tsx'
import { PageOpenerContext } from './PageLink.tsx'
import { PageShell } from './PageShell.tsx'
import { ConnectionLost } from './pages/ConnectionLost.tsx'
import { LoadingScreen } from './pages/LoadingScreen.tsx'
import { VisitorHeader } from './VisitorHeader.tsx'

const loadStudentFrame = () =>
  withTexts(import('./student/StudentFrame.tsx'), 'credits', 'rail').then(({ StudentFrame }) => ({
    default: StudentFrame,
  }))
const StudentFrame = lazy(loadStudentFrame)
const IntroductionPage = lazy(() =>
  withTexts(import('./pages/IntroductionPage.tsx'), 'accounts', 'pages').then(({ IntroductionPage }) => ({
    default: IntroductionPage,
  })),
)
// Who has tokens will most likely need it: it loads while they are checked.
if (readTokens()) void loadStudentFrame()

/** What somebody may want to read before they consent to it. */
const PAGES_FOR_ALL = ['/terms', '/privacy']

/** Around every page: who is here, the header, the toasts. Another student gets another page, with nothing kept. */
export function Root() {
  const { user, isSettled, error, check } = useAccount()
  const language = useLanguage()
  const { pathname, search, hash } = useLocation()
  const spelling = siteSpelling(pathname)
  if (spelling) return <Navigate to={{ pathname: spelling, search, hash }} replace />
  if (!isSettled) return <LoadingScreen />
  if (!user && error && readTokens()) return <ConnectionLost message={error} onRetry={check} />
  // Another language is another page: what is not drawn again by itself, such as a toast's words, begins anew.
  return <Page key={`${user?.email ?? ''} ${language}`} />
}

function Page() {
  const { user } = useAccount()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const opener = useMemo(() => ({ open: (path: string) => void navigate(path), prepare: () => {} }), [navigate])
  const main = useFocusOnNewPage(pathname)
  return (
    <PageOpenerContext value={opener}>
      <PageShell header={<Header />} mainRef={main}>
        {user?.needs_consent && !PAGES_FOR_ALL.includes(pathname) ? (
          <Suspense fallback={<LoadingScreen />}>
            <IntroductionPage />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </PageShell>
      <Toaster />
      <ScrollRestoration getKey={scrollKeyOf} />
    </PageOpenerContext>
  )
}

function Header() {
  const { user } = useAccount()
  const location = useLocation()
  if (!user) return <VisitorHeader signIn={location.pathname === '/login' ? null : signInAddress(location)} />
  return (
    <Suspense
      fallback={
        <>
          <HeaderBar />
          {!user.needs_consent && <div data-rail hidden />}
        </>
      }
    >
      <StudentFrame />
    </Suspense>
  )
}

/** A new page takes the focus, so that it is read from its beginning; the first one of a visit does not. */
function useFocusOnNewPage(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/** Every first page of a visit has the key 'default': told apart by its address, it is not given another one's place. */
const scrollKeyOf = ({ key, pathname }: { key: string; pathname: string }): string =>
  key === 'default' ? pathname : key
