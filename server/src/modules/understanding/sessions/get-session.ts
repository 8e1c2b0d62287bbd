import type { ChatSession } from '@lectern/contract/understanding/shapes'
import type { Services } from '../../../services.ts'
import { presentSession } from '../present.ts'
import { requireSession } from './session-store.ts'

/** A kept chat. @throws Problem `not_found` */
export async function getSession(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  sessionId: number,
): Promise<ChatSession> {
  return presentSession(await requireSession(database.queries, student.id, sessionId))
}
