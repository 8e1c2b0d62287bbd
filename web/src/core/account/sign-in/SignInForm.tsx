import { say, useSay } from '../../../lib/language.ts'
import { useStateAcrossLanguages } from '../../../lib/use-state-across-languages.ts'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx'
import { toastInfo, toastSuccess } from '../../../ui/toasts/toasts.ts'
import type { SignInOutcome } from '../account-session.ts'
import { discardedPasswordStore } from '../registration/discarded-password.ts'
import { CodeSignIn } from './CodeSignIn.tsx'
import { PasswordSignIn } from './PasswordSignIn.tsx'

export type SignInMode = 'password' | 'otp'

interface SignInFormProps {
  initialMode?: SignInMode
  initialEmail?: string
  /** The address cannot be changed: signing in again over an open screen. */
  isEmailFixed?: boolean
}

/**
 * Signing in by password or by a mailed code. Switching keeps the address and drops messages and code
 * (requirements/accounts.md#signing-in).
 */
export function SignInForm({ initialMode = 'password', initialEmail = '', isEmailFixed = false }: SignInFormProps) {
  const say = useSay()
  const [mode, setMode] = useStateAcrossLanguages<SignInMode>('sign-in.mode', initialMode)
  const [email, setEmail] = useStateAcrossLanguages('sign-in.email', initialEmail)
  const isByPassword = mode === 'password'
  const modes: { value: SignInMode; label: string }[] = [
    { value: 'password', label: say('accounts.password') },
    { value: 'otp', label: say('accounts.otpCode') },
  ]
  const Fields = isByPassword ? PasswordSignIn : CodeSignIn
  return (
    <div className="flex flex-col gap-6">
      <SegmentedControl
        label={say('accounts.howToSignIn')}
        options={modes}
        value={mode}
        onChange={setMode}
        className="flex"
      />
      <Fields email={email} onEmailChange={setEmail} isEmailFixed={isEmailFixed} onSignedIn={welcome} />
      <div className="text-center text-ink-soft text-sm">
        {!isEmailFixed && <p>{say('accounts.firstLoginByCode')}</p>}
        {isByPassword && (
          <button type="button" className="text-link min-h-11" onClick={() => setMode('otp')}>
            {say('accounts.forgotPassword')}
          </button>
        )}
      </div>
    </div>
  )
}

function welcome({ isPasswordDiscarded }: SignInOutcome): void {
  toastSuccess(say('accounts.loggedIn'))
  if (!isPasswordDiscarded) return
  discardedPasswordStore.set(true)
  toastInfo(say('accounts.setOneInProfile'), 'session')
}
