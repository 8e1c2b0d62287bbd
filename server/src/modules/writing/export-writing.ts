import type { ExportEntry } from '../../bound-module.ts'
import type { Services } from '../../services.ts'
import { getEssay } from './get-essay.ts'
import { listGradingRows } from './grading-store.ts'
import { getGrading } from './list-gradings.ts'
import { countEssays, listEssayRows } from './store.ts'

/** Every essay with its report, one file an essay; and those without one yet. */
export async function* exportWriting(
  services: Pick<Services, 'database' | 'credits'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  const { queries } = services.database
  const limit = await countEssays(queries, student.id, '')
  for (const { id } of await listEssayRows(queries, student.id, { search: '', limit, offset: 0 }))
    yield { path: `writing/essay-${id}.json`, content: await getEssay(services, student, id) }
  for (const { id } of await listGradingRows(queries, student.id))
    yield { path: `writing/grading-${id}.json`, content: await getGrading(services, student, id) }
}
