import type { Answer, Body } from '@lectern/contract/endpoint'
import type { materialsEndpoints } from '@lectern/contract/materials'
import { createPlaceFinder } from '@lectern/domain/materials/place'
import { inTurns } from '../../../platform/concurrency/in-turns.ts'
import type { Services } from '../../../services.ts'
import { requireMaterial } from '../material-store.ts'
import { pageStartsOf } from './present-item.ts'

type Endpoint = typeof materialsEndpoints.findPlaces

/**
 * Where passages stand in a material, in the order asked: null for what is not there, and for what could be meant in several places, which are
 * told beside.
 * @throws Problem `not_found`; `rate_limited`
 */
export async function findPlaces(
  { database: { queries }, limits }: Pick<Services, 'database' | 'limits'>,
  student: { id: number },
  materialId: number,
  passages: Body<Endpoint>['passages'],
  signal: AbortSignal,
): Promise<Answer<Endpoint>> {
  const material = await requireMaterial(queries, student.id, materialId)
  await limits.hit('placesOfStudent', String(student.id))
  const found = await inTurns(passages, createPlaceFinder(material.text, pageStartsOf(material)), signal)
  return {
    places: found.map(([only, other]) => (only && !other ? only : null)),
    several: found.map((places) => (places.length > 1 ? places : [])),
  }
}
