import { lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useAccount } from '../core/account/use-account.ts'
import { readTokens } from '../lib/tokens.ts'
import { Toaster } from '../ui/Toaster.tsx'
import { HeaderBar } from './HeaderBar.tsx'
import { ConnectionLost } from './pages/ConnectionLost.tsx'
import { LoadingScreen } from './pages/LoadingScreen.tsx'
import { VisitorHeader } from './VisitorHeader.tsx'

const loadStudentHeader = () => import('./StudentHeader.tsx').then(({ StudentHeader }) => ({ default: StudentHeader }))
const StudentHeader = lazy(loadStudentHeader)
const SessionEndedDialog = lazy(() =>
  import('./SessionEndedDialog.tsx').then(({ SessionEndedDialog }) => ({ default: SessionEndedDialog })),
)
// Who has tokens will most likely need it: it loads while they are checked.
if (readTokens()) void loadStudentHeader()

/** Around every page: who is here, the header, the toasts. Another student gets another page, with nothing kept. */
export function Root() {
  const { user, isSettled, error, check } = useAccount()
  if (!isSettled) return <LoadingScreen />
  if (!user && error && readTokens()) return <ConnectionLost message={error} onRetry={check} />
  return <Page key={user?.email ?? ''} />
}

function Page() {
  const { user, isExpired } = useAccount()
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-ui bg-surface px-4 py-2 shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the content
      </a>
      {user ? (
        <Suspense fallback={<HeaderBar />}>
          <StudentHeader />
        </Suspense>
      ) : (
        <VisitorHeader />
      )}
      <Content />
      {isExpired && (
        <Suspense>
          <SessionEndedDialog />
        </Suspense>
      )}
      <Toaster />
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  )
}

/** Every first page of a visit has the key 'default': told apart by its address, it is not given another one's place. */
const scrollKeyOf = ({ key, pathname }: { key: string; pathname: string }): string =>
  key === 'default' ? pathname : key

/** The page itself. A new one takes the focus, so that it is read from its beginning. */
function Content() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <main ref={main} id="content" tabIndex={-1} className="flex grow flex-col">
      <Outlet />
    </main>
  )
}
