import { ACCOUNT_TEXTS, accountDeleted } from '@lectern/domain/accounts'
import { formatDate } from '@lectern/domain/dates'
import { useState } from 'react'
import { refusalText } from '../../../lib/error-text.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useFreshLogin } from '../use-fresh-login.tsx'
import { accountSettingsApi } from './account-settings-api.ts'

interface DeleteAccountDialogProps {
  email: string
  onClose: () => void
  onDeleted: (text: string) => void
}

/** Deletes only what was named: the typed address must equal the account's to the letter (1§5). */
export function DeleteAccountDialog({ email, onClose, onDeleted }: DeleteAccountDialogProps) {
  const { withFreshLogin, isAskingForCode, freshLoginDialog } = useFreshLogin()
  const [typed, setTyped] = useState('')
  const [fieldError, setFieldError] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const isConfirmed = typed === email

  const send = async () => {
    if (!isConfirmed) return setFieldError(ACCOUNT_TEXTS.deletionEmailWanted)
    setPending(true)
    setError(null)
    try {
      const deleted = await withFreshLogin(() => accountSettingsApi.deleteAccount({ body: { email: typed } }))
      if (deleted) return onDeleted(accountDeleted(formatDate(new Date(deleted.frozen_until))))
    } catch (failure) {
      setError(refusalText(failure, ACCOUNT_TEXTS.deletionFailed))
    }
    setPending(false)
  }

  return (
    <>
      <ConfirmDialog
        isOpen={!isAskingForCode}
        title="Delete your account?"
        description="Your sets, files, scores and credits are erased at once. This action cannot be undone, and this email address cannot register again for 30 days."
        confirmLabel="Delete"
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
            label={`Type ${email} to confirm`}
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
            onBlur={() => setFieldError(typed && !isConfirmed ? ACCOUNT_TEXTS.emailMismatch : null)}
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
