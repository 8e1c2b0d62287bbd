import type { Done } from '@lectern/contract/shapes'
import type { Language } from '@lectern/texts/languages'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { paymentMailJob } from './payment-mail-job.ts'
import { findPayableLink } from './payment-store.ts'
import { requireOpenPayments } from './require-open-payments.ts'

/**
 * Has the student's own open link mailed to the student's own address, in `language`; without an id the newest.
 * @throws Problem `not_found`, `unavailable`, `rate_limited`
 */
export async function sendQrCode(
  services: Pick<Services, 'clock' | 'config' | 'database' | 'limits' | 'paymentProvider' | 'queue'>,
  student: { id: number },
  { paymentId, language }: { paymentId: string | undefined; language: Language },
): Promise<Done> {
  requireOpenPayments(services)
  const { clock, database, limits, queue } = services
  const link = await findPayableLink(database.queries, student.id, clock.now(), paymentId)
  if (!link) throw Problem.notFound()
  await limits.hit('paymentMailsOfStudent', String(student.id))
  await database.transaction((tx) => queue.enqueue(tx, paymentMailJob, { paymentId: link.id, language }))
  return { success: true }
}
