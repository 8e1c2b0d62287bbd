import type { FileAnswer } from '../../http/file-answer.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { drawQrCode } from './draw-qr-code.ts'
import { findPayableLink } from './payment-store.ts'
import { requireOpenPayments } from './require-open-payments.ts'

/** The student's own open link as a QR image; without an id the newest. @throws Problem `not_found`, `unavailable` */
export async function downloadQrCode(
  services: Pick<Services, 'clock' | 'config' | 'database' | 'paymentProvider'>,
  student: { id: number },
  paymentId: string | undefined,
): Promise<FileAnswer> {
  requireOpenPayments(services)
  const { clock, database } = services
  const link = await findPayableLink(database.queries, student.id, clock.now(), paymentId)
  if (!link) throw Problem.notFound()
  const stream = await drawQrCode(link.url)
  return { stream, sizeBytes: stream.length, filename: `lectern-hkd-${link.amountHkd}.png` }
}
