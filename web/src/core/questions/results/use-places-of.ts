import { MAX_PASSAGE_CHARACTERS, type Place } from '@lectern/domain/materials/place'
import { useQueries } from '@tanstack/react-query'
import { placeQuery } from '../../places/find-place.ts'

interface Quoting {
  id: number
  /** Words of the material; null where the question quotes none. */
  source: string | null
}

/** Where the passages of questions stand in a material, by the questions' ids; those are left out of which that cannot be told. */
export function usePlacesOf(materialId: number | null | undefined, questions: readonly Quoting[]): Map<number, Place> {
  const asked = questions.flatMap(({ id, source }) => {
    const isQuoted = source !== null && source.trim() !== '' && source.length <= MAX_PASSAGE_CHARACTERS
    return materialId != null && isQuoted ? [{ id, query: placeQuery(materialId, { words: source }) }] : []
  })
  const places = useQueries({ queries: asked.map(({ query }) => query) })
  return new Map(
    asked.flatMap(({ id }, index) => {
      const [only, other] = places[index]?.data ?? []
      return only && !other ? [[id, only]] : []
    }),
  )
}
