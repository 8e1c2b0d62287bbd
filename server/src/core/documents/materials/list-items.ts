import type { Answer, Query } from '@lectern/contract/endpoint'
import type { materialsEndpoints } from '@lectern/contract/materials'
import type { Language } from '@lectern/texts/languages'
import type { Services } from '../../../services.ts'
import { findMaterials } from '../search/find-materials.ts'
import { presentItem } from './present-item.ts'

type Endpoint = typeof materialsEndpoints.list

/** A page of the library. */
export async function listItems(
  services: Pick<Services, 'database'>,
  student: { id: number },
  query: Query<Endpoint>,
  language: Language,
): Promise<Answer<Endpoint>> {
  const { page, search, sort, folder, tag } = query
  const order = sort === 'title' ? { byTitleIn: language } : sort
  const { rows, pagination } = await findMaterials(services, student, { page, search, order }, { folder, tag })
  return { materials: rows.map(presentItem), pagination }
}
