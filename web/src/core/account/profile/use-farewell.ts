import { useState } from 'react'
import { useNavigate } from 'react-router'
import { wait } from '../../../lib/wait.ts'
import { toastInfo } from '../../../ui/toasts.ts'
import { useAccount } from '../use-account.ts'

const FAREWELL_MS = 1000

/** After the account is gone: the browser forgets it, the last words are shown, and a second later the page is home. */
export function useFarewell() {
  const [farewell, setFarewell] = useState<string | null>(null)
  const { logout } = useAccount()
  const navigate = useNavigate()

  const leave = async (text: string) => {
    setFarewell(text)
    clearStorage()
    await wait(FAREWELL_MS)
    // First away from the student's page: for a visitor it is not there.
    await navigate('/')
    await logout()
    // A second is short for a sentence with a date: it stays in view at home.
    toastInfo(text, 'session')
  }
  return { farewell, leave }
}

function clearStorage(): void {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // A browser that keeps storage closed has stored nothing.
  }
}
