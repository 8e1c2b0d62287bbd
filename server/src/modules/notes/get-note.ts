import type { Note } from '@lectern/contract/notes'
import type { Services } from '../../services.ts'
import { requireNote } from './note-store.ts'
import { presentNote } from './present.ts'

/** Notes with their text. @throws Problem `not_found` */
export async function getNote(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  noteId: number,
): Promise<Note> {
  return presentNote(await requireNote(database.queries, student.id, noteId))
}
