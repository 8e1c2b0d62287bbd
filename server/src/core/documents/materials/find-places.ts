import type { Answer, Body } from '@lectern/contract/endpoint'
import type { materialsEndpoints } from '@lectern/contract/materials'
import { createPlaceFinder } from '@lectern/domain/materials/place'
import type { Services } from '../../../services.ts'
import { requireMaterial } from '../material-store.ts'
import { pageStartsOf } from './present-item.ts'

type Endpoint = typeof materialsEndpoints.findPlaces

/** Where passages stand in a material, in the order asked; null for what cannot be told. @throws Problem `not_found` */
export async function findPlaces(
  { database: { queries } }: Pick<Services, 'database'>,
  student: { id: number },
  materialId: number,
  passages: Body<Endpoint>['passages'],
): Promise<Answer<Endpoint>> {
  const material = await requireMaterial(queries, student.id, materialId)
  return { places: passages.map(createPlaceFinder(material.text, pageStartsOf(material))) }
}
