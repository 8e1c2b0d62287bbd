import { creditsOfReversal, PAYMENT_CURRENCY, priceCents } from '@lectern/domain/credits/payments'
import { message } from '@lectern/texts/message'
import type { Transaction } from '../../platform/database/database.ts'
import type { CheckoutTruth, PaymentProvider } from '../../platform/payment/payment-provider.ts'
import type { Services } from '../../services.ts'
import { lockPayment, type Payment, savePayment, startLook } from './payment-store.ts'

export type BookingServices = Pick<Services, 'clock' | 'credits' | 'database' | 'log'> & { provider: PaymentProvider }

/**
 * Asks the provider what became of a checkout, and books that: credits for a payment, once; less for a refund.
 *
 * Calls at the same time, in any order, and again after a kill, come to the same end: every look at the provider has a
 * number taken before it asks, and a look is booked only if none with a higher number was. Whatever the provider knew
 * before it sent a notice is known to the look of that notice and to all later ones.
 */
export async function bookCheckout(services: BookingServices, checkoutId: string): Promise<void> {
  const { database, provider, log } = services
  const looking = await database.transaction((tx) => startLook(tx, provider.kind, checkoutId))
  if (!looking) return log.warn({ checkoutId }, 'a payment notice was about a checkout that is not ours')
  const truth = await provider.fetchCheckout(checkoutId)
  await database.transaction((tx) => bookTruth(services, tx, looking, truth))
}

interface Look {
  id: string
  studentId: number | null
  look: number
}

async function bookTruth(
  services: BookingServices,
  tx: Transaction,
  { id, studentId, look }: Look,
  truth: CheckoutTruth,
) {
  // The balance before everything else, as whatever moves credits does; the account may vanish until it is ours.
  if (studentId !== null) await services.credits.lock(tx, { id: studentId })
  const payment = await lockPayment(tx, id)
  if (!payment || payment.bookedLook > look) return
  const changes = await changesOf(services, tx, { ...payment, bookedLook: look }, truth)
  if (changes.problem) services.log.error({ paymentId: id, problem: changes.problem }, 'a payment needs the operator')
  await savePayment(tx, id, { ...changes, bookedLook: look })
}

async function changesOf(
  services: BookingServices,
  tx: Transaction,
  payment: Payment,
  truth: CheckoutTruth,
): Promise<Partial<Payment>> {
  if (truth.state === 'open' || (truth.state === 'expired' && payment.paidAt)) return {}
  if (truth.state === 'expired') return { state: 'expired' }
  const mismatch = describeMismatch(payment, truth)
  if (mismatch) return { problem: mismatch, ...(!payment.paidAt && { state: 'refused' }) }
  const paid = payment.paidAt ? {} : await bookPurchase(services, tx, payment)
  return { ...paid, ...(await bookReversal(services, tx, { ...payment, ...paid }, truth.reversedCents)) }
}

/** Why what was paid is not what was asked, or null. */
function describeMismatch(payment: Payment, truth: CheckoutTruth): string | null {
  const asked = `${priceCents(payment)} ${PAYMENT_CURRENCY}`
  const paid = `${truth.amountCents} ${truth.currency}`
  if (paid !== asked) return `Paid ${paid} in place of ${asked} (cents); nothing was granted.`
  return truth.paymentId === payment.id ? null : 'Paid in a checkout of another payment; nothing was granted.'
}

async function bookPurchase({ clock, credits }: BookingServices, tx: Transaction, payment: Payment) {
  const { id, studentId, credits: amountCredits } = payment
  const paidAt = clock.now()
  if (studentId === null)
    return { state: 'paid', paidAt, problem: 'Paid after the account was deleted; nobody got the credits.' } as const
  await credits.grant(tx, { studentId, kind: 'purchase', amountCredits, reference: id })
  return { state: 'paid', paidAt, grantedAt: paidAt } as const
}

/** Takes back what a refund or chargeback is worth, as far as it is there; gives back what a won dispute undoes. */
async function bookReversal(
  { credits }: BookingServices,
  tx: Transaction,
  payment: Payment,
  reversedCents: number,
): Promise<Partial<Payment>> {
  const { id, studentId, takenBackCredits, bookedLook } = payment
  if (reversedCents === payment.reversedCents) return {}
  if (studentId === null || payment.grantedAt === null) return { reversedCents }
  const dueCredits = creditsOfReversal(payment, reversedCents)
  const wantedCredits = dueCredits - creditsOfReversal(payment, payment.reversedCents)
  const available = await credits.readAvailable(tx, studentId)
  const takenCredits =
    wantedCredits > 0 ? Math.min(wantedCredits, available) : Math.min(0, dueCredits - takenBackCredits)
  const reason = message(takenCredits > 0 ? 'credits.paymentReversed' : 'credits.paymentRestored')
  const reference = `payment:${id}:${bookedLook}`
  if (takenCredits !== 0)
    await credits.grant(tx, { studentId, kind: 'adjustment', amountCredits: -takenCredits, reference, reason })
  const takenInAll = takenBackCredits + takenCredits
  const problem = takenInAll < dueCredits ? `Of ${dueCredits} credits to take back, ${takenInAll} were there.` : null
  return { reversedCents, takenBackCredits: takenInAll, problem }
}
