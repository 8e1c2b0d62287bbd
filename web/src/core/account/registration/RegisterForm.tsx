import { checkRegistration, PASSWORD_MAX_CHARACTERS, type Registration } from '@lectern/domain/accounts'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../../lib/api/error-text.ts'
import { currentLanguage, useSay } from '../../../lib/language.ts'
import { useStateAcrossLanguages } from '../../../lib/use-state-across-languages.ts'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { accountApi } from '../account-api.ts'
import { FormNotice } from '../FormNotice.tsx'
import { EmailField } from '../sign-in/EmailField.tsx'
import type { FormMessage } from '../sign-in/sign-in-fields.ts'
import { ConsentBox, NameFields } from './RegistrationFields.tsx'
import { WhatHappensNext } from './WhatHappensNext.tsx'

const BLANK: Registration = {
  email: '',
  first_name: '',
  last_name: '',
  password: '',
  confirm_password: '',
  consent: false,
}

interface RegisterFormProps {
  onRegistered: (email: string) => void
  /** On to signing in, once registered. */
  onContinue: () => void
}

/**
 * Registering never signs in: the mail that is sent says how to (requirements/accounts.md#registration). What was typed
 * stays until it worked.
 */
export function RegisterForm({ onRegistered, onContinue }: RegisterFormProps) {
  const say = useSay()
  const [fields, setFields] = useStateAcrossLanguages('register', BLANK)
  const [message, setMessage] = useState<FormMessage | null>(null)
  const [isPending, setPending] = useState(false)
  const set = (change: Partial<Registration>) => setFields((current) => ({ ...current, ...change }))

  const isRegistered = message?.tone === 'good'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const refusal = checkRegistration(fields)
    if (refusal) return setMessage({ tone: 'poor', text: say(refusal) })
    setPending(true)
    setMessage(null)
    try {
      await accountApi.register({ body: { ...fields, email: fields.email.trim(), language: currentLanguage() } })
      onRegistered(fields.email.trim())
      setFields(BLANK)
      setMessage({ tone: 'good', text: say('accounts.registered') })
    } catch (error) {
      setMessage({ tone: 'poor', text: errorText(error, say('accounts.registrationFailed')) })
    }
    setPending(false)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <EmailField value={fields.email} onChange={(email) => set({ email })} />
      <NameFields names={fields} onChange={set} />
      <PasswordField
        label={say('accounts.password')}
        name="password"
        autoComplete="new-password"
        hint={say('accounts.passwordHint')}
        maxLength={PASSWORD_MAX_CHARACTERS * 4}
        value={fields.password}
        onChange={(event) => set({ password: event.target.value })}
      />
      <PasswordField
        label={say('accounts.confirmPassword')}
        name="confirm_password"
        autoComplete="new-password"
        value={fields.confirm_password}
        onChange={(event) => set({ confirm_password: event.target.value })}
      />
      <ConsentBox isChecked={fields.consent} onChange={(consent) => set({ consent })} />
      <WhatHappensNext />
      <FormNotice message={message} />
      {isRegistered && (
        // The keyboard goes on where the eye does.
        <Button variant="primary" size="lg" autoFocus onClick={onContinue}>
          {say('accounts.continueToSignIn')}
        </Button>
      )}
      <Button
        type="submit"
        variant={isRegistered ? 'quiet' : 'primary'}
        size={isRegistered ? undefined : 'lg'}
        isLoading={isPending}
      >
        {say(isRegistered ? 'accounts.registerAnother' : 'accounts.register')}
      </Button>
    </form>
  )
}
