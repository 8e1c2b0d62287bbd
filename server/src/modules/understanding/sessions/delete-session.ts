import type { Done } from '@lectern/contract/shapes'
import { discardFile } from '../../../core/files/keep-file.ts'
import type { Services } from '../../../services.ts'
import { removeSession } from './session-store.ts'

/** Deletes a chat; its image goes by a job. @throws Problem `not_found` */
export async function deleteSession(
  services: Pick<Services, 'database' | 'queue'>,
  student: { id: number },
  sessionId: number,
): Promise<Done> {
  await services.database.transaction(async (tx) => {
    const { imageKey } = await removeSession(tx, student.id, sessionId)
    await discardFile(services, tx, imageKey)
  })
  return { success: true }
}
