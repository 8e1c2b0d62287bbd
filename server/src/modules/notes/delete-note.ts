import type { Done } from '@lectern/contract/shapes'
import { forgetThing } from '../../core/sharing/share-store.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../services.ts'
import { removeNote } from './note-store.ts'

/** Deletes notes. @throws Problem `not_found` */
export async function deleteNote(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  noteId: number,
): Promise<Done> {
  await database.transaction((tx) => deleteNoteIn(tx, student, noteId))
  return { success: true }
}

/** `deleteNote` within a transaction. @throws Problem `not_found` */
export async function deleteNoteIn(tx: Transaction, student: { id: number }, noteId: number): Promise<void> {
  await removeNote(tx, student.id, noteId)
  await forgetThing(tx, student, { kind: 'notes', id: noteId })
}
