import type { MaterialItem } from '@lectern/contract/materials'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { documentsApi } from '../documents/documents-api.ts'
import { TEXTS } from '../documents/known-texts.ts'
import { type OpenedMaterial, readPageQuery } from './materials-api.ts'

/** Pages from one to another, both from 1 and both meant. */
interface PageSpan {
  from: number
  to: number
}

/** A chapter of its outline, with what stands under it. */
export type Chapter = OpenedMaterial['outline'][number]

export type ChosenPart = PageSpan | Chapter

/** Whether a chapter is meant, and not pages. */
export const isChapter = (part: ChosenPart): part is Chapter => 'title' in part

/** The text of a material as it is kept: its pages begin where they say. It is another only where scans have been recognised since (`forgetTexts`). */
export const keptTextQuery = (id: number) =>
  queryOptions({
    queryKey: [...TEXTS, 'whole', id],
    queryFn: async ({ signal }) => {
      const { text, page_starts } = await documentsApi.getMaterial({ params: { id } }, { signal })
      return { text, page_starts }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * The text of a part of a material, or of all where `part` is null, as a module takes it; '' where nothing stands there.
 * What the page has read before is not asked for again. @throws ApiError
 */
export async function readChosenText(
  queries: QueryClient,
  material: MaterialItem,
  part: ChosenPart | null,
): Promise<string> {
  const [{ text }, { start, end }]: [{ text: string }, Characters] = await Promise.all([
    queries.fetchQuery(keptTextQuery(material.id)),
    part === null || isChapter(part) ? (part ?? WHOLE) : readSpan(queries, material, part),
  ])
  return text.slice(start, end).trim()
}

/** Characters of the text; without an end, to that of the text. */
interface Characters {
  start: number
  end?: number
}

const WHOLE: Characters = { start: 0 }

async function readSpan(
  queries: QueryClient,
  { id, page_count }: MaterialItem,
  { from, to }: PageSpan,
): Promise<Characters> {
  const [first, after] = await Promise.all([
    queries.fetchQuery(readPageQuery(id, from)),
    to < (page_count ?? 1) ? queries.fetchQuery(readPageQuery(id, to + 1)) : null,
  ])
  return { start: first.start, end: after?.start }
}

/** What `readChosenText` gives, on a screen that wants it; a material without a text is not asked for one. */
export const useChosenText = (material: MaterialItem, part: ChosenPart | null, isWanted = true) =>
  useQuery({
    queryKey: [...TEXTS, 'chosen', material.id, part],
    queryFn: ({ client }) => readChosenText(client, material, part),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isWanted && material.word_count > 0,
  })
