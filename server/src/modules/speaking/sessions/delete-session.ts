import type { Done } from '@lectern/contract/shapes'
import type { Services } from '../../../services.ts'
import { removeSession } from './session-store.ts'

/** Deletes a session with its turns and feedback. @throws Problem `not_found` */
export async function deleteSession(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  sessionId: number,
): Promise<Done> {
  await database.transaction((tx) => removeSession(tx, student.id, sessionId))
  return { success: true }
}
