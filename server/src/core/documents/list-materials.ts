import type { documentsEndpoints } from '@lectern/contract/documents'
import type { Answer, Query } from '@lectern/contract/endpoint'
import type { Services } from '../../services.ts'
import { presentMaterialSummary } from './present-material.ts'
import { findMaterials } from './search/find-materials.ts'

type Endpoint = typeof documentsEndpoints.listMaterials

/** A page of the student's materials that hold a text, the latest first. */
export async function listMaterials(
  services: Pick<Services, 'database'>,
  student: { id: number },
  query: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { rows, pagination } = await findMaterials(services, student, query, { hasText: true })
  return { materials: rows.map(presentMaterialSummary), pagination }
}
