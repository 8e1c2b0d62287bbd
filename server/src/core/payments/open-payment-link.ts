import type { PaymentLink } from '@lectern/contract/credits/payments'
import { findPackage, PAYMENT_CURRENCY, PAYMENT_TEXTS, priceCents } from '@lectern/domain/credits/payments'
import type { Language } from '@lectern/texts/languages'
import type { PaymentProvider } from '../../platform/payment/payment-provider.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { siteUrlOf } from '../../settings/config.ts'
import { speaker } from '../../speaker.ts'
import type { PayableLink } from './payment-store.ts'
import { asPayable, claimOpenPayment, discardUnfinished, noteCheckout, type Payment } from './payment-store.ts'
import { presentLink } from './present-payment.ts'
import { requireOpenPayments } from './require-open-payments.ts'

type LinkServices = Pick<Services, 'clock' | 'config' | 'credits' | 'database' | 'paymentProvider'>

/** Stripe allows at most a day. */
const LINK_HOURS = 23
/** Longer than any call to the provider takes with its repetitions. */
const OPENING_MINUTES = 5

/**
 * The student's one open link for a package, made where there is none. Calls at the same time open the same checkout:
 * the provider gives one for a payment's id, however often it is asked.
 * @param language of what the provider's page says is bought
 * @throws Problem `invalid` for a package there is not; `unavailable`
 */
export async function openPaymentLink(
  services: LinkServices,
  student: { id: number },
  packageType: string | undefined,
  language: Language,
): Promise<PaymentLink> {
  const provider = requireOpenPayments(services)
  const bought = findPackage(packageType)
  if (!bought) throw new Problem('invalid', PAYMENT_TEXTS.noPackage)
  const now = services.clock.now()
  const payment = await services.database.transaction(async (tx) => {
    // Before the student's payments, like whoever erases the student: the two never wait for each other.
    await services.credits.lock(tx, student)
    return claimOpenPayment(tx, {
      studentId: student.id,
      provider: provider.kind,
      bought,
      now,
      expiresAt: addMinutes(now, LINK_HOURS * 60),
      abandonedBefore: addMinutes(now, -OPENING_MINUTES),
    })
  })
  if (!payment) throw linkFailed()
  return presentLink(asPayable(payment) ?? (await openCheckout(services, provider, payment, language)), provider)
}

async function openCheckout(
  { config, database }: LinkServices,
  provider: PaymentProvider,
  payment: Payment,
  language: Language,
): Promise<PayableLink> {
  try {
    const opened = await provider.openCheckout({
      paymentId: payment.id,
      amountCents: priceCents(payment),
      currency: PAYMENT_CURRENCY,
      description: speaker.in(language)('payments.product', { credits: payment.credits }),
      expiresAt: payment.expiresAt,
      returnUrl: `${siteUrlOf(config)}/profile`,
    })
    const link = await database.transaction((tx) => noteCheckout(tx, payment.id, opened))
    if (!link) throw new Error(`The payment ${payment.id} was given up while its checkout was opened`)
    return link
  } catch (cause) {
    // The provider may keep a failure for this id: the next try gets another one.
    await database.transaction((tx) => discardUnfinished(tx, payment.id))
    throw linkFailed(cause)
  }
}

const linkFailed = (cause?: unknown) => new Problem('unavailable', PAYMENT_TEXTS.linkFailed, { cause })

const addMinutes = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000)
