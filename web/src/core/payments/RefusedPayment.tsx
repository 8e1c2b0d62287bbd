import { PAYMENT_TEXTS } from '@lectern/domain/payments'
import { useSiteConfig } from '../site/use-site-config.ts'

/** Money came that is not what was asked: nothing is lost, and only a person can put it right. */
export function RefusedPayment({ paymentId }: { paymentId: string }) {
  const support = useSiteConfig()?.support_email
  return (
    <>
      <p>{PAYMENT_TEXTS.refused}</p>
      <p className="mt-1">
        Please name the payment {paymentId}.{' '}
        {support && (
          <a className="text-link" href={`mailto:${support}?subject=${encodeURIComponent(`Payment ${paymentId}`)}`}>
            {support}
          </a>
        )}
      </p>
    </>
  )
}
