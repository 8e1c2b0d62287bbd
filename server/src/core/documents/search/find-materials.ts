import type { Pagination } from '@lectern/contract/shapes'
import { MATERIALS_PER_PAGE } from '@lectern/domain/documents'
import type { MaterialSort } from '@lectern/domain/materials/material'
import type { Services } from '../../../services.ts'
import { paginate } from '../../pages/paginate.ts'
import type { MaterialSummaryRow } from '../material-store.ts'
import {
  countMaterials,
  listMatchingIds,
  listMaterialRows,
  listRowsOf,
  type MaterialFilter,
} from '../materials/listing-store.ts'
import { searching } from './searching.ts'

interface MaterialsQuery {
  page: number
  /** Trimmed; '' for all. */
  search: string
  sort?: MaterialSort
}

/** A page of the student's materials, of those alone that are meant and hold what is searched for. */
export async function findMaterials(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  { page, search, sort = 'latest' }: MaterialsQuery,
  filter: MaterialFilter = {},
): Promise<{ rows: MaterialSummaryRow[]; pagination: Pagination }> {
  if (search === '') {
    const total = await countMaterials(database.queries, student.id, filter)
    const { offset, pagination } = paginate(total, MATERIALS_PER_PAGE, page)
    const shown = { filter, sort, offset, limit: MATERIALS_PER_PAGE }
    return { rows: await listMaterialRows(database.queries, student.id, shown), pagination }
  }
  return searching(database, async (tx) => {
    const ids = await listMatchingIds(tx, student.id, { search, filter, sort })
    const { offset, pagination } = paginate(ids.length, MATERIALS_PER_PAGE, page)
    const shown = ids.slice(offset, offset + MATERIALS_PER_PAGE)
    return { rows: await listRowsOf(tx, student.id, shown, search), pagination }
  })
}
