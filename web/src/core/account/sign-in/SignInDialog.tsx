import { useLocation, useNavigate } from 'react-router'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { useAccount } from '../use-account.ts'
import { useLeave } from '../use-leave.ts'
import { SignInForm } from './SignInForm.tsx'
import { signInAddress } from './sign-in-address.ts'

interface SignInDialogProps {
  isOpen: boolean
  onClose: () => void
}

/**
 * Over a screen whose session has ended: signing in again keeps the screen and what is typed on it
 * (requirements/accounts.md#ended-session).
 */
export function SignInDialog({ isOpen, onClose }: SignInDialogProps) {
  const say = useSay()
  const { user, isSignedOut } = useAccount()
  const leave = useLeave()
  const navigate = useNavigate()
  const location = useLocation()
  const signInAnew = async () => {
    await leave()
    await navigate(signInAddress(location))
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={say('accounts.logInToContinue')}
      description={say(isSignedOut ? 'accounts.signedOutText' : 'accounts.sessionEndedText')}
    >
      <SignInForm initialEmail={user?.email} isEmailFixed />
      <div className="mt-4 text-center">
        <Button variant="quiet" onClick={signInAnew}>
          {say('accounts.signInAsOther')}
        </Button>
      </div>
    </Dialog>
  )
}
