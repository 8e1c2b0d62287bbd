import { buttonClass } from '../ui/Button.tsx'
import { HeaderBar } from './HeaderBar.tsx'
import { PageLink } from './PageLink.tsx'

/** The header of a signed-out visitor; on the login page there is nothing to lead to. */
export function VisitorHeader({ hasSignIn = true }: { hasSignIn?: boolean }) {
  return (
    <HeaderBar>
      {hasSignIn && (
        <PageLink to="/login" className={buttonClass()}>
          Sign in
        </PageLink>
      )}
    </HeaderBar>
  )
}
