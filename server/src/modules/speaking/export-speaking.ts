import type { ExportEntry, ExportingStudent } from '../../bound-module.ts'
import { entryOf } from '../../core/archives/entry-of.ts'
import type { Services } from '../../services.ts'
import { getSession } from './sessions/get-session.ts'
import { countSessions, listSessionRows } from './sessions/session-store.ts'

/** Every session with its turns and feedback; one file a session. Recordings are not kept. */
export async function* exportSpeaking(
  services: Pick<Services, 'database'>,
  student: ExportingStudent,
): AsyncGenerator<ExportEntry> {
  const { queries } = services.database
  const limit = await countSessions(queries, student.id, '')
  for (const { id } of await listSessionRows(queries, student.id, { search: '', limit, offset: 0 }))
    yield* entryOf(`speaking/session-${id}.json`, () => getSession(services, student, id, student.language))
}
