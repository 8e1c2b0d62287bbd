import type { Answer } from '@lectern/contract/endpoint'
import type { sharesEndpoints } from '@lectern/contract/sharing/shares'
import type { Queries } from '../../platform/database/database.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import type { SignedIn } from '../accounts/signed-in.ts'
import { clientSubject } from '../limits/client-subject.ts'
import { requireShowable } from './require-showable.ts'
import { findCopy, requireShare, type ShareRow } from './share-store.ts'
import { keyOfToken } from './share-token.ts'
import { originalOf, sourceOf, termsOf } from './terms.ts'

/**
 * What is shared by a link, for whoever has it: of its owner nothing but the name that they chose.
 * @throws Problem `not_found`, the same for a token that was guessed, taken back or is of nobody any more;
 * `conflict` where it has grown too large; `rate_limited`
 */
export async function openShare(
  services: Pick<Services, 'database' | 'limits' | 'modules' | 'secrets'>,
  token: string,
  visit: { clientAddress: string; identify(): Promise<SignedIn | null> },
): Promise<Answer<typeof sharesEndpoints.open>> {
  const { queries } = services.database
  await services.limits.hit('sharedPagesOfClient', clientSubject(visit.clientAddress))
  const share = await requireShareOf(services, queries, token)
  const source = sourceOf(services, share.kind)
  await requireShowable(source, queries, originalOf(share))
  const { content } = await source.show(queries, originalOf(share), termsOf(share))
  const visitor = (await visit.identify())?.student
  const copy = visitor ? await findCopy(queries, visitor.id, share.id) : null
  return {
    owner_name: share.ownerName,
    content,
    is_own: visitor?.id === share.studentId,
    copy_id: copy?.thingId ?? null,
  }
}

/** The share that a link is of. @throws Problem `not_found` */
export async function requireShareOf(
  { secrets }: Pick<Services, 'secrets'>,
  queries: Queries,
  token: string,
): Promise<ShareRow> {
  const key = keyOfToken(secrets, token)
  if (key === null) throw Problem.notFound()
  return requireShare(queries, key)
}
