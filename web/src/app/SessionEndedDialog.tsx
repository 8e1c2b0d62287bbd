import { useEffect, useState } from 'react'
import { SignInDialog } from '../core/account/sign-in/SignInDialog.tsx'
import { onApiSignal } from '../lib/api/api-signals.ts'

/** Opens when the session has ended; closed, it opens again with the next call that needs a login. */
export function SessionEndedDialog() {
  const [isOpen, setOpen] = useState(true)
  useEffect(() => onApiSignal('sessionEnded', () => setOpen(true)), [])
  return <SignInDialog isOpen={isOpen} onClose={() => setOpen(false)} />
}
