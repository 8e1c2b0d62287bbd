import type { Done } from '@lectern/contract/shapes'
import type { Services } from '../../services.ts'
import { removeNote } from './note-store.ts'

/** Deletes notes. @throws Problem `not_found` */
export async function deleteNote(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  noteId: number,
): Promise<Done> {
  await database.transaction((tx) => removeNote(tx, student.id, noteId))
  return { success: true }
}
