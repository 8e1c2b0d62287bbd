import type { NoteSummary } from '@lectern/contract/notes'
import type { Services } from '../../services.ts'
import { requireNote, updateTitle } from './note-store.ts'
import { presentSummary } from './present.ts'

/** Changes the title of notes. @throws Problem `not_found` */
export async function renameNote(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  noteId: number,
  title: string,
): Promise<NoteSummary> {
  return database.transaction(async (tx) => {
    await updateTitle(tx, student.id, noteId, title)
    return presentSummary(await requireNote(tx, student.id, noteId))
  })
}
