import { Navigate, useSearchParams } from 'react-router'
import { type LoginMode, LoginScreen } from '../../core/account/sign-in/LoginScreen.tsx'
import { addressAfterSignIn } from '../../core/account/sign-in/sign-in-address.ts'
import { useAccount } from '../../core/account/use-account.ts'
import { useStateAcrossLanguages } from '../../lib/use-state-across-languages.ts'
import { usePageMetadata } from '../page-metadata.ts'

/** /login: signing in and registering; a signed-in student is sent on. */
export function LoginPage() {
  const [mode, setMode] = useStateAcrossLanguages<LoginMode>('login.mode', 'sign-in')
  const [parameters] = useSearchParams()
  const { user } = useAccount()
  usePageMetadata(mode === 'sign-in' ? 'login' : 'register')
  if (user) return <Navigate to={addressAfterSignIn(parameters.get('next'))} replace />
  return <LoginScreen mode={mode} onModeChange={setMode} />
}
