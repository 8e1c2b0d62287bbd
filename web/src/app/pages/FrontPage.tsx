import { lazy, Suspense } from 'react'
import { useAccount } from '../../core/account/use-account.ts'
import { readTokens } from '../../lib/api/tokens.ts'
import { withTexts } from '../../lib/language.ts'
import { LandingPage } from '../landing/LandingPage.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'

const loadHomePage = () =>
  withTexts(import('./HomePage.tsx'), 'pages', 'due', 'today').then(({ HomePage }) => ({
    default: HomePage,
  }))
const HomePage = lazy(loadHomePage)
if (readTokens()) void loadHomePage()

/** /: the landing page for visitors, the module overview for students. */
export function FrontPage() {
  const { user } = useAccount()
  if (!user) return <LandingPage />
  return (
    <PageFrame>
      <Suspense fallback={<LoadingScreen />}>
        <HomePage />
      </Suspense>
    </PageFrame>
  )
}
