import type { Language } from '@lectern/texts/languages'
import type { ExportEntry } from '../../bound-module.ts'
import { entryOf } from '../../core/archives/entry-of.ts'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { presentWithText } from './present.ts'
import { listReadingIds, requireReading } from './reading-store.ts'

/** All readings that are kept, with their text; one file each. */
export async function* exportReadings(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number; language: Language },
): AsyncGenerator<ExportEntry> {
  const say = speaker.in(student.language)
  for (const id of await listReadingIds(queries, student.id))
    yield* entryOf(`ocr/document-${id}.json`, async () =>
      presentWithText(await requireReading(queries, student.id, id), say),
    )
}
