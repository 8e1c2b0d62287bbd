import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useStore } from '../../../lib/store.ts'
import { useFocusFrame } from '../../../lib/use-focus-frame.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { discardedPasswordStore, PASSWORD_DISCARDED } from '../discarded-password.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { UpdatePasswordDialog } from './UpdatePasswordDialog.tsx'

/** The way to a new password; says so where the one of the registration was not kept. */
export function PasswordSection() {
  const isDiscarded = useStore(discardedPasswordStore)
  const [isOpen, setOpen] = useState(false)
  // A code that was asked for in between takes the dialog's own way back from it.
  const opener = useFocusFrame<HTMLButtonElement>(isOpen ? 'dialog' : 'page')
  return (
    <ProfileSection title="Password" description="A new password signs out every other browser.">
      <div className="flex flex-col items-start gap-4">
        {isDiscarded && <Notice tone="fair">{PASSWORD_DISCARDED} Please set one here.</Notice>}
        <Button ref={opener} icon={<KeyRound size={16} aria-hidden />} onClick={() => setOpen(true)}>
          Update Password
        </Button>
      </div>
      {isOpen && <UpdatePasswordDialog onClose={() => setOpen(false)} />}
    </ProfileSection>
  )
}
