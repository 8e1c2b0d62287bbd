import type { ExportEntry, ExportingStudent } from '../../bound-module.ts'
import { batchesOf } from '../../core/archives/batches.ts'
import type { Services } from '../../services.ts'
import { speaker } from '../../speaker.ts'
import { presentWithText } from './present.ts'
import { listReadingSizes, selectReadings } from './reading-store.ts'

/** All readings that are kept, with their text; one file each. */
export async function* exportReadings(
  { database: { queries } }: Pick<Services, 'database'>,
  student: ExportingStudent,
): AsyncGenerator<ExportEntry> {
  const say = speaker.in(student.language)
  for (const ids of batchesOf(await listReadingSizes(queries, student.id)))
    for (const reading of await selectReadings(queries, student.id, ids))
      yield { path: `ocr/document-${reading.id}.json`, content: presentWithText(reading, say) }
}
