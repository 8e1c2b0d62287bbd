import { ACCOUNT_TEXTS } from '@lectern/domain/accounts'
import { useState } from 'react'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { toastInfo, toastSuccess } from '../../ui/toasts.ts'
import type { SignInOutcome } from './account-session.ts'
import { CodeSignIn } from './CodeSignIn.tsx'
import { discardedPasswordStore, PASSWORD_DISCARDED } from './discarded-password.ts'
import { PasswordSignIn } from './PasswordSignIn.tsx'

const MODES = [
  { value: 'password', label: 'Password' },
  { value: 'otp', label: 'OTP Code' },
] as const
export type SignInMode = (typeof MODES)[number]['value']

interface SignInFormProps {
  initialMode?: SignInMode
  initialEmail?: string
  /** The address cannot be changed: signing in again over an open screen. */
  isEmailFixed?: boolean
}

/** Signing in by password or by a mailed code. Switching keeps the address and drops messages and code (1§4). */
export function SignInForm({ initialMode = 'password', initialEmail = '', isEmailFixed = false }: SignInFormProps) {
  const [mode, setMode] = useState<SignInMode>(initialMode)
  const [email, setEmail] = useState(initialEmail)
  const isByPassword = mode === 'password'
  const Fields = isByPassword ? PasswordSignIn : CodeSignIn
  return (
    <div className="flex flex-col gap-6">
      <SegmentedControl label="How to sign in" options={MODES} value={mode} onChange={setMode} className="flex" />
      <Fields email={email} onEmailChange={setEmail} isEmailFixed={isEmailFixed} onSignedIn={welcome} />
      <div className="text-center text-ink-soft text-sm">
        {!isEmailFixed && (
          <p>The first login after registering takes a code from your email: it activates your password.</p>
        )}
        {isByPassword && (
          <button type="button" className="text-link min-h-11" onClick={() => setMode('otp')}>
            Forgot your password? Sign in with a code
          </button>
        )}
      </div>
    </div>
  )
}

function welcome({ isPasswordDiscarded }: SignInOutcome): void {
  toastSuccess(ACCOUNT_TEXTS.loggedIn)
  if (!isPasswordDiscarded) return
  discardedPasswordStore.set(true)
  toastInfo(`${PASSWORD_DISCARDED} Please set one in your profile.`, 'session')
}
