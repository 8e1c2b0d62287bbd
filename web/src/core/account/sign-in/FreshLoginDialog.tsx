import { useSay } from '../../../lib/language.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { useAccount } from '../use-account.ts'
import { CodeSignIn } from './CodeSignIn.tsx'

interface FreshLoginDialogProps {
  isOpen: boolean
  onAnswer: (isFresh: boolean) => void
}

/** Asks for a fresh mailed code before something that an open browser alone must not be able to do. */
export function FreshLoginDialog({ isOpen, onAnswer }: FreshLoginDialogProps) {
  const say = useSay()
  const { user, renewLogin } = useAccount()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onAnswer(false)}
      title={say('accounts.confirmItIsYou')}
      description={say('accounts.confirmItIsYouText')}
    >
      <CodeSignIn
        email={user?.email ?? ''}
        onEmailChange={() => {}}
        isEmailFixed
        signIn={renewLogin}
        submitLabel={say('accounts.confirm')}
        onSignedIn={() => onAnswer(true)}
      />
    </Dialog>
  )
}
