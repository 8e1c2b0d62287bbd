import { ApiError } from '@lectern/contract/api-error'
import type { PaymentLink } from '@lectern/contract/credits/payments'
import { DEFAULT_PACKAGE_HKD, PAYMENT_PACKAGES } from '@lectern/domain/credits/payments'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorText, refusalText } from '../../lib/api/error-text.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PackageOption } from './PackageOption.tsx'
import { paymentsApi } from './payments-api.ts'

/** The three packages, and the button that makes a payment link for the chosen one. Nothing is paid here. */
export function PackageForm({ onLink }: { onLink: (link: PaymentLink) => void }) {
  const say = useSay()
  const [amountHkd, setAmountHkd] = useState(DEFAULT_PACKAGE_HKD)
  const getLink = useMutation({
    mutationFn: () => paymentsApi.paymentLink({ query: { package_type: String(amountHkd) } }),
    onSuccess: onLink,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!getLink.isPending) getLink.mutate()
  }
  return (
    <form onSubmit={submit} className="flex flex-col items-start gap-5">
      <fieldset className="w-full">
        <legend className="sr-only">{say('payments.amount')}</legend>
        <div className="grid gap-3 sm:grid-cols-3">
          {PAYMENT_PACKAGES.map((offer) => (
            <PackageOption
              key={offer.amountHkd}
              offer={offer}
              isChosen={offer.amountHkd === amountHkd}
              onChoose={() => setAmountHkd(offer.amountHkd)}
            />
          ))}
        </div>
        <p className="mt-3 text-ink-soft text-sm">{say('payments.baseRate')}</p>
      </fieldset>
      {getLink.error && <LinkFailure error={getLink.error} />}
      <Button type="submit" variant="primary" size="lg" isLoading={getLink.isPending}>
        {say('payments.getLink')}
      </Button>
    </form>
  )
}

/** Payment that is switched off is told as news, everything else as a failure. */
function LinkFailure({ error }: { error: Error }) {
  const say = useSay()
  if (isMaintenance(error)) return <Notice role="status">{say('payments.maintenance')}</Notice>
  return (
    <Notice tone="poor" role="alert">
      {refusalText(error, say('payments.linkFailed'))}
    </Notice>
  )
}

/** The server says so; a 503 without words comes from a proxy before a server that is down. */
const isMaintenance = (error: Error): boolean =>
  error instanceof ApiError &&
  error.status === 503 &&
  (error.data.is_maintenance === true || errorText(error, '') === '')
