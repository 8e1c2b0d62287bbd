import type { ExportEntry, ExportingStudent } from '../../bound-module.ts'
import { batchesOf } from '../../core/archives/batches.ts'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { presentSession } from './present.ts'
import { listSessionSizes, listTurnsOf, selectSessions } from './sessions/session-store.ts'

/** Every session with its turns and feedback; one file a session. Recordings are not kept. */
export async function* exportSpeaking(
  { database: { queries } }: Pick<Services, 'database'>,
  student: ExportingStudent,
): AsyncGenerator<ExportEntry> {
  const say = speaker.in(student.language)
  for (const ids of batchesOf(await listSessionSizes(queries, student.id))) {
    const sessions = await selectSessions(queries, student.id, ids)
    const turns = Map.groupBy(await listTurnsOf(queries, ids), ({ sessionId }) => sessionId)
    for (const session of sessions)
      yield {
        path: `speaking/session-${session.id}.json`,
        content: presentSession(session, turns.get(session.id) ?? [], say),
      }
  }
}
