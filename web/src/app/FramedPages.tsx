import { Outlet } from 'react-router'
import { DataProvider } from './DataProvider.tsx'
import { PageFrame } from './PageFrame.tsx'

/** Every page but the first: framed, and with its data. */
export function FramedPages() {
  return (
    <DataProvider>
      <PageFrame>
        <Outlet />
      </PageFrame>
    </DataProvider>
  )
}
