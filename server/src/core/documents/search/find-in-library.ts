import { MOST_FOUND } from '@lectern/contract/search'
import { foldForSearch } from '@lectern/domain/materials/grams'
import type { Services } from '../../../services.ts'
import type { Found } from '../../search/found.ts'
import { listMatchingIds, listRowsOf, listTextsOf } from '../materials/listing-store.ts'
import { pageStartsOf, presentItem } from '../materials/present-item.ts'
import { searching } from './searching.ts'

/** The longest text whose place is told: to fold it all would hold up everybody. */
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
      return { kind: 'material', id, title, excerpt, place }
    })
  })
}
