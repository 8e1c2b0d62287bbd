import { ACCOUNT_TEXTS, checkPassword } from '@lectern/domain/accounts'
import type { Message } from '@lectern/texts/message'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { refusalText } from '../../../lib/api/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { toastSuccess } from '../../../ui/toasts/toasts.ts'
import { discardedPasswordStore } from '../registration/discarded-password.ts'
import { useFreshLogin } from '../sign-in/use-fresh-login.tsx'
import { useAccount } from '../use-account.ts'
import { accountSettingsApi } from './account-settings-api.ts'
import { SESSIONS_KEY } from './session-list.ts'

/** A new password, typed twice. */
export function UpdatePasswordDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { user } = useAccount()
  const { withFreshLogin, isAskingForCode, freshLoginDialog } = useFreshLogin()
  const queries = useQueryClient()
  const formId = useId()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const send = async () => {
    setPending(true)
    try {
      const body = { new_password: password, confirm_password: confirmation }
      if (await withFreshLogin(() => accountSettingsApi.updatePassword({ body }))) {
        discardedPasswordStore.set(false)
        toastSuccess(say('accounts.passwordUpdated'))
        void queries.invalidateQueries({ queryKey: SESSIONS_KEY })
        onClose()
      }
    } catch (failure) {
      setError(refusalText(failure, say('accounts.passwordUpdateFailed'), say('accounts.passwordNotUpdated')))
    }
    setPending(false)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const refusal = checkFields(password, confirmation)
    setError(refusal && say(refusal))
    if (!refusal) void send()
  }

  return (
    <>
      <Dialog
        isOpen={!isAskingForCode}
        onClose={onClose}
        title={say('profile.updatePassword')}
        actions={
          <>
            <Button disabled={isPending} onClick={onClose}>
              {say('ui.cancel')}
            </Button>
            <Button type="submit" form={formId} variant="primary" isLoading={isPending}>
              {say('profile.updatePassword')}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
          {/* For password managers, which keep a password with its address. */}
          <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <PasswordField
            label={say('profile.newPassword')}
            autoComplete="new-password"
            hint={say('accounts.passwordHint')}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <PasswordField
            label={say('profile.confirmNewPassword')}
            autoComplete="new-password"
            value={confirmation}
            onChange={(event) => setConfirmation(event.target.value)}
          />
          {error && (
            <Notice tone="poor" role="alert">
              {error}
            </Notice>
          )}
        </form>
      </Dialog>
      {freshLoginDialog}
    </>
  )
}

/** Why a new password is refused, or null. */
function checkFields(password: string, confirmation: string): Message | null {
  if (!password.trim() || !confirmation.trim()) return ACCOUNT_TEXTS.passwordFieldsRequired
  return checkPassword(password, confirmation)
}
