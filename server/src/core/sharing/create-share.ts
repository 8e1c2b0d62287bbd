import { randomUUID } from 'node:crypto'
import type { Body } from '@lectern/contract/endpoint'
import type { Share, sharesEndpoints } from '@lectern/contract/sharing/shares'
import { isShownByLink } from '@lectern/domain/sharing/shares'
import { message } from '@lectern/texts/message'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { presentShare } from './present.ts'
import { requireShowable } from './require-showable.ts'
import { saveShare } from './share-store.ts'
import { originalOf, sourceOf, termsOf } from './terms.ts'

const REMOVED = message('requests.shareRemoved')
const NEEDS_PASSAGES = message('requests.shareNeedsPassages')

/**
 * Shares a thing of the student's by a link, under a new title where one is given. A repeat changes the terms, and the link stays.
 * @throws Problem `not_found`; `invalid` where it is shown with passages alone, and they do not go along;
 * `conflict` where the operator took its link away, or it is too large; `rate_limited`
 */
export async function createShare(
  services: Pick<Services, 'clock' | 'config' | 'database' | 'limits' | 'modules' | 'secrets'>,
  student: { id: number },
  {
    kind,
    id,
    title,
    owner_name: ownerName,
    has_passages: hasPassages,
    has_media: hasMedia,
  }: Body<typeof sharesEndpoints.create>,
): Promise<Share> {
  const { clock, database, limits } = services
  const share = { studentId: student.id, key: randomUUID(), kind, thingId: id, ownerName, hasPassages, hasMedia }
  const source = sourceOf(services, kind)
  await requireShowable(source, database.queries, originalOf(share))
  await limits.hit('sharesOfStudent', String(student.id))
  return database.transaction(async (tx) => {
    // Before the share is held: whoever deletes the thing has it before the share, too.
    if (title !== undefined) await source.rename(tx, originalOf(share), title)
    const saved = await saveShare(tx, { ...share, createdAt: clock.now() })
    if (!saved) throw new Problem('conflict', REMOVED)
    // An owner's no is kept where a link is there already; no link is made that would lead nowhere.
    if (saved.key === share.key && !isShownByLink(kind, hasPassages)) throw new Problem('invalid', NEEDS_PASSAGES)
    const { leftOutCount } = await source.show(tx, originalOf(saved), termsOf(saved))
    return presentShare(services, saved, leftOutCount)
  })
}
