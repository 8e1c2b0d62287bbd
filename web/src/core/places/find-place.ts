import { materialsEndpoints } from '@lectern/contract/materials'
import { MOST_PASSAGES_AT_ONCE, type Passage, type Place } from '@lectern/domain/materials/place'
import { queryOptions } from '@tanstack/react-query'
import { clientFor } from '../../lib/api/api-client.ts'
import { TEXTS } from '../documents/known-texts.ts'

const placesApi = clientFor(materialsEndpoints)

interface Asked {
  passage: Passage
  tell: (places: Promise<Place[]>) => void
}

/** What was asked of each material since the last turn: a screen of items asks for all of its places by one call. */
const waiting = new Map<number, Asked[]>()

/** Where a passage stands in a material: several places where it could be meant in any, none where it is not there. @throws ApiError 404 where the material is gone */
function findPlaces(materialId: number, passage: Passage): Promise<Place[]> {
  return new Promise((tell) => {
    const asked = waiting.get(materialId)
    if (asked) asked.push({ passage, tell })
    else {
      waiting.set(materialId, [{ passage, tell }])
      queueMicrotask(() => askFor(materialId))
    }
  })
}

/** One call after another: what one is refused for, the next would be as well. */
function askFor(materialId: number): void {
  const asked = waiting.get(materialId) ?? []
  waiting.delete(materialId)
  let before: Promise<unknown> = Promise.resolve()
  for (let from = 0; from < asked.length; from += MOST_PASSAGES_AT_ONCE) {
    const some = asked.slice(from, from + MOST_PASSAGES_AT_ONCE)
    const body = { passages: some.map(({ passage }) => passage) }
    const answer = before.then(() => placesApi.findPlaces({ params: { id: materialId }, body }))
    before = answer
    for (const [index, { tell }] of some.entries())
      tell(
        answer.then(({ places, several }) => {
          const place = places[index]
          return place ? [place] : (several[index] ?? [])
        }),
      )
  }
}

/** A query for the places of a passage. A text is another only where scans have been recognised since (`forgetTexts`), and so are the places in it. */
export const placeQuery = (materialId: number, passage: Passage) =>
  queryOptions({
    queryKey: [...TEXTS, 'places', materialId, passage],
    queryFn: () => findPlaces(materialId, passage),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The page of a material with a place marked. */
export const addressOfPlace = (materialId: number, { page, start, end }: Place): string =>
  `/library/${materialId}?page=${page}&from=${start}&to=${end}`
