import type { ExportEntry } from '../../bound-module.ts'
import type { Services } from '../../services.ts'
import { listPaymentsOf } from './payment-store.ts'

/** What the student bought or was about to buy, newest first. */
export async function* exportPayments(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  const payments = await listPaymentsOf(database.queries, student.id)
  yield {
    path: 'payments.json',
    content: payments.map(({ id, amountHkd, credits, provider, state, createdAt, paidAt }) => ({
      payment_id: id,
      amount_hkd: amountHkd,
      credits,
      provider,
      status: state,
      created_at: createdAt,
      paid_at: paidAt,
    })),
  }
}
