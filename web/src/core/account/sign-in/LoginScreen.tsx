import { useSay } from '../../../lib/language.ts'
import { useStateAcrossLanguages } from '../../../lib/use-state-across-languages.ts'
import { LEGAL_PAGES, LinkedText } from '../LinkedText.tsx'
import { RegisterForm } from '../registration/RegisterForm.tsx'
import { SignInForm } from './SignInForm.tsx'

export type LoginMode = 'sign-in' | 'register'

interface LoginScreenProps {
  mode: LoginMode
  onModeChange: (mode: LoginMode) => void
}

/** One screen that toggles between signing in and registering (requirements/accounts.md#signing-in). */
export function LoginScreen({ mode, onModeChange }: LoginScreenProps) {
  const say = useSay()
  const [registeredEmail, setRegisteredEmail] = useStateAcrossLanguages<string | null>('login.registered', null)
  const isSignIn = mode === 'sign-in'
  return (
    <div className="mx-auto w-full max-w-md">
      <h1 className="text-3xl">{say(isSignIn ? 'accounts.signIn' : 'accounts.register')}</h1>
      <p className="mt-1 mb-6 flex flex-wrap items-center gap-x-2 text-ink-soft">
        {say(isSignIn ? 'accounts.newHere' : 'accounts.registeredAlready')}
        <button
          type="button"
          className="text-link min-h-11"
          onClick={() => onModeChange(isSignIn ? 'register' : 'sign-in')}
        >
          {say(isSignIn ? 'accounts.registerHere' : 'accounts.signInHere')}
        </button>
      </p>
      {isSignIn ? (
        // The first login after registering is by code: it activates the password.
        <SignInForm initialMode={registeredEmail ? 'otp' : 'password'} initialEmail={registeredEmail ?? ''} />
      ) : (
        <RegisterForm onRegistered={setRegisteredEmail} onContinue={() => onModeChange('sign-in')} />
      )}
      <p className="mt-8 text-center text-ink-soft text-xs">
        <LinkedText text={say('accounts.smallPrint')} addresses={LEGAL_PAGES} />
      </p>
    </div>
  )
}
