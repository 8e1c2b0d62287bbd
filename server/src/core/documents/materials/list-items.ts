import type { Answer, Query } from '@lectern/contract/endpoint'
import type { materialsEndpoints } from '@lectern/contract/materials'
import { MATERIALS_PER_PAGE } from '@lectern/domain/documents'
import type { Services } from '../../../services.ts'
import { paginate } from '../../pages/paginate.ts'
import { countMaterials, listMaterialRows } from '../material-store.ts'
import { presentItem } from './present-item.ts'

type Endpoint = typeof materialsEndpoints.list

/** A page of the library. */
export async function listItems(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  { page, search, sort }: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { offset, pagination } = paginate(await countMaterials(queries, student.id, search), MATERIALS_PER_PAGE, page)
  const rows = await listMaterialRows(queries, student.id, { search, sort, offset, limit: MATERIALS_PER_PAGE })
  return { materials: rows.map(presentItem), pagination }
}
