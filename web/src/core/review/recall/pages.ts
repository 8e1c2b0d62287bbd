import type { Answer } from '@lectern/contract/endpoint'
import type { planningEndpoints } from '@lectern/contract/review/planning'
import { RECALL_STATES, type RecallState } from '@lectern/domain/review'

export type Recall = Answer<typeof planningEndpoints.recall>
export type RecalledItem = Recall['items'][number]
export type RecallCounts = Record<RecallState, number>

/** What is asked of a page, in the order of its text; `page` null for what has no place. */
export interface RecalledPage {
  page: number | null
  counts: RecallCounts
  items: readonly RecalledItem[]
}

/**
 * The pages about which something is asked, or could be (`others`), in their order, and last what has no place in the text.
 */
export function pagesOf(items: readonly RecalledItem[], others: readonly { page: number }[] = []): RecalledPage[] {
  const byPage = Map.groupBy(items, ({ place }) => place?.page ?? null)
  for (const { page } of others) if (!byPage.has(page)) byPage.set(page, [])
  return [...byPage]
    .sort(([one], [other]) => (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY))
    .map(([page, ofPage]) => ({
      page,
      counts: countsOf(ofPage),
      items: ofPage.toSorted((one, other) => (one.place?.start ?? 0) - (other.place?.start ?? 0)),
    }))
}

export function countsOf(items: readonly RecalledItem[]): RecallCounts {
  const counts: RecallCounts = { strong: 0, fading: 0, unasked: 0 }
  for (const { state } of items) counts[state] += 1
  return counts
}

/** The states that there are any of, in the order in which they are drawn. */
export const statesIn = (counts: RecallCounts): RecallState[] => RECALL_STATES.filter((state) => counts[state] > 0)

/**
 * Pages about which nothing is asked: none that a passage goes on to. None at all where that cannot be known, since not all
 * items are told or one of them has no place and could be of any page.
 */
export function emptyPages({ items, page_count, is_cut_off }: Recall): number[] {
  if (is_cut_off || items.some(({ place }) => !place)) return []
  const isAsked = (page: number) => items.some(({ place }) => place && place.page <= page && page <= place.last_page)
  return Array.from({ length: page_count }, (_, index) => index + 1).filter((page) => !isAsked(page))
}
