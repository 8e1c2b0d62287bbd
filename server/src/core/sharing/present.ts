import type { Share, ShareChanges, ShareReport } from '@lectern/contract/sharing/shares'
import { isShownByLink, sharedPath } from '@lectern/domain/sharing/shares'
import type { Services } from '../../services.ts'
import { siteUrlOf } from '../../settings/config.ts'
import type { ChangePlan } from './plan-changes.ts'
import type { ReportRow } from './report-store.ts'
import type { ShareRow } from './share-store.ts'
import { tokenOf } from './share-token.ts'

/** A link as its owner sees it. */
export function presentShare(
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  share: ShareRow,
  leftOutCount: number,
): Share {
  const token = tokenOf(secrets, share.key)
  return {
    token,
    url: siteUrlOf(config) + sharedPath(token),
    kind: share.kind,
    id: share.thingId,
    owner_name: share.ownerName,
    has_passages: share.hasPassages,
    has_media: share.hasMedia,
    is_shown: isShownByLink(share.kind, share.hasPassages),
    left_out_count: leftOutCount,
    created_at: share.createdAt.toISOString(),
  }
}

export const presentChanges = ({ isRenamed, added, changed, kept }: ChangePlan): ShareChanges => ({
  is_renamed: isRenamed,
  added_count: added.length,
  changed_count: changed.length,
  kept_count: kept.length,
})

/** A report as the owner of what it is about sees it. */
export const presentReport = ({ id, reason, text, answer, createdAt, closedAt }: ReportRow): ShareReport => ({
  ...{ id, reason, text, answer },
  created_at: createdAt.toISOString(),
  closed_at: closedAt?.toISOString() ?? null,
})
