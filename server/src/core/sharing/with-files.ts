import type { Services } from '../../services.ts'
import type { ShareRow } from './share-store.ts'
import { filesOf, originalOf, termsOf } from './terms.ts'

/**
 * Makes or follows a copy once its student has the files that it shows; they are brought outside the transaction, and go again where
 * that fails.
 * @throws Problem `not_found`, `storage_full`
 */
export async function withFiles<Result>(
  services: Pick<Services, 'modules'>,
  share: ShareRow,
  student: { id: number },
  copy: () => Promise<Result>,
): Promise<Result> {
  const takeAway = await filesOf(services, share.kind)?.bring(originalOf(share), termsOf(share), student)
  try {
    return await copy()
  } catch (error) {
    await takeAway?.()
    throw error
  }
}
