import type { PaymentLink } from '@lectern/contract/credits/payments'
import { useState } from 'react'
import { useFocusFrame } from '../../lib/keyboard/use-focus-frame.ts'
import { useSay } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ProfileSection } from '../account/profile/ProfileSection.tsx'
import { useAccount } from '../account/use-account.ts'
import { useConfigQuery } from '../site/use-site-config.ts'
import { openPaymentStore } from './open-payment.ts'
import { PackageForm } from './PackageForm.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'
import { PaymentThanks } from './PaymentThanks.tsx'

/** Buying credits: an amount, then its link until it is paid, then thanks. */
export function PurchaseSection() {
  const say = useSay()
  const { reload } = useAccount()
  const { data: config, isError, isFetching, refetch } = useConfigQuery()
  const link = useStore(openPaymentStore)
  const [paid, setPaid] = useState<PaymentLink | null>(null)
  const frame = useFocusFrame(paid ? 'thanks' : (link?.payment_id ?? 'amounts'))

  const onPaid = (payment: PaymentLink) => {
    setPaid(payment)
    openPaymentStore.set(null)
    void reload()
  }
  const onReset = () => {
    setPaid(null)
    openPaymentStore.set(null)
  }

  return (
    <ProfileSection title={say('payments.title')} description={say('payments.description')}>
      <div ref={frame} tabIndex={-1} className="flex flex-col gap-5">
        {(link ?? paid ?? config?.payments)?.is_test && <Notice tone="fair">{say('payments.testNotice')}</Notice>}
        {isError && !link && !paid ? (
          <ErrorState message={say('payments.packagesFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Purchase
            isEnabled={config?.payments.enabled}
            link={link}
            paid={paid}
            onLink={openPaymentStore.set}
            onPaid={onPaid}
            onReset={onReset}
          />
        )}
      </div>
    </ProfileSection>
  )
}

interface PurchaseProps {
  /** Undefined until it is known. */
  isEnabled: boolean | undefined
  link: PaymentLink | null
  paid: PaymentLink | null
  onLink: (link: PaymentLink) => void
  onPaid: (payment: PaymentLink) => void
  onReset: () => void
}

function Purchase({ isEnabled, link, paid, onLink, onPaid, onReset }: PurchaseProps) {
  const say = useSay()
  if (paid) return <PaymentThanks payment={paid} onBuyMore={onReset} />
  if (link) return <PaymentPanel key={link.payment_id} link={link} onPaid={onPaid} onReset={onReset} />
  if (isEnabled === undefined) return <Skeleton className="h-112 w-full sm:h-60" />
  return isEnabled ? <PackageForm onLink={onLink} /> : <Notice role="status">{say('payments.maintenance')}</Notice>
}
