import { ApiError } from '@lectern/contract/api-error'
import type { PaymentLink } from '@lectern/contract/payments'
import { BASE_RATE, DEFAULT_PACKAGE_HKD, PAYMENT_PACKAGES, PAYMENT_TEXTS } from '@lectern/domain/payments'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorText, refusalText } from '../../lib/error-text.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PackageOption } from './PackageOption.tsx'
import { paymentsApi } from './payments-api.ts'

/** The three packages, and the button that makes a payment link for the chosen one. Nothing is paid here. */
export function PackageForm({ onLink }: { onLink: (link: PaymentLink) => void }) {
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
        <legend className="sr-only">Amount</legend>
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
        <p className="mt-3 text-ink-soft text-sm">{BASE_RATE}; larger amounts give more.</p>
      </fieldset>
      {getLink.error && <LinkFailure error={getLink.error} />}
      <Button type="submit" variant="primary" size="lg" isLoading={getLink.isPending}>
        Get Payment Link
      </Button>
    </form>
  )
}

/** Payment that is switched off is told as news, everything else as a failure (1§8). */
function LinkFailure({ error }: { error: Error }) {
  const text =
    error instanceof ApiError && error.status === 503
      ? errorText(error, PAYMENT_TEXTS.maintenance)
      : refusalText(error, PAYMENT_TEXTS.linkFailed)
  const isMaintenance = text === PAYMENT_TEXTS.maintenance
  return (
    <Notice tone={isMaintenance ? 'plain' : 'poor'} role={isMaintenance ? 'status' : 'alert'}>
      {text}
    </Notice>
  )
}
