import type { SpeakingSession } from '@lectern/contract/speaking/shapes'
import type { Language } from '@lectern/texts/languages'
import type { Services } from '../../../services.ts'
import { speaker } from '../../../speaker.ts'
import { presentSession } from '../present.ts'
import { listTurns, requireSession } from './session-store.ts'

/** A session with its turns and feedback. @throws Problem `not_found` */
export async function getSession(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  sessionId: number,
  language: Language,
): Promise<SpeakingSession> {
  const session = await requireSession(queries, student.id, sessionId)
  return presentSession(session, await listTurns(queries, sessionId), speaker.in(language))
}
