import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SignInForm } from './SignInForm.tsx'
import { signInAddress } from './sign-in-address.ts'
import { useAccount } from './use-account.ts'
import { useLeave } from './use-leave.ts'

const SESSION_ENDED = 'Your session has ended.'
const SIGNED_OUT = 'This browser was signed out in another tab.'

interface SignInDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Over a screen whose session has ended: signing in again keeps the screen and what is typed on it (reading 35). */
export function SignInDialog({ isOpen, onClose }: SignInDialogProps) {
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
      title="Please log in to continue"
      description={`${isSignedOut ? SIGNED_OUT : SESSION_ENDED} This screen and what you typed on it stay as they are.`}
    >
      <SignInForm initialEmail={user?.email} isEmailFixed />
      <div className="mt-4 text-center">
        <Button variant="quiet" onClick={signInAnew}>
          Sign in as someone else
        </Button>
      </div>
    </Dialog>
  )
}
