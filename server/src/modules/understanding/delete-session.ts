import type { Done } from '@lectern/contract/shapes'
import type { Services } from '../../services.ts'
import { chatImageJob } from './jobs.ts'
import { removeSession } from './session-store.ts'

/** Deletes a chat; its image goes by a job. @throws Problem `not_found` */
export async function deleteSession(
  { database, queue }: Pick<Services, 'database' | 'queue'>,
  student: { id: number },
  sessionId: number,
): Promise<Done> {
  await database.transaction(async (tx) => {
    const { imageKey } = await removeSession(tx, student.id, sessionId)
    if (imageKey) await queue.enqueue(tx, chatImageJob, { imageKey })
  })
  return { success: true }
}
