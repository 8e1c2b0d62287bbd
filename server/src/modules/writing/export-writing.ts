import type { ExportEntry, ExportingStudent } from '../../bound-module.ts'
import { entryOf } from '../../core/archives/entry-of.ts'
import type { Services } from '../../services.ts'
import { getEssay } from './get-essay.ts'
import { listGradingRows } from './gradings/grading-store.ts'
import { getGrading } from './gradings/list-gradings.ts'
import { countEssays, listEssayRows } from './store.ts'

/** Every essay with its report, one file an essay; and those without one yet. */
export async function* exportWriting(
  services: Pick<Services, 'database' | 'credits'>,
  student: ExportingStudent,
): AsyncGenerator<ExportEntry> {
  const { queries } = services.database
  const limit = await countEssays(queries, student.id, '')
  for (const { id } of await listEssayRows(queries, student.id, { search: '', limit, offset: 0 }))
    yield* entryOf(`writing/essay-${id}.json`, () => getEssay(services, student, id, student.language))
  for (const { id } of await listGradingRows(queries, student.id))
    yield* entryOf(`writing/grading-${id}.json`, () => getGrading(services, student, id, student.language))
}
