import { useState } from 'react'
import { useFocusFrame } from '../../../lib/keyboard/use-focus-frame.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** What cannot be undone. `onDeleted` gets the words that the student reads last. */
export function DangerZone({ email, onDeleted }: { email: string; onDeleted: (text: string) => void }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  // A code that was asked for in between takes the dialog's own way back from it.
  const opener = useFocusFrame<HTMLButtonElement>(isOpen ? 'dialog' : 'page')
  return (
    <ProfileSection title={say('profile.dangerZone')} description={say('profile.dangerText')}>
      <Button ref={opener} variant="danger" onClick={() => setOpen(true)}>
        {say('profile.deleteAccount')}
      </Button>
      {isOpen && <DeleteAccountDialog email={email} onClose={() => setOpen(false)} onDeleted={onDeleted} />}
    </ProfileSection>
  )
}
