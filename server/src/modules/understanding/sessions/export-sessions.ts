import type { ExportEntry } from '../../../bound-module.ts'
import { entryOf, unlessDeleted } from '../../../core/archives/entry-of.ts'
import type { Services } from '../../../services.ts'
import { presentSession } from '../present.ts'
import { countSessions, requireSession, selectSummaries } from './session-store.ts'

/** Every chat, and its image beside it. */
export async function* exportSessions(
  { database: { queries }, files }: Pick<Services, 'database' | 'files'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  const limit = await countSessions(queries, student.id, '')
  for (const { id } of await selectSummaries(queries, student.id, { search: '', limit, offset: 0 })) {
    const session = await unlessDeleted(() => requireSession(queries, student.id, id))
    if (!session) continue
    yield { path: `understanding/chat-${id}.json`, content: presentSession(session) }
    const { imageKey, imageType } = session
    if (imageKey)
      yield* entryOf(
        `understanding/chat-${id}.${imageType?.split('/')[1]}`,
        async () => (await files.open(imageKey)).stream,
      )
  }
}
