import type { Body } from '@lectern/contract/endpoint'
import type { Done } from '@lectern/contract/shapes'
import type { ShareReport, sharesEndpoints } from '@lectern/contract/sharing/shares'
import { foldEmail } from '@lectern/domain/accounts'
import type { Services } from '../../services.ts'
import { clientSubject } from '../limits/client-subject.ts'
import { requireShareOf } from './open-share.ts'
import { presentReport } from './present.ts'
import { answerReportRow, insertReport } from './report-store.ts'
import { holdShare } from './share-store.ts'

/**
 * Keeps what somebody, signed in or not, says against a share (requirements/sharing.md#reports).
 * @throws Problem `not_found`, `rate_limited`
 */
export async function reportShare(
  services: Pick<Services, 'clock' | 'database' | 'limits' | 'secrets'>,
  { token, clientAddress }: { token: string; clientAddress: string },
  { reason, text, contact }: Body<typeof sharesEndpoints.report>,
): Promise<Done> {
  const { clock, database, limits } = services
  const { id, key } = await requireShareOf(services, database.queries, token)
  await limits.hitAll([
    ['shareReportsOfClient', clientSubject(clientAddress)],
    ['reportsOfShare', String(id)],
  ])
  await database.transaction(async (tx) => {
    const share = await holdShare(tx, key)
    const said = { reason, text, contact: foldEmail(contact) }
    await insertReport(tx, { ...said, shareId: share.id, createdAt: clock.now() })
  })
  return { success: true }
}

/** What the owner says to a report, which stays open until the operator closes it; also after the operator took the link away. @throws Problem `not_found` */
export async function answerReport(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  reportId: number,
  text: string,
): Promise<ShareReport> {
  return presentReport(await database.transaction((tx) => answerReportRow(tx, student.id, reportId, text)))
}
