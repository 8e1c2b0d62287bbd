import { Outlet } from 'react-router'
import { useAccount } from '../core/account/use-account.ts'
import { DataProvider } from './DataProvider.tsx'
import { PageFrame } from './PageFrame.tsx'
import { VisitorFooter } from './VisitorFooter.tsx'

/** Every page but the first: framed, and with its data. */
export function FramedPages() {
  const { user } = useAccount()
  return (
    <DataProvider>
      <PageFrame>
        <Outlet />
      </PageFrame>
      {!user && <VisitorFooter />}
    </DataProvider>
  )
}

// It comes with the frame: pages of students show it too, to visitors.
export { NotFoundPage } from './pages/NotFoundPage.tsx'
