import type { Answer } from '@lectern/contract/endpoint'
import { FOUND_KINDS, type searchEndpoints } from '@lectern/contract/search'
import type { Services } from '../../services.ts'
import type { Found } from './found.ts'

/**
 * What of the student's holds `search`, in every part of the house. Nothing holds nothing.
 * @throws Problem `rate_limited`
 */
export async function searchEverything(
  { modules, limits }: Pick<Services, 'modules' | 'limits'>,
  student: { id: number },
  search: string,
): Promise<Answer<typeof searchEndpoints.search>> {
  if (search === '') return { results: [] }
  await limits.hit('searchesOfStudent', String(student.id))
  const found: Found[] = []
  // One after another: at once they would take nearly every connection of the process for one search.
  for (const { find } of modules) found.push(...((await find?.(student, search)) ?? []))
  const byKind = Map.groupBy(found, ({ kind }) => kind)
  const inOrder = FOUND_KINDS.flatMap((kind) => byKind.get(kind) ?? [])
  return { results: inOrder.map((thing) => ({ within_id: null, place: null, ...thing })) }
}
