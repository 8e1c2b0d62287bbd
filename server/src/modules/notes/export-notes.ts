import type { ExportEntry } from '../../bound-module.ts'
import { batchesOf } from '../../core/archives/batches.ts'
import type { Services } from '../../services.ts'
import { listNoteSizes, selectWholeNotes } from './note-store.ts'
import { presentNote } from './present.ts'

/** All notes with their text; one file each. */
export async function* exportNotes(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  for (const ids of batchesOf(await listNoteSizes(queries, student.id)))
    for (const note of await selectWholeNotes(queries, student.id, ids))
      yield { path: `notes/notes-${note.id}.json`, content: presentNote(note) }
}
