import type { PaymentStatus } from '@lectern/contract/credits/payments'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { findOwnPayment } from './payment-store.ts'
import { presentStatus } from './present-payment.ts'

/** Whether the student's own payment has arrived. Asks nobody and changes nothing. @throws Problem `not_found` */
export async function getPaymentStatus(
  { clock, database }: Pick<Services, 'clock' | 'database'>,
  student: { id: number },
  paymentId: string,
): Promise<PaymentStatus> {
  const payment = await findOwnPayment(database.queries, student.id, paymentId)
  if (!payment) throw Problem.notFound()
  return presentStatus(payment, clock.now())
}
