import type { ExportEntry } from '../../bound-module.ts'
import type { Services } from '../../services.ts'
import { presentSession } from './present.ts'
import { countSessions, requireSession, selectSummaries } from './session-store.ts'

/** Every chat, and its image beside it. */
export async function* exportSessions(
  { database: { queries }, files }: Pick<Services, 'database' | 'files'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  const limit = await countSessions(queries, student.id, '')
  for (const { id } of await selectSummaries(queries, student.id, { search: '', limit, offset: 0 })) {
    const session = await requireSession(queries, student.id, id)
    yield { path: `understanding/chat-${id}.json`, content: presentSession(session) }
    if (!session.imageKey) continue
    const ending = session.imageType?.split('/')[1]
    yield { path: `understanding/chat-${id}.${ending}`, content: (await files.open(session.imageKey)).stream }
  }
}
