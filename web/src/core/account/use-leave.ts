import { useNavigate } from 'react-router'
import { useAccount } from './use-account.ts'

/**
 * The way out: to the start of the site, and signed out. First away from the student's page and at once, not when React
 * finds the time: for a visitor that page is not there, and must not be seen missing.
 */
export function useLeave(): () => Promise<void> {
  const { logout } = useAccount()
  const navigate = useNavigate()
  return async () => {
    await navigate('/', { flushSync: true })
    await logout()
  }
}
