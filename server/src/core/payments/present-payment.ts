import type { PaymentLink, PaymentStatus } from '@lectern/contract/credits/payments'
import type { PaymentProvider } from '../../platform/payment/payment-provider.ts'
import type { PayableLink, Payment } from './payment-store.ts'

export const presentLink = (payment: PayableLink, provider: PaymentProvider): PaymentLink => ({
  payment_id: payment.id,
  payment_url: payment.url,
  amount_hkd: payment.amountHkd,
  credits_to_award: payment.credits,
  expires_at: payment.expiresAt.toISOString(),
  is_test: provider.kind === 'test',
})

export const presentStatus = (payment: Payment, now: Date): PaymentStatus => ({
  payment_id: payment.id,
  status: payment.state === 'open' && payment.expiresAt <= now ? 'expired' : payment.state,
  amount_hkd: payment.amountHkd,
  credits_to_award: payment.credits,
})
