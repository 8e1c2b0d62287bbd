import type { ExportEntry, ExportingStudent } from '../../bound-module.ts'
import { entryOf } from '../../core/archives/entry-of.ts'
import { hasMaterialOfFile } from '../../core/documents/material-files.ts'
import type { Services } from '../../services.ts'
import { getSections } from './get-sections.ts'
import { countLectures, selectLectures } from './lecture-store.ts'

/** Every completed lecture with its explanation, and its PDF beside it unless that stands with its material. */
export async function* exportLectures(
  services: Pick<Services, 'database' | 'files'>,
  student: ExportingStudent,
): AsyncGenerator<ExportEntry> {
  const { queries } = services.database
  const limit = await countLectures(queries, student.id, '')
  for (const { id, fileKey } of await selectLectures(queries, student.id, { search: '', limit, offset: 0 })) {
    yield* entryOf(`lectures/lecture-${id}.json`, () => getSections(services, student, id, student.language))
    if (await hasMaterialOfFile(queries, student.id, fileKey)) continue
    yield* entryOf(`lectures/lecture-${id}.pdf`, async () => (await services.files.open(fileKey)).stream)
  }
}
