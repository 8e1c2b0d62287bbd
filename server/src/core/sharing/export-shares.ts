import type { ExportEntry } from '../../bound-module.ts'
import type { Services } from '../../services.ts'
import { presentReport, presentShare } from './present.ts'
import { listReportsOf } from './report-store.ts'
import { listCopies, listShares } from './share-store.ts'

/** What the student shares, with its links, and which of their things are copies; nothing of those they copied from. */
export async function* exportShares(
  services: Pick<Services, 'config' | 'database' | 'secrets'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  const { queries } = services.database
  const [shares, copies] = [await listShares(queries, student.id), await listCopies(queries, student.id)]
  if (shares.length + copies.length === 0) return
  yield {
    path: 'shares.json',
    content: {
      shares: await Promise.all(
        shares.map(async (share) => {
          const { url, kind, id, owner_name, has_passages, has_media, created_at } = presentShare(services, share, 0)
          const reports = (await listReportsOf(queries, share.id)).map(presentReport)
          const removal_reason = share.removalReason
          return { url, kind, id, owner_name, has_passages, has_media, created_at, removal_reason, reports }
        }),
      ),
      copies: copies.map(({ kind, thingId, copiedAt }) => ({ kind, id: thingId, copied_at: copiedAt })),
    },
  }
}
