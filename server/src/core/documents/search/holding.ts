import { foldForSearch, gramsOfSearch } from '@lectern/domain/materials/grams'
import { and, or, type SQL, sql } from 'drizzle-orm'
import { containing, excerptAt } from '../../../platform/database/rows.ts'
import { gramArray, materialGrams } from '../search-tables.ts'
import { materials } from '../tables.ts'
import { gramsOfStudent, TOO_MANY } from './student-grams.ts'

/** Materials of the student whose name, title or text holds `search`, whatever its case; no condition where it is empty. */
export function holding(student: { id: number }, search: string): SQL | undefined {
  if (search === '') return undefined
  const folded = foldForSearch(search)
  const { grams, isExact } = gramsOfSearch(folded)
  const having = (some: Iterable<number>) => sql`${materialGrams.grams} @> ${gramArray(gramsOfStudent(student, some))}`
  const isInside = sql`strpos(${materialGrams.folded}, ${folded}) > 0`
  const indexed = (found?: SQL) =>
    sql`${materials.id} in (select ${materialGrams.materialId} from ${materialGrams} where ${found})`
  const isNew = sql`not exists (select from ${materialGrams} where ${materialGrams.materialId} = ${materials.id})`
  return or(
    containing(search, materials.name, materials.title),
    // Not one condition: what has its grams would be unpacked to see whether it has too many.
    indexed(and(having(grams), isExact ? undefined : isInside)),
    indexed(and(having([TOO_MANY]), isInside)),
    and(isNew, containing(search, materials.text)),
  )
}

/** How the text of a material begins, or, where it holds `search`, the place where it does. */
export function excerptOf(search: string): SQL<string> {
  const beginning = excerptAt(materials.text, sql`0`)
  if (search === '') return beginning
  const place = sql`strpos(${materialGrams.folded}, ${foldForSearch(search)})`
  return sql<string>`coalesce((select ${excerptAt(materials.text, place)} from ${materialGrams}
    where ${materialGrams.materialId} = ${materials.id}), ${beginning})`
}
