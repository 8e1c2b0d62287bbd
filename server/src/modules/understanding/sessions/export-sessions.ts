import type { ExportEntry } from '../../../bound-module.ts'
import { batchesOf } from '../../../core/archives/batches.ts'
import { fileEntry } from '../../../core/archives/file-entry.ts'
import type { Services } from '../../../services.ts'
import { presentSession } from '../present.ts'
import { listChatSizes, selectChats } from './session-store.ts'

/** Every chat, and its image beside it. */
export async function* exportSessions(
  { database: { queries }, files }: Pick<Services, 'database' | 'files'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  for (const ids of batchesOf(await listChatSizes(queries, student.id)))
    for (const session of await selectChats(queries, student.id, ids)) {
      const path = `understanding/chat-${session.id}`
      yield { path: `${path}.json`, content: presentSession(session) }
      const { imageKey, imageType } = session
      if (imageKey) yield* fileEntry(`${path}.${imageType?.split('/')[1]}`, files, imageKey)
    }
}
