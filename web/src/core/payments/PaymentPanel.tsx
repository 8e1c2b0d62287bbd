import type { PaymentLink } from '@lectern/contract/credits/payments'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { momentText } from '../../lib/dates.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ShownAsWritten } from '../../ui/ShownAsWritten.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { PaymentActions } from './PaymentActions.tsx'
import { RefusedPayment } from './RefusedPayment.tsx'
import { usePaymentStatus } from './use-payment-status.ts'

const PaymentQrCode = lazy(() =>
  import('./PaymentQrCode.tsx').then(({ PaymentQrCode }) => ({ default: PaymentQrCode })),
)

interface PaymentPanelProps {
  link: PaymentLink
  onPaid: (payment: PaymentLink) => void
  onReset: () => void
}

/** One payment link, to be scanned here or opened, until its payment arrives. */
export function PaymentPanel({ link, onPaid, onReset }: PaymentPanelProps) {
  const say = useSay()
  const status = usePaymentStatus(link.payment_id)
  const tellPaid = useEffectEvent(() => onPaid(link))
  useEffect(() => {
    if (status === 'paid') tellPaid()
  }, [status])

  if (status === 'expired' || status === 'refused')
    return (
      <div className="flex flex-col items-start gap-4">
        <Notice tone="fair" role="status">
          {status === 'expired' ? say('payments.linkOver') : <RefusedPayment paymentId={link.payment_id} />}
        </Notice>
        <Button variant="primary" onClick={onReset}>
          {say('payments.newLink')}
        </Button>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
      <ShownAsWritten content={<p className="text-ink-soft text-sm">{say('payments.noQrCode')}</p>}>
        <Suspense fallback={<Skeleton className="size-52" />}>
          <PaymentQrCode link={link} />
        </Suspense>
      </ShownAsWritten>
      <div className="flex w-full min-w-0 flex-col items-start gap-4">
        <div>
          <h3 className="text-lg tabular-nums">
            {say('payments.offer', { amount: link.amount_hkd, credits: link.credits_to_award })}
          </h3>
          <p className="text-ink-soft text-sm">
            {say('payments.scan', { moment: momentText(new Date(link.expires_at)) })}
          </p>
        </div>
        <PaymentActions link={link} />
        <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
          <Spinner className="text-accent" />
          {say('payments.waiting')}
        </p>
        <Button variant="quiet" className="-ms-4" onClick={onReset}>
          {say('payments.newLink')}
        </Button>
      </div>
    </div>
  )
}
