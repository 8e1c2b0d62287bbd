import type { PaymentLink } from '@lectern/contract/payments'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { creditsText } from '../../ui/Price.tsx'
import { useCredits } from '../credits/use-credits.ts'

/** The payment has arrived: what it brought and what there is now. */
export function PaymentThanks({ payment, onBuyMore }: { payment: PaymentLink; onBuyMore: () => void }) {
  const { balanceCredits } = useCredits()
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full">
        <Notice tone="good" role="status" title="Thank you!">
          Your {payment.is_test && 'test '}payment of HKD {payment.amount_hkd} has arrived:{' '}
          {creditsText(payment.credits_to_award)} were added. You now have {creditsText(balanceCredits)}.
        </Notice>
      </div>
      <Button onClick={onBuyMore}>Buy more credits</Button>
    </div>
  )
}
