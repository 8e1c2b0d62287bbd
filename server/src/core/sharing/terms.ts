import type { ShareKind } from '@lectern/domain/sharing/shares'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import type { ShareRow } from './share-store.ts'
import { keyInCopies } from './share-token.ts'
import type { OwnedThing, SharedFiles, ShareTerms, SharingSource } from './sharing-source.ts'

/** The module whose things are of a kind. @throws Problem `not_found` where no module shares such things */
export function sourceOf(services: Pick<Services, 'modules'>, kind: ShareKind): SharingSource {
  const source = moduleOf(services, kind)?.sharing
  if (!source) throw Problem.notFound()
  return source
}

/** The files that things of a kind show; undefined where they show none. */
export const filesOf = (services: Pick<Services, 'modules'>, kind: ShareKind): SharedFiles | undefined =>
  moduleOf(services, kind)?.sharedFiles

const moduleOf = ({ modules }: Pick<Services, 'modules'>, kind: ShareKind) =>
  modules.find(({ sharing }) => sharing?.kind === kind)

export const originalOf = ({ studentId, thingId }: Pick<ShareRow, 'studentId' | 'thingId'>): OwnedThing => ({
  studentId,
  id: thingId,
})

export const termsOf = ({
  key,
  hasPassages,
  hasMedia,
}: Pick<ShareRow, 'key' | 'hasPassages' | 'hasMedia'>): ShareTerms => ({
  hasPassages,
  hasMedia,
  keyInCopies: (clientId) => keyInCopies(key, clientId),
})
