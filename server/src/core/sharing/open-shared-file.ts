import type { FileAnswer } from '../../http/file-answer.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { clientSubject } from '../limits/client-subject.ts'
import { requireShareOf } from './open-share.ts'
import { filesOf, originalOf, termsOf } from './terms.ts'

/**
 * A picture or a sound of what is shared by a link, for whoever has it.
 * @throws Problem `not_found`, the same for a link that leads nowhere and a file that it does not show; `rate_limited`
 */
export async function openSharedFile(
  services: Pick<Services, 'database' | 'limits' | 'modules' | 'secrets'>,
  token: string,
  { name, range, clientAddress }: { name: string; range: string | null; clientAddress: string },
): Promise<FileAnswer> {
  await services.limits.hit('sharedFilesOfClient', clientSubject(clientAddress))
  const share = await requireShareOf(services, services.database.queries, token)
  const files = filesOf(services, share.kind)
  if (!files) throw Problem.notFound()
  return files.open(originalOf(share), termsOf(share), { name, range })
}
