import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { type LoginMode, LoginScreen } from '../../core/account/LoginScreen.tsx'
import { useAccount } from '../../core/account/use-account.ts'
import { PAGES, usePageMetadata } from '../page-metadata.ts'

/** Where a visitor may be sent on to after signing in: the student's pages alone, never another site. */
const NEXT = /^\/(?:module\/[a-z]+|profile)$/

/** /login: signing in and registering; a signed-in student is sent on. */
export function LoginPage() {
  const [mode, setMode] = useState<LoginMode>('sign-in')
  const [parameters] = useSearchParams()
  const { user } = useAccount()
  usePageMetadata(mode === 'sign-in' ? PAGES.login : PAGES.register)
  if (user) {
    const next = parameters.get('next') ?? ''
    return <Navigate to={NEXT.test(next) ? next : '/'} replace />
  }
  return <LoginScreen mode={mode} onModeChange={setMode} />
}
