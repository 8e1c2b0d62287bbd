import type { ExportEntry } from '../../bound-module.ts'
import { entryOf } from '../../core/archives/entry-of.ts'
import type { Services } from '../../services.ts'
import { countNotes, requireNote, selectNotes } from './note-store.ts'
import { presentNote } from './present.ts'

/** All notes with their text; one file each. */
export async function* exportNotes(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  const limit = await countNotes(queries, student.id, '')
  for (const { id } of await selectNotes(queries, student.id, { search: '', limit, offset: 0 }))
    yield* entryOf(`notes/notes-${id}.json`, async () => presentNote(await requireNote(queries, student.id, id)))
}
