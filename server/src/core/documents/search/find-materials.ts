import type { Pagination } from '@lectern/contract/shapes'
import { MATERIALS_PER_PAGE } from '@lectern/domain/documents'
import type { MaterialSort } from '@lectern/domain/materials/material'
import { sql } from 'drizzle-orm'
import type { Services } from '../../../services.ts'
import { paginate } from '../../pages/paginate.ts'
import {
  countMaterials,
  listMatchingIds,
  listMaterialRows,
  listRowsOf,
  type MaterialSummaryRow,
} from '../material-store.ts'

interface MaterialsQuery {
  page: number
  /** Trimmed; '' for all. */
  search: string
  sort?: MaterialSort
}

/** A page of the student's materials, of those alone that hold what is searched for. */
export async function findMaterials(
  { database }: Pick<Services, 'database'>,
  student: { id: number },
  { page, search, sort = 'latest' }: MaterialsQuery,
): Promise<{ rows: MaterialSummaryRow[]; pagination: Pagination }> {
  if (search === '') {
    const total = await countMaterials(database.queries, student.id)
    const { offset, pagination } = paginate(total, MATERIALS_PER_PAGE, page)
    const shown = { search, sort, offset, limit: MATERIALS_PER_PAGE }
    return { rows: await listMaterialRows(database.queries, student.id, shown), pagination }
  }
  return database.transaction(async (tx) => {
    // The index is always the shorter way: the planner counts the lines that it saves, and not how long they are.
    await tx.execute(sql`set local enable_seqscan = off`)
    const ids = await listMatchingIds(tx, student.id, search, sort)
    const { offset, pagination } = paginate(ids.length, MATERIALS_PER_PAGE, page)
    const shown = ids.slice(offset, offset + MATERIALS_PER_PAGE)
    return { rows: await listRowsOf(tx, student.id, shown, search), pagination }
  })
}
