import type { ExportEntry } from '../../module.ts'
import type { Services } from '../../services.ts'
import { getEssay } from './get-essay.ts'
import { countEssays, listEssayRows } from './store.ts'

/** Every essay with its report; one file an essay. */
export async function* exportWriting(
  services: Pick<Services, 'database'>,
  student: { id: number },
): AsyncGenerator<ExportEntry> {
  const { queries } = services.database
  const limit = await countEssays(queries, student.id, '')
  for (const { id } of await listEssayRows(queries, student.id, { search: '', limit, offset: 0 }))
    yield { path: `writing/essay-${id}.json`, content: await getEssay(services, student, id) }
}
