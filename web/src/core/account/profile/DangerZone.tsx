import { useState } from 'react'
import { useFocusFrame } from '../../../lib/use-focus-frame.ts'
import { Button } from '../../../ui/Button.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** What cannot be undone. `onDeleted` gets the words that the student reads last. */
export function DangerZone({ email, onDeleted }: { email: string; onDeleted: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  // A code that was asked for in between takes the dialog's own way back from it.
  const opener = useFocusFrame<HTMLButtonElement>(isOpen ? 'dialog' : 'page')
  return (
    <ProfileSection
      title="Danger Zone"
      description="Deleting your account erases everything of yours. The email address cannot register again for 30 days."
    >
      <Button ref={opener} variant="danger" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      {isOpen && <DeleteAccountDialog email={email} onClose={() => setOpen(false)} onDeleted={onDeleted} />}
    </ProfileSection>
  )
}
