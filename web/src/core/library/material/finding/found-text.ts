import { MOST_FOUND } from '@lectern/domain/materials/finding'
import type { Place } from '@lectern/domain/materials/place'
import type { Say } from '@lectern/texts/speaker'
import { listPages } from '../../../../lib/list-numbers.ts'

/** More pages than these are not told one by one. */
const MOST_PAGES_LISTED = 8

interface Found {
  places: readonly Place[]
  hasMore: boolean
}

/** How many places were found and on which pages, or which of them is gone to; `index` is from 0, null for none. */
export function foundText(say: Say, { places, hasMore }: Found, index: number | null, hasPages: boolean): string {
  const count = hasMore ? `${MOST_FOUND}+` : String(places.length)
  const current = index === null ? undefined : places[index]
  if (index !== null && current) {
    const at = { index: index + 1, count }
    return hasPages ? say('library.foundAtPage', { ...at, page: current.page }) : say('library.foundAt', at)
  }
  if (hasMore) return say('library.foundMore', { count })
  const pages = [...new Set(places.map(({ page }) => page))]
  const [first = 1, last = 1] = [pages[0], pages.at(-1)]
  if (!hasPages) return say('library.found', { count })
  if (pages.length > MOST_PAGES_LISTED) return say('library.foundFrom', { count, pageCount: pages.length, first, last })
  if (pages.length > 1) return say('library.foundOnPages', { count, pages: listPages(pages) })
  return say('library.foundOnPage', { count, page: first })
}
