import { PAYMENT_TEXTS } from '@lectern/domain/credits/payments'
import { message } from '@lectern/texts/message'
import { NoticeRefusedError, type PaymentProvider } from '../../platform/payment/payment-provider.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { bookCheckout } from './book-checkout.ts'

type NoticeServices = Pick<Services, 'clock' | 'credits' | 'database' | 'log' | 'paymentProvider'>

/**
 * Takes a provider's notice. It is also taken while payments are closed to students: who has paid gets the credits.
 * @param readHeader gives a header by its lower-case name
 * @throws Problem `invalid` unless signed and fresh; `unavailable` when the provider should send it again later
 */
export async function receiveNotice(
  services: NoticeServices,
  body: Uint8Array,
  readHeader: (name: string) => string | null,
): Promise<void> {
  const { paymentProvider: provider, log } = services
  if (!provider) throw new Problem('unavailable', PAYMENT_TEXTS.maintenance)
  try {
    const checkoutId = await provider.readNotice(body, readHeader(provider.signatureHeader))
    if (checkoutId) await bookCheckout({ ...services, provider }, checkoutId)
  } catch (error) {
    if (error instanceof Problem) throw error
    if (!(error instanceof NoticeRefusedError)) throw askAgain(provider, error)
    log.warn({ err: error, bodyBytes: body.length }, 'a payment notice was refused')
    throw new Problem('invalid', message('requests.noticeUnsigned'))
  }
}

const askAgain = (provider: PaymentProvider, cause: unknown) =>
  new Problem('unavailable', message('requests.noticeNotBooked', { provider: provider.kind }), {
    cause,
  })
