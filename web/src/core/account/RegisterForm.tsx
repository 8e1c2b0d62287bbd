import {
  ACCOUNT_TEXTS,
  checkRegistration,
  MAX_NAME_CHARACTERS,
  PASSWORD_MAX_CHARACTERS,
  type Registration,
} from '@lectern/domain/accounts'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../lib/error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { accountApi } from './account-api.ts'
import { EmailField } from './EmailField.tsx'
import { FormNotice } from './FormNotice.tsx'
import type { FormMessage } from './sign-in-fields.ts'
import { WhatHappensNext } from './WhatHappensNext.tsx'

const REGISTRATION_FAILED = 'Registration failed'
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

/** Registering never signs in: the mail that is sent says how to (reading 12). What was typed stays until it worked. */
export function RegisterForm({ onRegistered, onContinue }: RegisterFormProps) {
  const [fields, setFields] = useState(BLANK)
  const [message, setMessage] = useState<FormMessage | null>(null)
  const [isPending, setPending] = useState(false)
  const set = (change: Partial<Registration>) => setFields((current) => ({ ...current, ...change }))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const refusal = checkRegistration(fields)
    if (refusal) return setMessage({ tone: 'poor', text: refusal })
    setPending(true)
    setMessage(null)
    try {
      await accountApi.register({ body: { ...fields, email: fields.email.trim() } })
      onRegistered(fields.email.trim())
      setFields(BLANK)
      setMessage({ tone: 'good', text: ACCOUNT_TEXTS.registered })
    } catch (error) {
      setMessage({ tone: 'poor', text: errorText(error, REGISTRATION_FAILED) })
    }
    setPending(false)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <EmailField value={fields.email} onChange={(email) => set({ email })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField
          label="First name"
          part="given"
          value={fields.first_name}
          onChange={(first_name) => set({ first_name })}
        />
        <NameField
          label="Last name"
          part="family"
          value={fields.last_name}
          onChange={(last_name) => set({ last_name })}
        />
      </div>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint={ACCOUNT_TEXTS.passwordHint}
        maxLength={PASSWORD_MAX_CHARACTERS * 4}
        value={fields.password}
        onChange={(event) => set({ password: event.target.value })}
      />
      <PasswordField
        label="Confirm password"
        name="confirm_password"
        autoComplete="new-password"
        value={fields.confirm_password}
        onChange={(event) => set({ confirm_password: event.target.value })}
      />
      <Checkbox isChecked={fields.consent} onChange={(consent) => set({ consent })}>
        I accept the <PageLink to="/terms">terms</PageLink> and the <PageLink to="/privacy">privacy policy</PageLink>.
        The documents and audio that I upload may be processed to make study material, and it is my responsibility that
        they contain no personal or confidential data.
      </Checkbox>
      <WhatHappensNext />
      <FormNotice message={message} />
      {message?.tone === 'good' && <Button onClick={onContinue}>Continue to sign in</Button>}
      <Button type="submit" variant="primary" size="lg" isLoading={isPending}>
        Register
      </Button>
    </form>
  )
}

interface NameFieldProps {
  label: string
  part: 'given' | 'family'
  value: string
  onChange: (name: string) => void
}

function NameField({ label, part, value, onChange }: NameFieldProps) {
  return (
    <TextField
      label={label}
      name={`${part}-name`}
      autoComplete={`${part}-name`}
      maxLength={MAX_NAME_CHARACTERS}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Opens in a new tab: the half-filled form stays. */
function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener" className="text-link">
      {children}
    </a>
  )
}
