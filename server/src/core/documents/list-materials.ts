import type { documentsEndpoints } from '@lectern/contract/documents'
import type { Answer, Query } from '@lectern/contract/endpoint'
import { MATERIALS_PER_PAGE } from '@lectern/domain/documents'
import type { Services } from '../../services.ts'
import { paginate } from '../pages/paginate.ts'
import { countMaterials, listMaterialRows } from './material-store.ts'
import { presentMaterialSummary } from './present-material.ts'

type Endpoint = typeof documentsEndpoints.listMaterials

/** A page of the student's materials, the latest first. */
export async function listMaterials(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  { page, search }: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  const materialCount = await countMaterials(queries, student.id, search)
  const { offset, pagination } = paginate(materialCount, MATERIALS_PER_PAGE, page)
  const rows = await listMaterialRows(queries, student.id, { search, offset, limit: MATERIALS_PER_PAGE })
  return { materials: rows.map(presentMaterialSummary), pagination }
}
