import { useState } from 'react'
import { RegisterForm } from './RegisterForm.tsx'
import { SignInForm } from './SignInForm.tsx'

export type LoginMode = 'sign-in' | 'register'

interface LoginScreenProps {
  mode: LoginMode
  onModeChange: (mode: LoginMode) => void
}

/** One screen that toggles between signing in and registering (1§2). */
export function LoginScreen({ mode, onModeChange }: LoginScreenProps) {
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null)
  const isSignIn = mode === 'sign-in'
  return (
    <div className="mx-auto w-full max-w-md">
      <h1 className="text-3xl">{isSignIn ? 'Sign in' : 'Register'}</h1>
      <p className="mt-1 mb-6 flex flex-wrap items-center gap-x-2 text-ink-soft">
        {isSignIn ? 'New to Lectern?' : 'Registered already?'}
        <button
          type="button"
          className="text-link min-h-11"
          onClick={() => onModeChange(isSignIn ? 'register' : 'sign-in')}
        >
          {isSignIn ? 'Register here' : 'Sign in here'}
        </button>
      </p>
      {isSignIn ? (
        // The first login after registering is by code: it activates the password.
        <SignInForm initialMode={registeredEmail ? 'otp' : 'password'} initialEmail={registeredEmail ?? ''} />
      ) : (
        <RegisterForm onRegistered={setRegisteredEmail} onContinue={() => onModeChange('sign-in')} />
      )}
      <p className="mt-8 text-center text-ink-soft text-xs">
        <a href="/terms" target="_blank" rel="noopener" className="text-link">
          Terms
        </a>{' '}
        and{' '}
        <a href="/privacy" target="_blank" rel="noopener" className="text-link">
          privacy
        </a>{' '}
        open in a new tab.
      </p>
    </div>
  )
}
