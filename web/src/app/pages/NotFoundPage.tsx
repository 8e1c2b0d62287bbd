import { useLocation } from 'react-router'
import { signInAddress } from '../../core/account/sign-in/sign-in-address.ts'
import { useAccount } from '../../core/account/use-account.ts'
import { useSay } from '../../lib/language.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyLectern } from '../../ui/Illustrations.tsx'
import { usePageMetadata } from '../page-metadata.ts'

/**
 * The 404 page; a signed-out visitor may have come to a student's page, so it offers to sign in
 * (requirements/platform.md#addresses).
 */
export function NotFoundPage() {
  const say = useSay()
  usePageMetadata('notFound')
  const { user } = useAccount()
  const location = useLocation()
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-12 text-center">
      <div className="mb-6 w-44 text-ink-faint">
        <EmptyLectern />
      </div>
      <h1 className="text-3xl">{say('shell.pageNotFound')}</h1>
      <p className="mt-3 text-ink-soft">{say(user ? 'shell.noPage' : 'shell.noPageOrSignIn')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {!user && (
          <ButtonLink variant="primary" to={signInAddress(location)}>
            {say('shell.signIn')}
          </ButtonLink>
        )}
        <ButtonLink to="/">{say('shell.backToStart')}</ButtonLink>
      </div>
    </div>
  )
}
