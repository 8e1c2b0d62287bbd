import type { Answer, Query } from '@lectern/contract/endpoint'
import type { sharesEndpoints } from '@lectern/contract/sharing/shares'
import { SHARE_KINDS, SHARES_PER_PAGE, type ShareKind } from '@lectern/domain/sharing/shares'
import type { Services } from '../../services.ts'
import { paginate } from '../pages/paginate.ts'
import { presentShare } from './present.ts'
import { countShares, listShareStates } from './share-store.ts'
import { sourceOf } from './terms.ts'

type Endpoint = typeof sharesEndpoints.list

/** What the student shares by links, the newest first. */
export async function listOwnShares(
  services: Pick<Services, 'config' | 'database' | 'modules' | 'secrets'>,
  student: { id: number },
  { page }: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { queries } = services.database
  const { offset, pagination } = paginate(await countShares(queries, student.id), SHARES_PER_PAGE, page)
  const rows = await listShareStates(queries, student.id, { limit: SHARES_PER_PAGE, offset })
  const titles = new Map<ShareKind, Map<number, string>>()
  for (const kind of SHARE_KINDS) {
    const ids = rows.filter((row) => row.kind === kind).map(({ thingId }) => thingId)
    if (ids.length > 0) titles.set(kind, await sourceOf(services, kind).titlesOf(queries, student.id, ids))
  }
  return {
    shares: rows.map((row) => {
      const { left_out_count: _, ...share } = presentShare(services, row, 0)
      return {
        ...share,
        title: titles.get(row.kind)?.get(row.thingId) ?? '',
        copy_count: row.copyCount,
        open_report_count: row.openReportCount,
        removal_reason: row.removalReason,
      }
    }),
    pagination,
  }
}
