import type { MaterialItem } from '@lectern/contract/materials'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { documentsApi } from '../documents/documents-api.ts'
import { readPageQuery } from './materials-api.ts'

/** Pages from one to another, both from 1 and both meant. */
export interface PageSpan {
  from: number
  to: number
}

/** The text of a material as it is kept: its pages begin where they say. It never changes: another text is another material. */
const keptTextQuery = (id: number) =>
  queryOptions({
    queryKey: ['documents', 'text', id],
    queryFn: async ({ signal }) => (await documentsApi.getMaterial({ params: { id } }, { signal })).text,
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * The text of some pages of a material, or of all where `range` is null, as a module takes it; '' where nothing stands there.
 * What the page has read before is not asked for again. @throws ApiError
 */
export async function readChosenText(
  queries: QueryClient,
  { id, page_count }: MaterialItem,
  range: PageSpan | null,
): Promise<string> {
  const [text, first, after] = await Promise.all([
    queries.fetchQuery(keptTextQuery(id)),
    range && queries.fetchQuery(readPageQuery(id, range.from)),
    range && range.to < (page_count ?? 1) ? queries.fetchQuery(readPageQuery(id, range.to + 1)) : null,
  ])
  return text.slice(first?.start, after?.start).trim()
}

/** What `readChosenText` gives, on a screen that wants it; a material without a text is not asked for one. */
export const useChosenText = (material: MaterialItem, range: PageSpan | null, isWanted = true) =>
  useQuery({
    queryKey: ['documents', 'chosen text', material.id, range],
    queryFn: ({ client }) => readChosenText(client, material, range),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted && material.word_count > 0,
  })
