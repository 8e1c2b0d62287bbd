import { useState } from 'react'
import { wait } from '../../../lib/wait.ts'
import { toastInfo } from '../../../ui/toasts/toasts.ts'
import { useLeave } from '../use-leave.ts'

const FAREWELL_MS = 1000

/** After the account is gone: the browser forgets it, the last words are shown, and a second later the page is home. */
export function useFarewell() {
  const [farewell, setFarewell] = useState<string | null>(null)
  const leaveSite = useLeave()

  const leave = async (text: string) => {
    setFarewell(text)
    clearStorage()
    await wait(FAREWELL_MS)
    await leaveSite()
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
