import { Outlet } from 'react-router'
import { useAccount } from '../core/account/use-account.ts'
import { NotFoundPage } from './pages/NotFoundPage.tsx'

/** Pages of a student: for a visitor they do not exist (requirements/platform.md#addresses). */
export function StudentPages() {
  const { user } = useAccount()
  return user ? <Outlet /> : <NotFoundPage />
}
