import type { SpeakingSession } from '@lectern/contract/speaking-shapes'
import type { Services } from '../../../services.ts'
import { presentSession } from '../present.ts'
import { listTurns, requireSession } from './session-store.ts'

/** A session with its turns and feedback. @throws Problem `not_found` */
export async function getSession(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  sessionId: number,
): Promise<SpeakingSession> {
  return presentSession(await requireSession(queries, student.id, sessionId), await listTurns(queries, sessionId))
}
