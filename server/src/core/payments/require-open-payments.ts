import { PAYMENT_TEXTS } from '@lectern/domain/credits/payments'
import type { PaymentProvider } from '../../platform/payment/payment-provider.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

/** The provider, where students may pay. @throws Problem `unavailable` with the maintenance text elsewhere */
export function requireOpenPayments({
  config,
  paymentProvider,
}: Pick<Services, 'config' | 'paymentProvider'>): PaymentProvider {
  if (!paymentProvider || !config.payments.isEnabled)
    throw new Problem('unavailable', PAYMENT_TEXTS.maintenance, { details: { is_maintenance: true } })
  return paymentProvider
}
