import { findNewest } from '../../core/search/find-newest.ts'
import type { Found } from '../../core/search/found.ts'
import type { Services } from '../../services.ts'
import { matchingSessions } from './sessions/session-store.ts'
import { speakingSessions } from './tables.ts'

/** Sessions whose topic holds `search`. */
export async function findSessions(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  search: string,
): Promise<Found[]> {
  const { id, topic, opening } = speakingSessions
  const where = matchingSessions(student.id, search)
  return findNewest(queries, 'speaking_session', search, {
    table: speakingSessions,
    id,
    title: topic,
    text: opening,
    where,
  })
}
