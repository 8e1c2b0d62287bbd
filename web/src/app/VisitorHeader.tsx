import { useSay } from '../lib/language.ts'
import { buttonClass } from '../ui/Button.tsx'
import { HeaderBar } from './HeaderBar.tsx'
import { PageLink } from './PageLink.tsx'

/** The header of a signed-out visitor. `signIn` is where the button leads: null on the login page itself. */
export function VisitorHeader({ signIn = '/login' }: { signIn?: string | null }) {
  const say = useSay()
  return (
    <HeaderBar>
      {signIn && (
        <PageLink to={signIn} className={buttonClass()}>
          {say('shell.signIn')}
        </PageLink>
      )}
    </HeaderBar>
  )
}
