import type { MaterialItem } from '@lectern/contract/materials'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { documentsApi } from '../documents/documents-api.ts'
import type { PageSpan } from './material/read-text.ts'
import { readPageQuery } from './materials-api.ts'

/** The text of a material as it is kept: its pages begin where they say. An empty one is not asked for. */
const keptTextQuery = ({ id, word_count }: Pick<MaterialItem, 'id' | 'word_count'>) =>
  queryOptions({
    queryKey: ['documents', 'text', id],
    queryFn: async ({ signal }) => (await documentsApi.getMaterial({ params: { id } }, { signal })).text,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: word_count > 0,
  })

/** The text of a material, as a module takes it; an empty one is not asked for. */
export const useTextOf = (material: MaterialItem) =>
  useQuery({ ...keptTextQuery(material), select: (text) => text.trim() })

/** The text of some pages of a material, or of all where `range` is null; undefined until all that it takes is there. */
export function useChosenText(material: MaterialItem, range: PageSpan | null): string | undefined {
  const { id, page_count } = material
  const isToTheEnd = range !== null && range.to >= (page_count ?? 1)
  const { data: text } = useQuery(keptTextQuery(material))
  const first = useQuery({ ...readPageQuery(id, range?.from ?? 1), enabled: range !== null })
  const after = useQuery({ ...readPageQuery(id, (range?.to ?? 0) + 1), enabled: range !== null && !isToTheEnd })
  if (text === undefined) return undefined
  if (range === null) return text.trim()
  if (!first.data || !(isToTheEnd || after.data)) return undefined
  return text.slice(first.data.start, isToTheEnd ? undefined : after.data?.start).trim()
}
