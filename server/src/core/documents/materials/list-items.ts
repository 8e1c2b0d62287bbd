import type { Answer, Query } from '@lectern/contract/endpoint'
import type { materialsEndpoints } from '@lectern/contract/materials'
import type { Services } from '../../../services.ts'
import { findMaterials } from '../search/find-materials.ts'
import { presentItem } from './present-item.ts'

type Endpoint = typeof materialsEndpoints.list

/** A page of the library. */
export async function listItems(
  services: Pick<Services, 'database'>,
  student: { id: number },
  query: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { rows, pagination } = await findMaterials(services, student, query, { folder: query.folder, tag: query.tag })
  return { materials: rows.map(presentItem), pagination }
}
