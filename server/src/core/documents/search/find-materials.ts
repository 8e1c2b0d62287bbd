import type { Pagination } from '@lectern/contract/shapes'
import { MATERIALS_PER_PAGE } from '@lectern/domain/documents'
import type { Language } from '@lectern/texts/languages'
import type { Queries } from '../../../platform/database/database.ts'
import type { Services } from '../../../services.ts'
import { paginate } from '../../pages/paginate.ts'
import type { MaterialSummaryRow } from '../material-store.ts'
import {
  byTitle,
  countMaterials,
  listMatchingIds,
  listMaterialRows,
  listRowsOf,
  type MaterialFilter,
  type StoredOrder,
} from '../materials/listing-store.ts'
import { searching } from './searching.ts'

interface MaterialsQuery {
  page: number
  /** Trimmed; '' for all. */
  search: string
  /** By title in the order of a reader's language, or an order that the database knows. */
  order?: StoredOrder | { byTitleIn: Language }
}

/** A page of the student's materials, of those alone that are meant and hold what is searched for. */
export async function findMaterials(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  { page, search, order = 'latest' }: MaterialsQuery,
  filter: MaterialFilter = {},
): Promise<{ rows: MaterialSummaryRow[]; pagination: Pagination }> {
  const { queries } = database
  if (search !== '')
    return searching(database, async (tx) =>
      pageOf(
        tx,
        typeof order === 'object'
          ? await byTitle(tx, student.id, order.byTitleIn, { search, filter })
          : await listMatchingIds(tx, student.id, { search, filter, sort: order }),
      ),
    )
  if (typeof order === 'object')
    return pageOf(queries, await byTitle(queries, student.id, order.byTitleIn, { search, filter }))
  const total = await countMaterials(queries, student.id, filter)
  const { offset, pagination } = paginate(total, MATERIALS_PER_PAGE, page)
  const shown = { filter, sort: order, offset, limit: MATERIALS_PER_PAGE }
  return { rows: await listMaterialRows(queries, student.id, shown), pagination }

  async function pageOf(queries: Queries, ids: readonly number[]) {
    const { offset, pagination } = paginate(ids.length, MATERIALS_PER_PAGE, page)
    const shown = ids.slice(offset, offset + MATERIALS_PER_PAGE)
    return { rows: await listRowsOf(queries, student.id, shown, search), pagination }
  }
}
