import { ACCOUNT_TEXTS } from '@lectern/domain/accounts'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../../lib/api/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { accountApi } from '../account-api.ts'
import { FormNotice } from '../FormNotice.tsx'
import type { FormMessage } from '../sign-in/sign-in-fields.ts'
import { useAccount } from '../use-account.ts'
import { ConsentBox, NameFields } from './RegistrationFields.tsx'

/**
 * Before the first page of a student who registered in another browser, or whose address somebody else registered:
 * nobody has said yet who they are, or consented.
 */
export function IntroductionScreen() {
  const say = useSay()
  const { user, update } = useAccount()
  const [names, setNames] = useState({ first_name: '', last_name: '' })
  const [hasConsented, setConsented] = useState(false)
  const [message, setMessage] = useState<FormMessage | null>(null)
  const [isPending, setPending] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const refusal = checkIntroduction(names, hasConsented)
    if (refusal) return setMessage({ tone: 'poor', text: say(refusal) })
    setPending(true)
    setMessage(null)
    try {
      const introduced = await accountApi.introduce({ body: { ...names, consent: true } })
      update({ ...introduced, needs_consent: undefined })
    } catch (error) {
      setMessage({ tone: 'poor', text: errorText(error, say('accounts.profileNotUpdated')) })
      setPending(false)
    }
  }

  return (
    <div className="mx-auto w-full max-w-md">
      <h1 className="text-3xl">{say('accounts.beforeYouBegin')}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{say('accounts.introduction', { email: user?.email ?? '' })}</p>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <NameFields names={names} onChange={(change) => setNames((before) => ({ ...before, ...change }))} />
        <ConsentBox isChecked={hasConsented} onChange={setConsented} />
        <FormNotice message={message} />
        <Button type="submit" variant="primary" size="lg" isLoading={isPending}>
          {say('accounts.continue')}
        </Button>
      </form>
    </div>
  )
}

function checkIntroduction({ first_name, last_name }: { first_name: string; last_name: string }, consent: boolean) {
  if (!first_name.trim() || !last_name.trim()) return ACCOUNT_TEXTS.nameRequired
  return consent ? null : ACCOUNT_TEXTS.consentRequired
}
