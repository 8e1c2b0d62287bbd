import type { Done } from '@lectern/contract/shapes'
import { forgetThing } from '../../core/sharing/share-store.ts'
import type { Services } from '../../services.ts'
import { removeNote } from './note-store.ts'

/** Deletes notes. @throws Problem `not_found` */
export async function deleteNote(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  noteId: number,
): Promise<Done> {
  await database.transaction(async (tx) => {
    await removeNote(tx, student.id, noteId)
    await forgetThing(tx, student, { kind: 'notes', id: noteId })
  })
  return { success: true }
}
