import { useState } from 'react'
import { refusalText } from '../../../lib/api/error-text.ts'
import { dateText } from '../../../lib/dates.ts'
import { useSay } from '../../../lib/language.ts'
import { forgetUnsent } from '../../../lib/storage/outbox.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useFreshLogin } from '../sign-in/use-fresh-login.tsx'
import { accountSettingsApi } from './account-settings-api.ts'

interface DeleteAccountDialogProps {
  email: string
  onClose: () => void
  onDeleted: (text: string) => void
}

/** Deletes only what was named: the typed address must equal the account's to the letter. */
export function DeleteAccountDialog({ email, onClose, onDeleted }: DeleteAccountDialogProps) {
  const say = useSay()
  const { withFreshLogin, isAskingForCode, freshLoginDialog } = useFreshLogin()
  const [typed, setTyped] = useState('')
  const [fieldError, setFieldError] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const isConfirmed = typed === email

  const send = async () => {
    if (!isConfirmed) return setFieldError(say('accounts.deletionEmailWanted'))
    setPending(true)
    setError(null)
    try {
      const deleted = await withFreshLogin(() => accountSettingsApi.deleteAccount({ body: { email: typed } }))
      if (deleted) forgetUnsent(email)
      if (deleted) return onDeleted(say('accounts.deleted', { date: dateText(new Date(deleted.frozen_until)) }))
    } catch (failure) {
      setError(refusalText(failure, say('accounts.deletionFailed')))
    }
    setPending(false)
  }

  return (
    <>
      <ConfirmDialog
        isOpen={!isAskingForCode}
        title={say('profile.deleteQuestion')}
        description={say('profile.deleteText')}
        confirmLabel={say('ui.delete')}
        isDanger
        canConfirm={isConfirmed}
        isLoading={isPending}
        onConfirm={send}
        onCancel={onClose}
      >
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
          className="flex flex-col gap-4"
        >
          <TextField
            label={say('profile.typeToConfirm', { email })}
            // Not an email field: that one drops spaces, and this must be the address to the letter.
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            error={fieldError}
            onChange={(event) => {
              setTyped(event.target.value)
              setFieldError(null)
            }}
            onBlur={() => setFieldError(typed && !isConfirmed ? say('accounts.emailMismatch') : null)}
          />
          {error && (
            <Notice tone="poor" role="alert">
              {error}
            </Notice>
          )}
        </form>
      </ConfirmDialog>
      {freshLoginDialog}
    </>
  )
}
