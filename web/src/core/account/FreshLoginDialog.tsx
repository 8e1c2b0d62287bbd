import { Dialog } from '../../ui/Dialog.tsx'
import { CodeSignIn } from './CodeSignIn.tsx'
import { useAccount } from './use-account.ts'

interface FreshLoginDialogProps {
  isOpen: boolean
  onAnswer: (isFresh: boolean) => void
}

/** Asks for a fresh mailed code before something that an open browser alone must not be able to do. */
export function FreshLoginDialog({ isOpen, onAnswer }: FreshLoginDialogProps) {
  const { user, renewLogin } = useAccount()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onAnswer(false)}
      title="Confirm that it is you"
      description="Your login is older than 10 minutes. Enter a fresh code from your email to go on; what you typed is kept."
    >
      <CodeSignIn
        email={user?.email ?? ''}
        onEmailChange={() => {}}
        isEmailFixed
        signIn={renewLogin}
        submitLabel="Confirm"
        onSignedIn={() => onAnswer(true)}
      />
    </Dialog>
  )
}
