import { type Config, siteUrlOf } from '../../settings/config.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createTestProvider, type TestProviderParts } from './test-provider.ts'

/** Stripe where it is configured, else the test checkout; in production without Stripe nobody can pay: null. */
export async function openPaymentProvider(
  config: Pick<Config, 'payments' | 'http' | 'isProduction'>,
  parts: Omit<TestProviderParts, 'siteUrl'>,
): Promise<PaymentProvider | null> {
  if (config.payments.stripe) {
    // Loaded only where it is used: it takes a tenth of a second of the start.
    const { createStripeProvider } = await import('./stripe-provider.ts')
    return createStripeProvider(config.payments.stripe, parts.clock)
  }
  return config.isProduction ? null : createTestProvider({ ...parts, siteUrl: siteUrlOf(config) })
}
