import { type FormEvent, useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { FormNotice } from '../FormNotice.tsx'
import { useAccount } from '../use-account.ts'
import { EmailField } from './EmailField.tsx'
import type { FormMessage, SignInFieldsProps } from './sign-in-fields.ts'

/** Address and password. */
export function PasswordSignIn({ email, onEmailChange, isEmailFixed, onSignedIn }: SignInFieldsProps) {
  const say = useSay()
  const { signInWithPassword } = useAccount()
  const [password, setPassword] = useState('')
  const [message, setMessage] = useState<FormMessage | null>(null)
  const [isPending, setPending] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (!email.trim() || !password) return setMessage({ tone: 'poor', text: say('accounts.loginFieldsRequired') })
    setPending(true)
    setMessage(null)
    const outcome = await signInWithPassword(email.trim(), password)
    setPending(false)
    if (outcome.error) setMessage({ tone: 'poor', text: outcome.error })
    else onSignedIn(outcome)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <EmailField value={email} onChange={onEmailChange} isFixed={isEmailFixed} />
      <PasswordField
        label={say('accounts.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormNotice message={message} />
      <Button type="submit" variant="primary" size="lg" isLoading={isPending}>
        {say('accounts.signIn')}
      </Button>
    </form>
  )
}
