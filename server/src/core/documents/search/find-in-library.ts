import { MOST_FOUND } from '@lectern/contract/search'
import { foldForSearch } from '@lectern/domain/materials/grams'
import type { Services } from '../../../services.ts'
import type { Found } from '../../search/found.ts'
import { listMatchingIds, listRowsOf, listTextsOf } from '../material-store.ts'
import { pageStartsOf, presentItem } from '../materials/present-item.ts'
import { searching } from './searching.ts'

/** How much of a text is shown, and how much of that stands before what was found. */
const EXCERPT_CHARACTERS = 160
const BEFORE_FOUND = 40
/** Of a longer text the beginning of what was found is told, and not the place: to fold it all would hold up everybody. */
const MOST_LOOKED_THROUGH = 200_000

/** Materials that hold `search`, each at the place of its text that does. */
export async function findInLibrary(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  search: string,
): Promise<Found[]> {
  const folded = foldForSearch(search)
  return searching(database, async (tx) => {
    const ids = await listMatchingIds(tx, student.id, { search, sort: 'latest', limit: MOST_FOUND })
    const rows = await listRowsOf(tx, student.id, ids, search)
    const texts = await listTextsOf(tx, student.id, ids, MOST_LOOKED_THROUGH)
    return rows.map((row) => {
      const { id, title, excerpt } = presentItem(row)
      const material = texts.get(id)
      const start = material ? foldForSearch(material.text).indexOf(folded) : -1
      if (!material || start < 0) return { kind: 'material', id, title, excerpt }
      const page = pageStartsOf(material).findLastIndex((begin) => begin <= start) + 1
      const place = { material_id: id, page, start, end: start + folded.length }
      return { kind: 'material', id, title, excerpt: excerptAt(material.text, start), place }
    })
  })
}

function excerptAt(text: string, place: number): string {
  const from = place - BEFORE_FOUND
  const cut = text.slice(Math.max(0, from), Math.max(0, from) + EXCERPT_CHARACTERS)
  // Without the half of a surrogate pair that either end may have cut off.
  return `${from > 0 ? '… ' : ''}${cut.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')}`
}
