import { setImmediate } from 'node:timers/promises'
import type { Answer, Body } from '@lectern/contract/endpoint'
import type { materialsEndpoints } from '@lectern/contract/materials'
import { createPlaceFinder } from '@lectern/domain/materials/place'
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

/** So long others may have to wait for a long text to be looked through. */
const LOOK_MS = 20

/** Does something for one after another, and lets others go first in between. Ends where nobody waits for it any more. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
  signal: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = []
  let since = performance.now()
  for (const [index, item] of items.entries()) {
    results.push(work(item, index))
    if (performance.now() - since < LOOK_MS) continue
    await setImmediate(undefined, { signal })
    since = performance.now()
  }
  return results
}
