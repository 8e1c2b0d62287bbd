import { CODE_DIGITS } from '@lectern/domain/accounts'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../../lib/api/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeBoxes } from '../../../ui/fields/CodeBoxes.tsx'
import { accountApi } from '../account-api.ts'
import type { SignInOutcome } from '../account-session.ts'
import { FormNotice } from '../FormNotice.tsx'
import { useAccount } from '../use-account.ts'
import { EmailField } from './EmailField.tsx'
import type { FormMessage, SignInFieldsProps } from './sign-in-fields.ts'

interface CodeSignInProps extends SignInFieldsProps {
  /** What is done with the code, in place of signing in. */
  signIn?: (email: string, code: string) => Promise<SignInOutcome>
  submitLabel?: string
}

/**
 * A mailed code, in two phases: ask for it, then type it. A changed address goes back to the first
 * (requirements/accounts.md#signing-in).
 */
export function CodeSignIn({ email, onEmailChange, isEmailFixed, onSignedIn, signIn, submitLabel }: CodeSignInProps) {
  const say = useSay()
  const { signInWithCode } = useAccount()
  const [isCodeSent, setCodeSent] = useState(false)
  const [code, setCode] = useState('')
  /** Counts the times the boxes begin anew: the next code is typed from the first box on. */
  const [round, setRound] = useState(0)
  const [message, setMessage] = useState<FormMessage | null>(null)
  const [isPending, setPending] = useState(false)
  const refuse = (text: string) => setMessage({ tone: 'poor', text })

  const emptyBoxes = () => {
    setCode('')
    setRound((before) => before + 1)
  }

  const changeEmail = (changed: string) => {
    onEmailChange(changed)
    setCodeSent(false)
    setCode('')
    setMessage(null)
  }

  const requestCode = async () => {
    if (!email.trim()) return refuse(say('accounts.emailRequired'))
    setPending(true)
    setMessage(null)
    try {
      await accountApi.requestOtp({ body: { email: email.trim() } })
      setCodeSent(true)
      emptyBoxes()
      setMessage({ tone: 'good', text: say('accounts.codeSent') })
    } catch (error) {
      refuse(errorText(error, say('accounts.sendingFailed')))
    }
    setPending(false)
  }

  const sendIn = async (code: string) => {
    if (!email.trim() || code.length < CODE_DIGITS) return refuse(say('accounts.codeFieldsRequired'))
    setPending(true)
    setMessage(null)
    const outcome = await (signIn ?? signInWithCode)(email.trim(), code)
    setPending(false)
    if (!outcome.error) return onSignedIn(outcome)
    emptyBoxes()
    refuse(outcome.error)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) void (isCodeSent ? sendIn(code) : requestCode())
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <EmailField value={email} onChange={changeEmail} isFixed={isEmailFixed} />
      {isCodeSent && (
        <CodeBoxes
          key={round}
          label={say('accounts.codeFromEmail')}
          value={code}
          onChange={setCode}
          onComplete={(typed) => !isPending && void sendIn(typed)}
          length={CODE_DIGITS}
          hasAutoFocus
        />
      )}
      <FormNotice message={message} />
      <Button type="submit" variant="primary" size="lg" isLoading={isPending}>
        {isCodeSent ? (submitLabel ?? say('accounts.signIn')) : say('accounts.sendCode')}
      </Button>
      {isCodeSent && (
        <Button variant="quiet" disabled={isPending} onClick={requestCode}>
          {say('accounts.sendNewCode')}
        </Button>
      )}
    </form>
  )
}
