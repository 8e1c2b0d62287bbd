import { useSay } from '../../lib/language.ts'
import { useSiteConfig } from '../site/use-site-config.ts'

/** Money came that is not what was asked: nothing is lost, and only a person can put it right. */
export function RefusedPayment({ paymentId }: { paymentId: string }) {
  const say = useSay()
  const support = useSiteConfig()?.support_email
  return (
    <>
      <p>{say('payments.refused')}</p>
      <p className="mt-1">
        {say('payments.namePayment', { payment: paymentId })}
        {say('ui.sentenceGap')}
        {support && (
          <a
            className="text-link"
            href={`mailto:${support}?subject=${encodeURIComponent(say('payments.mailSubject', { payment: paymentId }))}`}
          >
            {support}
          </a>
        )}
      </p>
    </>
  )
}
