import { useState } from 'react'
import { useFocusFrame } from '../../../lib/keyboard/use-focus-frame.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { KeyRound } from '../../../ui/icons/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { discardedPasswordStore } from '../registration/discarded-password.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { UpdatePasswordDialog } from './UpdatePasswordDialog.tsx'

/** The way to a new password; says so where the one of the registration was not kept. */
export function PasswordSection() {
  const say = useSay()
  const isDiscarded = useStore(discardedPasswordStore)
  const [isOpen, setOpen] = useState(false)
  // A code that was asked for in between takes the dialog's own way back from it.
  const opener = useFocusFrame<HTMLButtonElement>(isOpen ? 'dialog' : 'page')
  return (
    <ProfileSection title={say('accounts.password')} description={say('profile.passwordText')}>
      <div className="flex flex-col items-start gap-4">
        {isDiscarded && <Notice tone="fair">{say('accounts.setOneHere')}</Notice>}
        <Button ref={opener} icon={<KeyRound size={16} aria-hidden />} onClick={() => setOpen(true)}>
          {say('profile.updatePassword')}
        </Button>
      </div>
      {isOpen && <UpdatePasswordDialog onClose={() => setOpen(false)} />}
    </ProfileSection>
  )
}
