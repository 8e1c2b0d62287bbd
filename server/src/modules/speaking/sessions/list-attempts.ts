import type { Answer } from '@lectern/contract/endpoint'
import type { speakingEndpoints } from '@lectern/contract/speaking'
import type { Services } from '../../../services.ts'
import { listScoredLike, requireSession } from './session-store.ts'

/** The trend over more of them would not be read. */
const MOST_ATTEMPTS = 20

/** How the sessions of a session's mode, language and level went, up to it, the earliest first. @throws Problem `not_found` */
export async function listAttempts(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  sessionId: number,
): Promise<Answer<typeof speakingEndpoints.listAttempts>> {
  const rows = await listScoredLike(queries, await requireSession(queries, student.id, sessionId), MOST_ATTEMPTS)
  return {
    attempts: rows.toReversed().map(({ id, topic, score, startedAt }) => ({
      ...{ id, topic, score, started_at: startedAt.toISOString() },
    })),
  }
}
