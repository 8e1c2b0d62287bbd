import type { Mistake } from '@lectern/contract/writing/shapes'

/** A mistake, and where it stands among those of the report: more than one place where it was made more than once. */
export interface AlikeMistakes {
  mistake: Mistake
  indexes: readonly number[]
}

/** Mistakes of which the same is said, together, in the order of their first places. */
export function alikeMistakes(mistakes: readonly Mistake[]): AlikeMistakes[] {
  const groups = Map.groupBy(mistakes.keys(), (index) => {
    const mistake = mistakes[index]
    return JSON.stringify([mistake?.quote.toLowerCase(), mistake?.correction?.toLowerCase(), mistake?.explanation])
  })
  return [...groups.values()].flatMap((indexes) => {
    const mistake = mistakes[indexes[0] ?? -1]
    return mistake ? [{ mistake, indexes }] : []
  })
}
