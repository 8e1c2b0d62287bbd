import type { PaymentLink } from '@lectern/contract/credits/payments'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useCredits } from '../credits/use-credits.ts'

/** The payment has arrived: what it brought and what there is now. */
export function PaymentThanks({ payment, onBuyMore }: { payment: PaymentLink; onBuyMore: () => void }) {
  const say = useSay()
  const { availableCredits } = useCredits()
  const text = payment.is_test ? 'payments.testArrived' : 'payments.arrived'
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full">
        <Notice tone="good" role="status" title={say('payments.thanks')}>
          {say(text, { amount: payment.amount_hkd, added: payment.credits_to_award, balance: availableCredits })}
        </Notice>
      </div>
      <Button onClick={onBuyMore}>{say('payments.buyMore')}</Button>
    </div>
  )
}
