import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SignInForm } from './SignInForm.tsx'
import { useAccount } from './use-account.ts'

interface SignInDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Over a screen whose session has ended: signing in again keeps the screen and what is typed on it (reading 35). */
export function SignInDialog({ isOpen, onClose }: SignInDialogProps) {
  const { user, logout } = useAccount()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Please log in to continue"
      description="Your session has ended. This screen and what you typed on it stay as they are."
    >
      <SignInForm initialEmail={user?.email} isEmailFixed />
      <div className="mt-4 text-center">
        <Button variant="quiet" onClick={logout}>
          Sign in as someone else
        </Button>
      </div>
    </Dialog>
  )
}
